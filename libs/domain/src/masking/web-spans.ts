import type { Span } from './span.js';

/** Endings of web addresses that people write without «www», and that are no Norwegian words. */
export const WEB_SUFFIXES: ReadonlySet<string> = new Set(
  'ai app biz blog co com dev dk es eu fi fr info io net nl no online org pl se shop site store tv uk'.split(
    ' ',
  ),
);

const WITH_PREFIX = /(?:https?:\/\/|www\.)[^\s«»“”<>"]+/giu;
const DOTTED = /[\p{L}\p{M}\p{N}_-]+(?:\.[\p{L}\p{M}\p{N}_-]+)*/gu;
const PATH = /[/?#:][^\s«»“”<>"]*/uy;

/** Where a text has a web address, also without «www». */
export function webSpans(text: string): Span[] {
  const prefixed = Array.from(text.matchAll(WITH_PREFIX), ({ 0: all, index }): Span => {
    return [index, index + all.length];
  });
  const bare = Array.from(text.matchAll(DOTTED)).filter(({ 0: name }) => hasWebSuffix(name));
  return prefixed.concat(
    bare.map(({ 0: name, index }): Span => {
      const end = index + name.length;
      PATH.lastIndex = end;
      return [index, end + (PATH.exec(text)?.[0].length ?? 0)];
    }),
  );
}

/** Beginnings and parts that a name such as «finn.no» by itself has not. */
const LEADS_SOMEWHERE = /^www\.|[/?#]/iu;
/** Looked for first, as hardly any text of a request has them, and to look for addresses takes long. */
const MAY_LEAD = /www\.|[/?#]/iu;

/** Whether a text has a web address that can be followed: more than the name of a site, and no e-mail address. */
export function holdsLink(text: string): boolean {
  if (!MAY_LEAD.test(text)) return false;
  return webSpans(text).some(
    ([start, end]) => text[start - 1] !== '@' && LEADS_SOMEWHERE.test(text.slice(start, end)),
  );
}

/** «bilder.Se her» lacks a space and is no address: those are in small letters or all in capitals. */
function hasWebSuffix(name: string): boolean {
  const isLoud = name === name.toUpperCase();
  return name
    .split('.')
    .slice(1)
    .some((label) => WEB_SUFFIXES.has(isLoud ? label.toLowerCase() : label));
}
