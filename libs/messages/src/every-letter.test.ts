import type { ClaimedNotification, Message, Outgoing } from '@boligstyling/application';
import { sampleNotification } from '@boligstyling/application/testing';
import {
  APPLICATION_NOTICES,
  type ApplicationNotice,
  CONFIRMED_PURPOSES,
  DISPUTE_DECISIONS,
  type DisputeDecision,
  INVOICE_NOTICES,
  type InvoiceNotice,
  type Lead,
  NOTIFICATION_KINDS,
  ONE_TIME_LINK_PURPOSES,
  type OneTimeLinkPurpose,
  question,
  SUSPICIONS,
  VALUATION,
} from '@boligstyling/domain';
import {
  sampleApplication,
  sampleInvoice,
  samplePartner,
  sampleSale,
} from '@boligstyling/domain/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { TemplateMessages } from './template-messages.js';
import { SAMPLE_SETTINGS } from './testing/sample-settings.js';

const messages = new TemplateMessages(SAMPLE_SETTINGS);
const later = new Date('2026-11-24T13:00:00.000Z');

const LEADS: readonly Partial<Lead>[] = [
  {},
  { serviceType: VALUATION, message: '', customerName: '40000000' },
  { location: 'asdf', municipality: null },
];
const HELD: readonly Partial<Lead>[] = SUSPICIONS.map((suspicion) => ({ suspicion }));

/** What can have become of a lead by the time its letter is written. */
function* courses(told: ClaimedNotification): Iterable<ClaimedNotification> {
  yield told;
  yield { ...told, assignments: [] };
  for (const purpose of told.confirmation ? CONFIRMED_PURPOSES : []) {
    const newEmail = purpose === 'new-email' ? 'ny@nordmann.no' : null;
    yield { ...told, confirmation: { purpose, expiresAt: later, newEmail } };
  }
  const [own] = told.assignments;
  if (!own) return;
  const agent = samplePartner({ name: 'Per', company: 'Rom AS', kind: 'estate-agent' });
  const others = ['b', 'c'].map((id) => ({
    assignment: { ...own.assignment, id },
    partner: agent,
  }));
  yield { ...told, assignments: [own, ...others] };
  yield { ...told, assignments: [own, ...others], assignmentId: null };
  const asked = question({ ...own.assignment, remindAt: null });
  yield { ...told, assignments: [{ ...own, assignment: asked }] };
  const free = { ...own.assignment, priceOre: 0 };
  yield { ...told, assignments: [{ partner: agent, assignment: free }] };
  const old = { ...own.assignment, state: 'legacy-open' as const, answeredAt: null };
  yield { ...told, assignments: [{ ...own, assignment: old }] };
  const withdrawn = { ...own.assignment, state: 'withdrawn' as const, closedAt: later };
  yield { ...told, assignments: [{ ...own, assignment: withdrawn }] };
}

function letterOf(notification: Parameters<TemplateMessages['of']>[0]): Message[] {
  try {
    return [messages.of(notification)];
  } catch {
    // Some letters are about an assignment, or about something to confirm, and there is none.
    return [];
  }
}

type Kind = Outgoing['kind'];
const KINDS: readonly Kind[] = [
  ...NOTIFICATION_KINDS,
  ...APPLICATION_NOTICES,
  ...INVOICE_NOTICES,
  ...(['partner-erasure', 'sale-ruling', 'sign-in-link'] as const),
];

function lettersOf(kind: Kind): Message[] {
  if (kind === 'partner-erasure') return [true, false].flatMap(erasure);
  if (kind === 'sign-in-link') return ONE_TIME_LINK_PURPOSES.flatMap(signInLetter);
  if (kind === 'sale-ruling') return DISPUTE_DECISIONS.flatMap(ruling);
  if (isApplicationNotice(kind)) return applicationLetters(kind);
  if (isInvoiceNotice(kind)) return invoiceLetters(kind);
  const leads = kind === 'lead-notice' ? [...LEADS, ...HELD] : LEADS;
  const told = leads.map((changes) => sampleNotification(kind, changes));
  return told.flatMap((each) => [...courses(each)].flatMap(letterOf));
}

const isApplicationNotice = (kind: Kind): kind is ApplicationNotice =>
  APPLICATION_NOTICES.some((each) => each === kind);

const isInvoiceNotice = (kind: Kind): kind is InvoiceNotice =>
  INVOICE_NOTICES.some((each) => each === kind);

function signInLetter(purpose: OneTimeLinkPurpose): Message[] {
  const kari = { name: 'Kari Nordmann', email: 'kari@boligstyling.example' };
  return [kari, null].flatMap((recipient) =>
    letterOf({
      ...{ id: 'l', kind: 'sign-in-link', attempts: 1, requestId: null, recipient },
      link: { id: 'l', purpose, subjectId: 's', expiresAt: later },
    }),
  );
}

function invoiceLetters(kind: InvoiceNotice): Message[] {
  const credits = { id: 'i', number: '202600001', issuedOn: '2026-12-01' };
  const note = { kind: 'credit-note', dueOn: null, kid: null, credits } as const;
  const invoice = sampleInvoice(kind === 'partner-credit-note' ? note : {});
  return [0, 25_000].flatMap((paidOre) =>
    letterOf({
      ...{ id: 'n', kind, attempts: 1, requestId: null, partner: samplePartner() },
      account: { invoice, creditedOre: 0, paidOre },
    }),
  );
}

function applicationLetters(kind: ApplicationNotice): Message[] {
  return [null, 'Vi ringer i morgen.\nHilsen oss'].flatMap((reply) =>
    letterOf({
      ...{ id: 'notice', kind, attempts: 1, requestId: null },
      application: sampleApplication({ reply }),
    }),
  );
}

function erasure(held: boolean): Message[] {
  return letterOf({
    ...{ id: 'notice', kind: 'partner-erasure', attempts: 1, requestId: null },
    partner: samplePartner(),
    notice: {
      ...{ partnerId: 'p', reference: '2C3D4E5F', service: 'Fullstyling', askedAt: later, held },
    },
  });
}

function ruling(decision: DisputeDecision): Message[] {
  const said = { reason: 'wrong-number', text: null, at: later, decidedAt: later } as const;
  return [null, 'Vi har ringt selv.'].flatMap((answer) =>
    ['2C3D4E5F', null].flatMap((reference) =>
      letterOf({
        ...{ id: 'notice', kind: 'sale-ruling', attempts: 1, requestId: null },
        partner: samplePartner(),
        sale: sampleSale({ reference, dispute: { ...said, decision, answer } }),
      }),
    ),
  );
}

/** A letter without what nobody sees: style, comments, the words for the inbox. */
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
const wordsOf = (text: string) =>
  text.replaceAll(SAMPLE_SETTINGS.wordmark, ' ').match(/[\p{L}\p{N}@]+/gu) ?? [];
const elements = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<${name}\\b[^>]*>([^]*?)</${name}>`, 'g'))].map(([, inner = '']) =>
    plain(inner),
  );

describe.each(KINDS)('%s', (kind) => {
  let letters: readonly Message[];
  beforeEach(() => {
    letters = lettersOf(kind);
  });

  it('is written in all cases', () => {
    expect(letters.length).toBeGreaterThan(0);
  });

  it('has nothing empty in it', () => {
    for (const { html, subject } of letters) {
      expect(html).not.toMatch(/<(p|h1|h2|a|strong|title|th|td|span|blockquote)\b[^>]*>\s*<\/\1>/);
      expect(html).not.toMatch(/(href|class|style|bgcolor|role|lang|content|width)=""/);
      const [, inTheInbox = ''] = /<div style="display:none[^>]*>([^]*?)<\/div>/.exec(html) ?? [];
      expect(plain(inTheInbox)).toMatch(/^[«\p{L}\d]/u);
      expect(subject).not.toBe('');
    }
  });

  it('says the same in both its forms', () => {
    for (const { html, text } of letters) {
      const read = text.replace(/(: |\()(https|tel|mailto):\S+/g, ' ').replace(/^[-=]+ ?$/gm, ' ');
      // A banner stands above the title, and below it in plain text.
      expect(wordsOf(read).sort()).toEqual(wordsOf(plain(seen(html))).sort());
    }
  });

  it('is made of whole sentences', () => {
    for (const { html, subject } of letters) {
      const page = seen(html);
      const paragraphs = elements(page, 'p');
      const begun = [subject, ...elements(page, 'h1'), ...elements(page, 'h2'), ...paragraphs];
      expect(begun.filter((each) => !/^[«\p{Lu}\d]/u.test(each))).toEqual([]);
      expect(paragraphs.filter((each) => !/[\p{L}\p{N}.?!:»)]$/u.test(each))).toEqual([]);
    }
  });

  it('is set without a slip', () => {
    for (const { html, subject, text } of letters) {
      const slips = /\b(?:undefined|null|NaN)\b|\[object|Invalid/;
      expect([subject, text, plain(seen(html))].filter((each) => slips.test(each))).toEqual([]);
      const paragraphs = elements(seen(html), 'p');
      expect(paragraphs.filter((each) => / [,.?!;](\s|$)|,[.,]/.test(each))).toEqual([]);
    }
  });

  it('keeps to the looks that all letters have', () => {
    const pages = letters.map(({ html }) => html.replaceAll('&#39;', "'"));
    const found = (pattern: RegExp) =>
      new Set(pages.flatMap((page) => [...page.matchAll(pattern)].map(([, each = '']) => each)));
    const rules = [...found(/style="([^"]*)"/g)].flatMap((style) => style.split(';'));
    expect(rules.filter((rule) => !/^\s*[a-z-]+:\s?\S/.test(rule))).toEqual([]);
    const colours = [...found(/(?:color|background|bgcolor)[:=]"?\s*([^;"]*)/g)];
    const isColour = /^#[\da-f]{6}$|^inherit( !important)?$/i;
    expect(colours.filter((colour) => !isColour.test(colour))).toEqual([]);
    const isPage = /^<!doctype html>\s*<html lang="nb">/;
    expect(pages.filter((page) => !isPage.test(page))).toEqual([]);
  });
});
