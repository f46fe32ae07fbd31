/** Control characters but for tab, line feed and carriage return. */
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;
const LINE_BREAK = /[\t\n\r\u2028\u2029]/;

/**
 * Whether a text can be stored, sent and shown as it is: no control characters (PostgreSQL refuses
 * NUL, terminals obey escapes) and no half of a surrogate pair. Line breaks are welcome.
 */
export function isPlainText(text: string): boolean {
  return text.isWellFormed() && !CONTROL.test(text);
}

/** Whether a text is plain and on one line, so that it can stand in a mail header or a log line. */
export function isSingleLine(text: string): boolean {
  return isPlainText(text) && !LINE_BREAK.test(text);
}

/** Whether there is a letter of any script, as there is in every name. */
export function hasLetter(text: string): boolean {
  return /\p{L}/u.test(text);
}

/** Whether anything but white space is there. */
export function isFilled(text: string): boolean {
  return text.trim() !== '';
}

/** Whether there are no more characters than that. Each code point is one, as JSON Schema and PostgreSQL count. */
export function hasAtMost(text: string, limit: number): boolean {
  return text.length <= limit || [...text].length <= limit;
}

/** With its first letter large, as a sentence begins. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * With letters in one piece (NFC) that came in two, as «å» does from some files and keyboards: they look
 * the same, and would not be found. A text of other scripts that would be longer so stays: it may have as
 * much as it had when it was measured, and no more.
 */
export function composed(text: string): string {
  const whole = text.normalize('NFC');
  return whole.length > text.length ? text : whole;
}

/** Without white space at its ends. */
export function trimmed(text: string): string {
  return text.trim();
}
