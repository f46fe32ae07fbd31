const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;
const LINE_BREAK = /[\t\n\r\u2028\u2029]/;

/**
 * Text that can be stored, sent and shown as it is: no control characters (PostgreSQL refuses NUL,
 * terminals obey escapes) and no half of a surrogate pair. Line breaks are allowed.
 */
export function isPlainText(text: string): boolean {
  return text.isWellFormed() && !CONTROL.test(text);
}

/** Plain and on one line, so safe in a mail header or a log line. */
export function isSingleLine(text: string): boolean {
  return isPlainText(text) && !LINE_BREAK.test(text);
}

export function hasLetter(text: string): boolean {
  return /\p{L}/u.test(text);
}

export function isFilled(text: string): boolean {
  return text.trim() !== '';
}

/** Counts code points, as JSON Schema and PostgreSQL do. */
export function hasAtMost(text: string, limit: number): boolean {
  return text.length <= limit || [...text].length <= limit;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * Unicode NFC, because «å» in two parts looks the same and would not be found. A text that NFC
 * would lengthen stays, so that it keeps within its limit.
 */
export function composed(text: string): string {
  const whole = text.normalize('NFC');
  return whole.length > text.length ? text : whole;
}

export function trimmed(text: string): string {
  return text.trim();
}
