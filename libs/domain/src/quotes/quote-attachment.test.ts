import { describe, expect, it } from '@jest/globals';
import { DomainError } from '../core/domain-error.js';
import { sampleAttachment, sampleQuote, sampleTerms } from '../testing/sample-quote.js';
import { attachedBefore, attachedQuote, detachedQuote, sentQuote } from './quote.js';
import {
  ATTACHMENT_TOO_LARGE,
  attachmentName,
  attachmentsOf,
  downloadName,
  MAX_ATTACHMENTS,
  nextAttachments,
} from './quote-attachment.js';

it('a file that is too large is refused with the limit in megabytes', () =>
  expect(ATTACHMENT_TOO_LARGE).toBe('Filen er for stor. Den kan være høyst 10 MB.'));

const NOW = new Date('2026-11-29T10:00:00Z');
const attachment = (id: string) =>
  sampleAttachment({ id, fileId: `file-${id}`, name: `${id}.pdf` });
const DRAFT = sampleQuote({ state: 'draft', versions: [] });
const send = (quote = DRAFT) =>
  sentQuote(
    quote,
    sampleTerms(),
    'Fullstyling',
    { seen: quote.versions.length, idempotencyKey: null },
    NOW,
  );
const codeOf = (work: () => unknown) => {
  try {
    return work();
  } catch (error) {
    return error instanceof DomainError ? error.code : error;
  }
};
const names = (quote = DRAFT, version = 1) => attachmentsOf(quote, version).map(({ id }) => id);
const next = (quote = DRAFT) => nextAttachments(quote).map(({ id }) => id);

describe('the attachments of a quote', () => {
  it('are frozen with each version; a revision keeps and changes them', () => {
    const first = send(attachedQuote(attachedQuote(DRAFT, attachment('a')), attachment('b')));
    expect(names(first)).toEqual(['a', 'b']);
    const changed = attachedQuote(detachedQuote(first, 'a'), attachment('c'));
    expect(names(changed).toSorted()).toEqual(['a', 'b']);
    expect(next(changed).toSorted()).toEqual(['b', 'c']);
    const second = send(changed);
    expect(names(second, 1).toSorted()).toEqual(['a', 'b']);
    expect(names(second, 2).toSorted()).toEqual(['b', 'c']);
    expect(attachedBefore(second)?.toSorted()).toEqual(['a.pdf', 'b.pdf']);
    const third = send(second);
    expect(attachedBefore(third)).toBeUndefined();
    expect(attachedBefore(first)).toBeUndefined();
  });

  it('of a draft alone are gone when they are taken away', () => {
    const quote = detachedQuote(attachedQuote(DRAFT, attachment('a')), 'a');
    expect(quote.attachments).toEqual([]);
    expect(detachedQuote(quote, 'a')).toBe(quote);
    const other = attachedQuote(quote, attachment('b'));
    expect(detachedQuote(other, 'a')).toBe(other);
  });

  it('are three at most, each once', () => {
    let quote = DRAFT;
    for (let nth = 0; nth < MAX_ATTACHMENTS; nth += 1) {
      quote = attachedQuote(quote, attachment(String(nth)));
    }
    expect(attachedQuote(quote, attachment('0'))).toBe(quote);
    expect(codeOf(() => attachedQuote(quote, attachment('x')))).toBe('too-many-attachments');
    const revised = attachedQuote(detachedQuote(send(quote), '0'), attachment('x'));
    expect(next(revised)).toHaveLength(MAX_ATTACHMENTS);
  });

  it('of a chosen or declined quote do not change', () => {
    for (const state of ['chosen', 'declined'] as const) {
      const quote = sampleQuote({ state, closedAt: new Date() });
      expect(codeOf(() => attachedQuote(quote, attachment('a')))).toBe('quote-closed');
      expect(codeOf(() => detachedQuote(quote, 'a'))).toBe('quote-closed');
    }
  });
});

describe('the name of an attachment', () => {
  it.each([
    ['Planløsning stue.pdf', 'Planløsning stue.pdf'],
    ['C:\\Brukere\\Kari\\plan.pdf', 'plan.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['a\u202efdp.exe', 'afdp.exe'],
    ['linje\r\nto.pdf', 'linjeto.pdf'],
    ['', 'vedlegg.pdf'],
    ['.pdf', 'vedlegg.pdf'],
    ['stue  og \u00a0 kjøkken.pdf', 'stue og kjøkken.pdf'],
    [`plan.pdf${'å'.repeat(300)}`, `plan.pdf${'å'.repeat(112)}`],
    [`${'å'.repeat(300)}.pdf`, `${'å'.repeat(116)}.pdf`],
    [`${'å'.repeat(300)}.pdf `, `${'å'.repeat(116)}.pdf`],
    [`${'å'.repeat(115)} ${'ø'.repeat(9)}.pdf`, `${'å'.repeat(115)}.pdf`],
    [`${'å'.repeat(300)}. Ny`, 'å'.repeat(120)],
  ])('of %j is %j', (given, name) => expect(attachmentName(given, 'pdf')).toBe(name));

  it('ends on the type of the stored file when it is downloaded', () => {
    expect(downloadName({ kind: 'pdf', name: 'plan.v2.exe' })).toBe('plan.v2.pdf');
    expect(downloadName({ kind: 'picture', name: 'stue.JPG' })).toBe('stue.webp');
    expect(downloadName({ kind: 'pdf', name: 'Rom 2. Ny' })).toBe('Rom 2. Ny.pdf');
    expect(attachmentName('', 'picture')).toBe('bilde.webp');
  });
});
