import { EMAIL_SUFFIXES } from '../email-suffixes.js';
import type { Span } from './span.js';

/** Endings of web addresses that people write without «www», and that are no Norwegian words. */
export const WEB_SUFFIXES: ReadonlySet<string> = new Set(
  'ai app biz blog co com dev dk es eu fi fr info io net nl no online org pl se shop site store tv uk'.split(
    ' ',
  ),
);

/** Web endings that are Norwegian words too: «ca.to/tre», «kr.pr/mnd», «1.et/2.et». */
const WORDS: ReadonlySet<string> = new Set(
  'as at bo by cm da er et is km la mm nr pr sa so st ta to tr ve vi'.split(' '),
);

const DOTS = /[\u2024\u3002\uff61]/gu;
const WIDE = /[\uff01-\uff5e]/gu;
const WIDE_FROM_ASCII = 0xfee0;

/** Normalises as a browser does, keeping the length. */
const narrowed = (text: string): string =>
  text
    .replace(DOTS, '.')
    .replace(WIDE, (sign) => String.fromCharCode(sign.charCodeAt(0) - WIDE_FROM_ASCII));

const WITH_PREFIX = /(?:https?:\/\/|www\.)[^\s«»“”<>"]+/giu;
const DOTTED = /[\p{L}\p{M}\p{N}_-]+(?:\.[\p{L}\p{M}\p{N}_-]+)*/gu;
const BEGINS_PATH = /[/?#:]/;
const PATH = /[/?#:][^\s«»“”<>"]*/uy;
/** A path, which alone shows that the name before it is a site. */
const LONGER = /^(?::\d+)?\/\S/u;

/**
 * Web addresses in a text. Without «www» the ending must be a common one, or a path must follow, as
 * in shortened links.
 */
export function webSpans(text: string): Span[] {
  const read = narrowed(text);
  const prefixed = Array.from(read.matchAll(WITH_PREFIX), ({ 0: all, index }): Span => {
    return [index, index + all.length];
  });
  const pathAt = pathsOf(read);
  const bare = Array.from(read.matchAll(DOTTED)).flatMap(({ 0: name, index }): Span[] => {
    const end = index + name.length;
    const path = pathAt(end);
    const isAddress = hasWebSuffix(name) || (LONGER.test(path) && leads(name));
    return isAddress ? [[index, end + path.length]] : [];
  });
  return prefixed.concat(bare);
}

/**
 * Called with rising positions: a path within an earlier one is not read again, or «a/a/a/…» would
 * take quadratic time.
 */
function pathsOf(text: string): (start: number) => string {
  let end = 0;
  return (start) => {
    if (!BEGINS_PATH.test(text.charAt(start))) return '';
    if (start >= end) {
      PATH.lastIndex = start;
      end = start + (PATH.exec(text)?.[0].length ?? 0);
    }
    return text.slice(start, end);
  };
}

/** Parts that a bare site name such as «finn.no» lacks. */
const LEADS_SOMEWHERE = /www\.|[/?#]/iu;
/** A cheap first test, because hardly any lead has a link and the full search is slow. */
const MAY_LEAD = /www\.|[/?#\u2024\u3002\uff01-\uff61]/iu;

/** A link that can be followed: more than a site's name, and no e-mail address. */
export function holdsLink(text: string): boolean {
  if (!MAY_LEAD.test(text)) return false;
  const read = narrowed(text);
  return webSpans(read).some(
    ([start, end]) => read[start - 1] !== '@' && LEADS_SOMEWHERE.test(read.slice(start, end)),
  );
}

function leads(name: string): boolean {
  const [ending = '', before = ''] = name.toLowerCase().split('.').reverse();
  return EMAIL_SUFFIXES.has(ending) && !WORDS.has(ending) && /\p{L}/u.test(before);
}

/** «bilder.Se her» lacks a space and is no address: real ones are in one case. */
function hasWebSuffix(name: string): boolean {
  const isLoud = name === name.toUpperCase();
  return name
    .split('.')
    .slice(1)
    .some((label) => WEB_SUFFIXES.has(isLoud ? label.toLowerCase() : label));
}
