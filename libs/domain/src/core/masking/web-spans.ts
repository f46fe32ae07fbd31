import { EMAIL_SUFFIXES } from '../email.js';
import type { Span } from './span.js';

/** Endings that people write without «www», and that are no Norwegian words. */
const WEB_SUFFIXES: ReadonlySet<string> = new Set(
  'ai app biz blog co com dev dk es eu fi fr info io net nl no online org pl se shop site store tv uk'.split(
    ' ',
  ),
);

/** Norwegian words too: «ca.to/tre», «kr.pr/mnd», «1.et/2.et». */
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
/** A path shows that the name before it is a site. */
const LONGER = /^(?::\d+)?\/\S/u;

/** Without «www» the ending must be a common one, or a path must follow. */
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

/** For rising positions: reading a path twice would take quadratic time. */
function pathsOf(text: string): (start: number) => string {
  let end = 0;
  return (start) => {
    if (!BEGINS_PATH.test(text.charAt(start))) return '';
    if (start >= end) {
      PATH.lastIndex = start;
      end = start + PATH.exec(text)![0].length;
    }
    return text.slice(start, end);
  };
}

/** Absent from a bare site name such as «finn.no». */
const LEADS_SOMEWHERE = /www\.|[/?#]/iu;
/** Few texts need the slow reading. */
const MAY_LEAD = /www\.|[/?#\u2024\u3002\uff01-\uff61]/iu;

/** A link to follow: more than a site's name, and no e-mail address. */
export function containsLink(text: string): boolean {
  if (!MAY_LEAD.test(text)) return false;
  const read = narrowed(text);
  return webSpans(read).some(
    ([start, end]) => read[start - 1] !== '@' && LEADS_SOMEWHERE.test(read.slice(start, end)),
  );
}

function leads(name: string): boolean {
  const [ending, before = ''] = name.toLowerCase().split('.').reverse();
  return EMAIL_SUFFIXES.has(ending!) && !WORDS.has(ending!) && /\p{L}/u.test(before);
}

/** «bilder.Se her» is no address: real ones are in one case. */
function hasWebSuffix(name: string): boolean {
  const isLoud = name === name.toUpperCase();
  return name
    .split('.')
    .slice(1)
    .some((label) => WEB_SUFFIXES.has(isLoud ? label.toLowerCase() : label));
}

const AT =
  /[@＠﹫]|[([{]\s?(?:at|a|@|alfa|krøllalfa|snabel-?a)\s?[)\]}]|(?<![\p{L}\p{M}])(?:at|krøllalfa|snabel-?a)(?![\p{L}\p{M}])/giu;

const SPELLED_DOT = String.raw`\s?[([{]\s?(?:dot|punktum|prikk|\.)\s?[)\]}]\s?|\s(?:dot|punktum|prikk)\s`;
const DOT = String.raw`(?:\s?\.|\s\.\s|\.\s(?=(?:com|net|no|org)(?![\p{L}\p{N}]))|${SPELLED_DOT})`;
const LABEL = String.raw`[\p{L}\p{M}\p{N}_-]{1,63}`;
const LOCAL = String.raw`[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_~-]+`;

const DOMAIN = new RegExp(String.raw`\s{0,2}${LABEL}(?:${DOT}${LABEL}){0,8}`, 'iuy');
const LOCAL_PART = new RegExp(String.raw`${LOCAL}(?:(?:${SPELLED_DOT})${LOCAL})*`, 'giu');

/**
 * Also «kari (at) epost (dot) no» and names with an @. A common word or character counts as an @
 * only before a domain.
 */
export function emailSpans(text: string): Span[] {
  const localParts = new Map(
    Array.from(text.matchAll(LOCAL_PART), ({ 0: all, index }) => [index + all.length, index]),
  );
  return Array.from(text.matchAll(AT)).flatMap(({ 0: at, index }) => {
    const after = index + at.length;
    DOMAIN.lastIndex = after;
    const [all] = DOMAIN.exec(text) ?? [''];
    const isSign = at.length === 1 && !/\s/.test(text.charAt(after));
    const suffixes = at.toLowerCase() === 'at' ? WEB_SUFFIXES : EMAIL_SUFFIXES;
    if (!isSign && !hasSuffix(all.trim(), suffixes)) return [];
    const before = text.slice(Math.max(0, index - 2), index);
    const end = index - before.length + before.trimEnd().length;
    return [[localParts.get(end) ?? index, after + all.length] as const];
  });
}

function hasSuffix(domain: string, suffixes: ReadonlySet<string>): boolean {
  const [, ...labels] = domain.toLowerCase().split(/[^\p{L}\p{M}\p{N}_-]/u);
  return labels.some((label) => suffixes.has(label));
}
