import { emailSpans } from './email-spans.js';
import { phoneSpans } from './phone-spans.js';
import { webSpans } from './web-spans.js';

/** Longer than any name, and than an address with the number of a flat. */
const LONGEST_FACT = 80;

/** An exclamation, a question, another line, or a long number. */
const SAYS_SOMETHING = /[!?\n]|\d{6}|(?:\d ?){8}/u;
/** What somebody can be reached by. */
const REACHED_BY = [webSpans, phoneSpans, emailSpans];

/**
 * Whether what stands in a short field may be a message rather than a name, a place or a size: anybody
 * can write anything there, and have us send it to anyone.
 */
export function readsLikeMessage(text: string): boolean {
  if (text.length > LONGEST_FACT || SAYS_SOMETHING.test(text)) return true;
  return REACHED_BY.some((spansOf) => spansOf(text).length > 0);
}
