import { emailSpans } from './email-spans.js';
import { landRegisterSpans } from './land-register-spans.js';
import { nameSpans } from './name-spans.js';
import { phoneSpans } from './phone-spans.js';
import { joined } from './span.js';
import { streetSpans } from './street-spans.js';
import { webSpans } from './web-spans.js';
import { wordsOf } from './words.js';

/**
 * Stands for what is not told, and for nothing else: where an owner wrote it, it becomes three dots.
 * No letter and no digit, so it is nobody's name or number itself.
 */
export const MASK = '…';

/** Who must not be recognised by the text. */
export interface MaskedOwner {
  name: string;
  /** Street, house number and what follows them, as the owner wrote it. */
  address: string;
}

/**
 * What an owner wrote in words of her own, for partners who are asked and do not know yet who she
 * is: without telephone numbers, e-mail and web addresses, streets with the number of a house, numbers
 * of the land register, her own street and each part of her name. Sizes, amounts, years and dates stay. Masks too much rather
 * than too little, and takes time in proportion to the text.
 */
export function maskedText(written: string, owner: MaskedOwner): string {
  const text = written.replaceAll(MASK, '...');
  const words = wordsOf(text);
  const spans = [
    ...phoneSpans(text),
    ...emailSpans(text),
    ...webSpans(text),
    ...landRegisterSpans(text),
    ...streetSpans(text, words, owner.address),
    ...nameSpans(text, words, owner.name),
  ];
  let told = '';
  let from = 0;
  for (const [start, end] of joined(spans, text)) {
    told += text.slice(from, start) + MASK;
    from = end;
  }
  return told + text.slice(from);
}
