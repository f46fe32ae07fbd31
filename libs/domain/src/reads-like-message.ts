import { webSpans } from './masking/web-spans.js';

/** Longer than any name, and than an address with the number of a flat. */
const LONGEST_FACT = 80;

/** An exclamation, a question, another line, or a number that can be called. */
const SAYS_SOMETHING = /[!?\n]|\d{6}|(?:\d ?){8}/u;

/**
 * Whether what stands in a short field may be a message rather than a name, a place or a size: anybody
 * can write anything there, and have us send it to anyone.
 */
export function readsLikeMessage(text: string): boolean {
  return text.length > LONGEST_FACT || SAYS_SOMETHING.test(text) || webSpans(text).length > 0;
}
