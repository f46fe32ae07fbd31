import type { Message } from '@boligstyling/application';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { EMAIL_KINDS, emailsOf, RUN_BY } from './testing/every-email.js';
import { SAMPLE_SETTINGS } from './testing/sample-settings.js';

/** The HTML without invisible parts: style, comments and the preheader. */
const seen = (html: string) =>
  html
    .replace(/[^]*<body[^>]*>/, '')
    .replace(/<div style="display:none[^]*?<\/div>/, '')
    .replace(/<!--[^]*?-->/g, '');
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
const plain = (html: string) =>
  html
    .replace(/<\/?(a|strong|span)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(\w+|#39);/g, (_, name: string) => ENTITIES[name] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim();
const inTheInbox = (html: string) =>
  plain(/<div style="display:none[^>]*>([^&]*)/.exec(html)?.[1] ?? '');
const wordsOf = (text: string) =>
  text.replaceAll(SAMPLE_SETTINGS.wordmark, ' ').match(/[\p{L}\p{N}@]+/gu) ?? [];
const elements = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<${name}\\b[^>]*>([^]*?)</${name}>`, 'g'))].map(([, inner = '']) =>
    plain(inner),
  );

describe.each(EMAIL_KINDS)('%s', (kind) => {
  let emails: readonly Message[];
  beforeEach(() => {
    emails = emailsOf(kind);
  });

  it('is written in all cases', () => {
    expect(emails.length).toBeGreaterThan(0);
  });

  it('says what was read and approved, word for word', () => {
    const said = emails.flatMap(({ subject, html, text }) => [
      `# ${subject}`,
      `(${inTheInbox(html)})`,
      ...text.split(/\n{2,}/),
    ]);
    const ids = /[\da-f]{8}-[\da-f-]{27}|(?<=Referanse: +)[\dA-F]{8}/g;
    const anyId = said.map((each) => each.replace(ids, 'ID'));
    expect(`\n${[...new Set(anyId)].join('\n\n')}\n`).toMatchSnapshot();
  });

  it('has no empty element, attribute or subject', () => {
    for (const { html, subject } of emails) {
      expect(html).not.toMatch(/<(p|h1|h2|a|strong|title|th|td|span|blockquote)\b[^>]*>\s*<\/\1>/);
      expect(html).not.toMatch(/(href|class|style|bgcolor|role|lang|content|width)=""/);
      expect(inTheInbox(html)).toMatch(/^[«\p{L}\d]/u);
      expect(subject).not.toBe('');
    }
  });

  it('says the same in both its forms', () => {
    for (const { html, text } of emails) {
      const read = text.replace(/(: |\()(https|tel|mailto):\S+/g, ' ').replace(/^[-=]+ ?$/gm, ' ');
      // A banner is above the title in HTML and below it in plain text.
      expect(wordsOf(read).sort()).toEqual(wordsOf(plain(seen(html))).sort());
    }
  });

  it('says who runs the site, with number and address, once', () => {
    for (const { html, text } of emails) {
      for (const form of [html, text]) expect(form.split(RUN_BY)).toHaveLength(2);
    }
  });

  it('is made of whole sentences', () => {
    for (const { html, subject } of emails) {
      const page = seen(html);
      const paragraphs = elements(page, 'p');
      const begun = [subject, ...elements(page, 'h1'), ...elements(page, 'h2'), ...paragraphs];
      expect(begun.filter((each) => !/^[«\p{Lu}\d]/u.test(each))).toEqual([]);
      expect(paragraphs.filter((each) => !/[\p{L}\p{N}.?!:»)]$/u.test(each))).toEqual([]);
    }
  });

  it('shows no missing value and no misplaced punctuation', () => {
    for (const { html, subject, text } of emails) {
      const slips = /\b(?:undefined|null|NaN)\b|\[object|Invalid/;
      expect([subject, text, plain(seen(html))].filter((each) => slips.test(each))).toEqual([]);
      const paragraphs = elements(seen(html), 'p');
      expect(paragraphs.filter((each) => / [,.?!;](\s|$)|,[.,]/.test(each))).toEqual([]);
    }
  });

  it('states the ground of a cell in its style too, where filters read it', () => {
    const cells = emails.flatMap(({ html }) => [
      ...html.matchAll(/<td[^>]*\bbgcolor="(.*?)"[^>]*>/g),
    ]);
    expect(cells.length).toBeGreaterThanOrEqual(emails.length);
    const silent = cells.filter(([cell, ground]) => !cell.includes(`background-color:${ground}`));
    expect(silent.map(([cell]) => cell)).toEqual([]);
  });

  it('pads links for Outlook too, which pads cells alone', () => {
    const tags = emails.flatMap(({ html }) => [...html.matchAll(/<(\w+)\b[^>]*>/g)]);
    const styleOf = (tag = '') => /style="([^"]*)"/.exec(tag)?.[1] ?? '';
    for (const [nth, [tag, name = '']] of tags.entries()) {
      const [, padding = '0'] = /(?:^|;)padding:([^;]*)/.exec(styleOf(tag)) ?? [];
      if (padding === '0' || /^t[dh]$/.test(name)) continue;
      expect(styleOf(tags[nth - 1]?.[0])).toContain(`mso-padding-alt:${padding}`);
    }
  });

  it('has styles, colours and a page frame that mail programs understand', () => {
    const pages = emails.map(({ html }) => html.replaceAll('&#39;', "'"));
    const found = (pattern: RegExp) =>
      new Set(pages.flatMap((page) => [...page.matchAll(pattern)].map(([, each = '']) => each)));
    const rules = [...found(/style="([^"]*)"/g)].flatMap((style) => style.split(';'));
    expect(rules.filter((rule) => !/^\s*[a-z-]+:\s?\S/.test(rule))).toEqual([]);
    const cut = /^\s*(?:font:[^ ]+ [^ ]+\s*|border(?:-top)?:1px solid\s*)$/;
    expect(rules.filter((rule) => cut.test(rule))).toEqual([]);
    const colours = [...found(/(?:color|background|bgcolor)[:=]"?\s*([^;"]*)/g)];
    const isColour = /^#[\da-f]{6}$|^inherit( !important)?$/i;
    expect(colours.filter((colour) => !isColour.test(colour))).toEqual([]);
    const isPage = /^<!doctype html>\s*<html lang="nb">/;
    expect(pages.filter((page) => !isPage.test(page))).toEqual([]);
  });
});
