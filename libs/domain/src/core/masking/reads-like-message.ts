import { emailSpans } from './email-spans.js';
import { phoneSpans } from './phone-spans.js';
import { webSpans } from './web-spans.js';

/** Longer than any name or address with a flat number. */
const LONGEST_FACT = 80;

const SAYS_SOMETHING = /[!?\n]|\d{6}|(?:\d ?){8}/u;
const REACHED_BY = [webSpans, phoneSpans, emailSpans];

/**
 * A short field with a message in place of a name, place or size: the forms are open to anyone, and
 * the text would be sent to others.
 */
export function readsLikeMessage(text: string): boolean {
  if (text.length > LONGEST_FACT || SAYS_SOMETHING.test(text)) return true;
  return REACHED_BY.some((spansOf) => spansOf(text).length > 0);
}
