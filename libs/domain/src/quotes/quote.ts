import { DomainError } from '../core/domain-error.js';
import { dayAt, norwegianDay, startOfNorwegianDay } from '../core/time/norwegian-day.js';
import { UNDO_MINUTES } from '../assignments/assignment.js';
import {
  type QuoteDraft,
  QUOTE_TERM_KEYS,
  quoteFaults,
  type QuoteTermKey,
  quoteTermKeys,
  type QuoteTerms,
} from './quote-terms.js';

/**
 * A partner's price to an owner, at most one for each accepted assignment of a stylist.
 *
 * - draft → sent
 * - sent → sent, when revised: a new version, which the owner sees in place of the earlier one
 * - sent → withdrawn, by its partner or with its assignment
 * - sent → expired, after its last day
 * - withdrawn or expired → sent, as a new version
 * - sent → chosen, by the owner; chosen → sent, when the owner undoes it within ten minutes
 * - sent → declined, when the owner chooses another one or none
 * - chosen → declined, when an administrator gives the lead another status, with a reason
 */
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
  /** From 1. */
  readonly version: number;
  readonly sentAt: Date;
  readonly terms: QuoteTerms;
  /** The idempotency key under which it was sent; null: none was given. */
  readonly idempotencyKey: string | null;
}

export interface Quote {
  readonly id: string;
  readonly leadId: string;
  readonly assignmentId: string;
  readonly partnerId: string;
  readonly state: QuoteState;
  /** What the partner has written and not sent; null: nothing. */
  readonly draft: QuoteDraft | null;
  /** Every version that was sent, the first one first. */
  readonly versions: readonly QuoteVersion[];
  /** When the owner chose it; null unless it is chosen, or an administrator overruled the choice. */
  readonly chosenAt: Date | null;
  /** When it ended, or its choice became final; null while it is open or its choice undoable. */
  readonly closedAt: Date | null;
  /** Why an administrator overrules the choice, for owner and partner; null: nobody does. */
  readonly reason: string | null;
  /** When the partner was reminded to send one; null: never. */
  readonly remindedAt: Date | null;
}

/** Of an administrator who overrules a choice. */
export const CHOICE_REASON_MAX_LENGTH = 1000;

/** Most versions of one quote, so that its history stays readable. */
export const MAX_QUOTE_VERSIONS = 50;

export function newQuote(of: Pick<Quote, 'id' | 'leadId' | 'assignmentId' | 'partnerId'>): Quote {
  return {
    ...of,
    state: 'draft',
    draft: null,
    versions: [],
    chosenAt: null,
    closedAt: null,
    reason: null,
    remindedAt: null,
  };
}

/** 0 before the first one is sent. */
export function versionOf({ versions }: Pick<Quote, 'versions'>): number {
  return versions.length;
}

/** The terms sent last; undefined before the first. */
export function termsOf({ versions }: Pick<Quote, 'versions'>): QuoteTerms | undefined {
  return versions.at(-1)?.terms;
}

/** The amounts of the terms sent last, for integrators that may see them. */
export function quoteAmounts(quote: Pick<Quote, 'versions'>): Record<string, string> {
  const terms = termsOf(quote);
  if (!terms) return {};
  const { priceFrom, priceTo } = terms;
  return { price_from: String(priceFrom), ...(priceTo !== null && { price_to: String(priceTo) }) };
}

/** The end of a quote's last day; null if none was sent. */
export function expiresAt(quote: Pick<Quote, 'versions'>): Date | null {
  const until = termsOf(quote)?.validUntil;
  return until === undefined ? null : startOfNorwegianDay(dayAt(until, 1));
}

/** The state by the clock: an open quote is expired from the end of its last day on. */
export function quoteStateAt(quote: Quote, now: Date): QuoteState {
  const end = expiresAt(quote);
  return quote.state === 'sent' && end !== null && end <= now ? 'expired' : quote.state;
}

/** True while the owner can choose it. */
export function isOpenQuote(quote: Quote, now: Date): boolean {
  return quoteStateAt(quote, now) === 'sent';
}

/** True once its owner has seen it. */
export function wasSent({ versions }: Pick<Quote, 'versions'>): boolean {
  return versions.length > 0;
}

/** True until {@link UNDO_MINUTES} after the choice. */
export function isChoiceUndoable({ chosenAt, closedAt, state }: Quote, now: Date): boolean {
  return state === 'chosen' && closedAt === null && now < choiceUndoUntil(chosenAt ?? now);
}

export function choiceUndoUntil(chosenAt: Date): Date {
  return new Date(chosenAt.getTime() + UNDO_MINUTES * 60_000);
}

/** A sending of a quote by its partner. */
export interface QuoteSending {
  /** Version that it revises; null: the partner saw none. */
  readonly seen: number | null;
  readonly idempotencyKey: string | null;
}

/**
 * The first or a new version. The same terms under the same idempotency key are sent once.
 *
 * @param draft tidied terms
 * @throws DomainError `invalid-quote` with the faulty fields, `version-required` and
 *   `quote-changed` when a version was sent that the partner did not see, `quote-closed` once it is
 *   chosen or declined, `idempotency-key-reused` for other terms, `too-many-quote-versions`
 */
export function sentQuote(
  quote: Quote,
  draft: QuoteDraft,
  { idempotencyKey, seen }: QuoteSending,
  now: Date,
): Quote {
  if (isRepeat(quote, draft, idempotencyKey)) return quote;
  requireRevisable(quote);
  if (seen === null && wasSent(quote)) throw new DomainError('version-required');
  if ((seen ?? 0) !== versionOf(quote)) throw new DomainError('quote-changed');
  if (versionOf(quote) >= MAX_QUOTE_VERSIONS) throw new DomainError('too-many-quote-versions');
  const faults = quoteFaults(draft, norwegianDay(now));
  if (faults.length > 0) throw new DomainError('invalid-quote', undefined, faults);
  const terms = draft as QuoteTerms;
  const version = { version: versionOf(quote) + 1, sentAt: now, terms, idempotencyKey };
  return {
    ...quote,
    state: 'sent',
    draft: null,
    versions: [...quote.versions, version],
    closedAt: null,
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

/** @throws DomainError `quote-closed` once it is chosen or declined */
export function draftedQuote(quote: Quote, draft: QuoteDraft): Quote {
  requireRevisable(quote);
  return { ...quote, draft };
}

/** False once the owner has chosen or declined it. */
export function canRevise(quote: Pick<Quote, 'state'> | undefined): boolean {
  return quote?.state !== 'chosen' && quote?.state !== 'declined';
}

function requireRevisable({ state }: Quote): void {
  if (!canRevise({ state })) {
    throw new DomainError('quote-closed', CLOSED_QUOTE[state]);
  }
}

const CLOSED_QUOTE: Record<QuoteState, string> = {
  draft: 'Tilbudet er ikke sendt.',
  sent: 'Tilbudet er allerede sendt.',
  withdrawn: 'Stylisten har trukket tilbudet.',
  expired: 'Tilbudet er utløpt.',
  chosen: 'Eieren har valgt tilbudet.',
  declined: 'Eieren har takket nei til tilbudet.',
};

/** The refusal to do something with a quote that is not open, with how it stands. */
export function quoteClosed(quote: Quote, now: Date): DomainError {
  return new DomainError('quote-closed', CLOSED_QUOTE[quoteStateAt(quote, now)]);
}

/**
 * @param seen version that the owner saw
 * @throws DomainError `quote-closed` unless it is open, `quote-revised` when a newer version was
 *   sent since
 */
export function chosenQuote(quote: Quote, seen: number, now: Date): Quote {
  if (!isOpenQuote(quote, now)) throw quoteClosed(quote, now);
  if (seen !== versionOf(quote)) throw new DomainError('quote-revised');
  return { ...quote, state: 'chosen', chosenAt: now };
}

/** Ends an open quote. */
export function endedQuote(
  quote: Quote,
  state: 'withdrawn' | 'expired' | 'declined',
  now: Date,
): Quote {
  return { ...quote, state, closedAt: now };
}

/** By when each was first sent; those never sent come last. */
export function inOrderOfArrival(quotes: readonly Quote[]): Quote[] {
  const firstSent = ({ versions }: Quote) => Number(versions[0]?.sentAt ?? Infinity);
  return quotes.toSorted((a, b) => firstSent(a) - firstSent(b) || 0);
}

export interface TermChange {
  readonly key: QuoteTermKey;
  readonly before: QuoteTerms[QuoteTermKey];
}

/** The terms that the newest version changed, with their values in the one before. */
export function lastChanges({ versions }: Pick<Quote, 'versions'>, service: string): TermChange[] {
  const [before, after] = [versions.at(-2)?.terms, versions.at(-1)?.terms];
  if (!before || !after) return [];
  return quoteTermKeys(service)
    .filter((key) => String(before[key]) !== String(after[key]))
    .map((key) => ({ key, before: before[key] }));
}
