import { EMAIL_SUFFIXES } from '../email-suffixes.js';
import type { Span } from './span.js';
import { WEB_SUFFIXES } from './web-spans.js';

const AT =
  /[@＠﹫]|[([{]\s?(?:at|a|@|alfa|krøllalfa|snabel-?a)\s?[)\]}]|(?<![\p{L}\p{M}])(?:at|krøllalfa|snabel-?a)(?![\p{L}\p{M}])/giu;

const SPELLED_DOT = String.raw`\s?[([{]\s?(?:dot|punktum|prikk|\.)\s?[)\]}]\s?|\s(?:dot|punktum|prikk)\s`;
const DOT = String.raw`(?:\s?\.|\s\.\s|\.\s(?=(?:com|net|no|org)(?![\p{L}\p{N}]))|${SPELLED_DOT})`;
const LABEL = String.raw`[\p{L}\p{M}\p{N}_-]{1,63}`;
const LOCAL = String.raw`[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_~-]+`;

const DOMAIN = new RegExp(String.raw`\s{0,2}(${LABEL}(?:${DOT}${LABEL}){0,8})`, 'iuy');
const LOCAL_PART = new RegExp(String.raw`${LOCAL}(?:(?:${SPELLED_DOT})${LOCAL})*`, 'giu');

/**
 * E-mail addresses in a text, also «kari (at) epost (dot) no», and names with an @. A common word
 * or character counts as an @ only before a domain.
 */
export function emailSpans(text: string): Span[] {
  const localParts = new Map(
    Array.from(text.matchAll(LOCAL_PART), ({ 0: all, index }) => [index + all.length, index]),
  );
  return Array.from(text.matchAll(AT)).flatMap(({ 0: at, index }) => {
    const after = index + at.length;
    DOMAIN.lastIndex = after;
    const [all = '', domain = ''] = DOMAIN.exec(text) ?? [];
    const isSign = at.length === 1 && !/\s/.test(text.charAt(after));
    const suffixes = at.toLowerCase() === 'at' ? WEB_SUFFIXES : EMAIL_SUFFIXES;
    if (!isSign && !hasSuffix(domain, suffixes)) return [];
    const before = text.slice(Math.max(0, index - 2), index);
    const end = index - before.length + before.trimEnd().length;
    return [[localParts.get(end) ?? index, after + all.length] as const];
  });
}

function hasSuffix(domain: string, suffixes: ReadonlySet<string>): boolean {
  const [, ...labels] = domain.toLowerCase().split(/[^\p{L}\p{M}\p{N}_-]/u);
  return labels.some((label) => suffixes.has(label));
}
