const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;
const LINE_BREAK = /[\t\n\r\u2028\u2029]/;

/**
 * No control characters (PostgreSQL refuses NUL, terminals obey escapes) and no half surrogate
 * pair. Line breaks are allowed.
 */
export function isPlainText(text: string): boolean {
  return text.isWellFormed() && !CONTROL.test(text);
}

/** Safe in a mail header or a log line. */
export function isSingleLine(text: string): boolean {
  return isPlainText(text) && !LINE_BREAK.test(text);
}

export function containsLetter(text: string): boolean {
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
 * Unicode NFC, because «å» in two parts would not be found. A text that NFC would lengthen stays
 * within its limit.
 */
export function composed(text: string): string {
  const whole = text.normalize('NFC');
  return whole.length > text.length ? text : whole;
}

export function trimmed(text: string): string {
  return text.trim();
}

/** Removes white space and direction marks, which phone contacts add. */
export function withoutUnseen(text: string): string {
  return text.replace(/[\s\p{Cf}]/gu, '');
}

const PRINTABLE =
  /^[ -~\u00a0-\u00ac\u00ae-\u017e\u018f\u0192\u019d\u01cd\u01ce\u01e6\u01e7\u01ea\u01eb\u01fa-\u01ff\u0218-\u021b\u0232\u0233\u0237–—‘’“”•…€−]*$/;

/** The invoice typefaces have these letters; other names are refused at input. */
export function isPrintable(text: string): boolean {
  return PRINTABLE.test(text.normalize('NFC'));
}

/** Users cannot find invisible characters. */
const printed = (text: string): string =>
  text
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\p{Zs}/gu, ' ')
    .trim();

export const PRINTED = {
  tidy: printed,
  rules: [
    {
      holds: isPrintable,
      otherwise: 'Fjern tegn som ikke kan stå på en faktura, som emoji.',
    },
  ],
} as const;

/** Undefined if it is no absolute address. Browsers of early 2023 have no `URL.canParse`. */
export function urlOf(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
