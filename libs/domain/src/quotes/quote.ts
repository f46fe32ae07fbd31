import { DomainError } from '../core/domain-error.js';
import { requireVersion } from '../core/version.js';
import { dayAt, norwegianDay, startOfNorwegianDay } from '../core/time/norwegian-day.js';
import { numberInWords } from '../core/wording.js';
import { type Report, UNDO_MINUTES } from '../assignments/assignment.js';
import {
  type QuoteDraft,
  QUOTE_TERM_KEYS,
  quoteFaults,
  type QuoteTermKey,
  quoteTermKeys,
  type QuoteTerms,
} from './quote-terms.js';
import {
  attachmentsOf,
  type QuoteAttachment,
  sentAttachments,
  withAttachment,
  withoutAttachment,
} from './quote-attachment.js';

/** One per accepted assignment. Its transitions: `docs/architecture.md`, «States». */
export const QUOTE_STATES = [
  'draft',
  'sent',
  'withdrawn',
  'expired',
  'chosen',
  'declined',
] as const;
export type QuoteState = (typeof QUOTE_STATES)[number];

export interface QuoteVersion {
  readonly version: number;
  readonly sentAt: Date;
  readonly service: string;
  readonly terms: QuoteTerms;
  readonly idempotencyKey: string | null;
}

export interface Quote {
  readonly id: string;
  readonly leadId: string;
  readonly assignmentId: string;
  readonly partnerId: string;
  readonly state: QuoteState;
  readonly draft: QuoteDraft | null;
  readonly versions: readonly QuoteVersion[];
  /** In order of arrival. */
  readonly attachments: readonly QuoteAttachment[];
  readonly chosenAt: Date | null;
  readonly closedAt: Date | null;
  readonly reason: string | null;
  readonly remindedAt: Date | null;
}

export const CHOICE_REASON_MAX_LENGTH = 1000;

/** Keeps the history readable. */
export const MAX_QUOTE_VERSIONS = 50;

export function newQuote(of: Pick<Quote, 'id' | 'leadId' | 'assignmentId' | 'partnerId'>): Quote {
  return {
    ...of,
    state: 'draft',
    draft: null,
    versions: [],
    attachments: [],
    chosenAt: null,
    closedAt: null,
    reason: null,
    remindedAt: null,
  };
}

export function versionOf({ versions }: Pick<Quote, 'versions'>): number {
  return versions.length;
}

export function termsOf({ versions }: Pick<Quote, 'versions'>): QuoteTerms | undefined {
  return versions.at(-1)?.terms;
}

/** Chosen only once revised. */
export function isForEarlierService(quote: Quote, service: string): boolean {
  return isSentQuote(quote) && quote.versions.at(-1)?.service !== service;
}

export function quoteAmounts(quote: Pick<Quote, 'versions'>): Record<string, string> {
  const terms = termsOf(quote);
  if (!terms) return {};
  const { priceFrom, priceTo } = terms;
  return { price_from: String(priceFrom), ...(priceTo !== null && { price_to: String(priceTo) }) };
}

export function expiresAt(quote: Pick<Quote, 'versions'>): Date | null {
  const until = termsOf(quote)?.validUntil;
  return until === undefined ? null : startOfNorwegianDay(dayAt(until, 1));
}

export function quoteStateAt(quote: Quote, now: Date): QuoteState {
  const end = expiresAt(quote);
  return quote.state === 'sent' && end !== null && end <= now ? 'expired' : quote.state;
}

/** The owner can still undo the choice, so others do not know of it. */
export function isUnannounced({ closedAt, state }: Pick<Quote, 'state' | 'closedAt'>): boolean {
  return state === 'chosen' && closedAt === null;
}

/** As partners and integrators know it. */
export function announcedQuoteState(quote: Quote, now: Date): QuoteState {
  return isUnannounced(quote) ? 'sent' : quoteStateAt(quote, now);
}

export function isDraftQuote({ state }: Pick<Quote, 'state'>): boolean {
  return state === 'draft';
}

/** Perhaps past its last day. */
export function isSentQuote({ state }: Pick<Quote, 'state'>): boolean {
  return state === 'sent';
}

export function isChosenQuote({ state }: Pick<Quote, 'state'>): boolean {
  return state === 'chosen';
}

export function isOpenQuote(quote: Quote, now: Date): boolean {
  return quoteStateAt(quote, now) === 'sent';
}

export function wasSent({ versions }: Pick<Quote, 'versions'>): boolean {
  return versions.length > 0;
}

export function isChoiceUndoable({ chosenAt, closedAt, state }: Quote, now: Date): boolean {
  return state === 'chosen' && closedAt === null && now < choiceUndoUntil(chosenAt ?? now);
}

export function choiceUndoUntil(chosenAt: Date): Date {
  return new Date(chosenAt.getTime() + UNDO_MINUTES * 60_000);
}

export interface QuoteSending {
  /** Version that it revises; null: the partner saw none. */
  readonly seen: number | null;
  readonly idempotencyKey: string | null;
}

/**
 * The same terms under one idempotency key are sent once.
 *
 * @param draft tidied terms
 * @throws `invalid-quote` with the fields, `version-required`, `version-stale` when the partner did
 * not see the last version, `quote-closed`, `idempotency-key-reused`, `too-many-quote-versions`
 */
export function sentQuote(
  quote: Quote,
  draft: QuoteDraft,
  service: string,
  { idempotencyKey, seen }: QuoteSending,
  now: Date,
): Quote {
  if (isRepeat(quote, draft, idempotencyKey)) return quote;
  if (!canRevise(quote)) throw closedAs(quote, quote.state);
  if (seen === null && wasSent(quote)) throw new DomainError('version-required');
  requireVersion(versionOf(quote), seen ?? 0);
  if (versionOf(quote) >= MAX_QUOTE_VERSIONS) throw new DomainError('too-many-quote-versions');
  const faults = quoteFaults(draft, norwegianDay(now));
  if (faults.length > 0) throw new DomainError('invalid-quote', undefined, faults);
  const terms = draft as QuoteTerms;
  const version = { version: versionOf(quote) + 1, sentAt: now, service, terms, idempotencyKey };
  return {
    ...quote,
    state: 'sent',
    draft: null,
    versions: [...quote.versions, version],
    attachments: sentAttachments(quote, version.version),
    ...{ chosenAt: null, closedAt: null, reason: null },
  };
}

function isRepeat({ versions }: Quote, draft: QuoteDraft, key: string | null): boolean {
  const earlier = key === null ? undefined : versions.find((it) => it.idempotencyKey === key);
  if (!earlier) return false;
  const isSame = QUOTE_TERM_KEYS.every(
    (each) => String(earlier.terms[each]) === String(draft[each]),
  );
  if (!isSame)
    throw new DomainError('idempotency-key-reused', 'Nøkkelen er brukt til et annet tilbud.');
  return true;
}

/** @throws `quote-closed` */
export function draftedQuote(quote: Quote, draft: QuoteDraft): Quote {
  requireDraftable(quote);
  return { ...quote, draft };
}

/** @throws `quote-closed`, `too-many-attachments` */
export function attachedQuote(quote: Quote, attachment: QuoteAttachment): Quote {
  requireDraftable(quote);
  return withAttachment(quote, attachment);
}

/** @throws `quote-closed` */
export function detachedQuote(quote: Quote, id: string): Quote {
  requireDraftable(quote);
  return withoutAttachment(quote, id, versionOf(quote));
}

/**
 * No call is due: the partner reported a loss, or the owner declined its quote and no agreement is
 * reported.
 */
export function cameToNothing(
  report: Report | null,
  quote: QuoteState | null | undefined,
): boolean {
  return report === 'lost' || (quote === 'declined' && report !== 'won');
}

type Closing = Pick<Quote, 'state'> & Partial<Pick<Quote, 'reason'>>;

/** An overruled choice has a reason. */
export function canRevise(quote: Closing | undefined): boolean {
  return quote?.state !== 'chosen' && (quote?.state !== 'declined' || Boolean(quote.reason));
}

/** A chosen quote counts as sent until the choice is final. */
export function canDraft(quote: (Closing & Pick<Quote, 'closedAt'>) | undefined): boolean {
  return canRevise(quote) || (quote !== undefined && isUnannounced(quote));
}

function requireDraftable(quote: Quote): void {
  if (!canDraft(quote)) throw closedAs(quote, quote.state);
}

const CLOSED_QUOTE: Record<QuoteState, string> = {
  draft: 'Tilbudet er ikke sendt.',
  sent: 'Tilbudet er allerede sendt.',
  withdrawn: 'Stylisten har trukket tilbudet.',
  expired: 'Tilbudet er utløpt.',
  chosen: 'Eieren har valgt tilbudet.',
  declined: 'Eieren går ikke videre med tilbudet.',
};

export function quoteClosed(quote: Quote, now: Date): DomainError {
  return closedAs(quote, quoteStateAt(quote, now));
}

const NOT_FINAL = `Eieren har valgt tilbudet, og kan angre i ${numberInWords(UNDO_MINUTES)} minutter. Prøv igjen etterpå.`;

function closedAs(quote: Quote, state: QuoteState): DomainError {
  return new DomainError('quote-closed', isUnannounced(quote) ? NOT_FINAL : CLOSED_QUOTE[state]);
}

/**
 * @param seen version that the owner saw
 * @throws `quote-closed`, `quote-revised`
 */
export function chosenQuote(quote: Quote, seen: number, now: Date): Quote {
  if (!isOpenQuote(quote, now)) throw quoteClosed(quote, now);
  if (seen !== versionOf(quote)) throw new DomainError('quote-revised');
  return { ...quote, state: 'chosen', chosenAt: now };
}

export function endedQuote(
  quote: Quote,
  state: 'withdrawn' | 'expired' | 'declined',
  now: Date,
): Quote {
  return { ...quote, state, closedAt: now };
}

/** By first sending; drafts last. */
export function inOrderOfArrival(quotes: readonly Quote[]): Quote[] {
  const firstSent = ({ versions }: Quote) => Number(versions[0]?.sentAt ?? Infinity);
  return quotes.toSorted((a, b) => firstSent(a) - firstSent(b) || 0);
}

export interface TermChange {
  readonly key: QuoteTermKey;
  readonly before: QuoteTerms[QuoteTermKey];
}

/** Names of the version before; undefined: unchanged. */
export function attachedBefore(
  quote: Pick<Quote, 'versions' | 'attachments'>,
): string[] | undefined {
  const version = versionOf(quote);
  const [before, after] = [attachmentsOf(quote, version - 1), attachmentsOf(quote, version)];
  const isSame = before.length === after.length && before.every((each) => after.includes(each));
  return version < 2 || isSame ? undefined : before.map(({ name }) => name);
}

export function lastChanges({ versions }: Pick<Quote, 'versions'>, service: string): TermChange[] {
  const [before, after] = [versions.at(-2)?.terms, versions.at(-1)?.terms];
  if (!before || !after) return [];
  return quoteTermKeys(service)
    .filter((key) => String(before[key]) !== String(after[key]))
    .map((key) => ({ key, before: before[key] }));
}
