//! Text put together at compile time, for the panic of a proof: `const` panics take one `&str`.

/// Up to 256 bytes of text; what does not fit is cut off.
pub(super) struct Message {
    bytes: [u8; 256],
    len: usize,
}

impl Message {
    pub(super) const fn new() -> Self {
        Self { bytes: [0; 256], len: 0 }
    }

    pub(super) const fn text(mut self, text: &str) -> Self {
        let text = text.as_bytes();
        // All or nothing, so that no character is cut in two.
        if text.len() <= self.bytes.len() - self.len {
            let mut i = 0;
            while i < text.len() {
                self.bytes[self.len] = text[i];
                self.len += 1;
                i += 1;
            }
        }
        self
    }

    pub(super) const fn number(self, n: u64) -> Self {
        let mut digits = [0; 20];
        let mut at = digits.len();
        let mut rest = n;
        loop {
            at -= 1;
            digits[at] = b'0' + (rest % 10) as u8;
            rest /= 10;
            if rest == 0 {
                break;
            }
        }
        match core::str::from_utf8(digits.split_at(at).1) {
            Ok(digits) => self.text(digits),
            Err(_) => self,
        }
    }

    pub(super) const fn as_str(&self) -> &str {
        match core::str::from_utf8(self.bytes.split_at(self.len).0) {
            Ok(text) => text,
            Err(_) => "",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Message;

    #[test]
    fn text_and_numbers() {
        assert_eq!(
            Message::new().text("at ").number(0).text(", ").number(u64::MAX).as_str(),
            "at 0, 18446744073709551615"
        );
    }

    #[test]
    fn what_does_not_fit_is_left_out_whole() {
        let long = "é".repeat(127);
        assert_eq!(Message::new().text(&long).text("éé").text("é").as_str(), "é".repeat(128));
    }
}
