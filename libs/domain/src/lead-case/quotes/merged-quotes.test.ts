import { beforeEach, describe, expect, it } from '@jest/globals';
import { DomainError } from '../../core/domain-error.js';
import type { Lead } from '../../leads/lead.js';
import { Market } from '../../testing/market.js';
import { sampleTerms } from '../../testing/sample-quote.js';
import { sampleLead } from '../../testing/sample-lead.js';
import { acceptAssignment } from '../answer.js';
import { mergeByHand } from '../merging.js';
import { setStatus } from '../pending-status.js';
import { recordReport } from '../report.js';
import type { OpenCase } from '../open-case.js';
import { chooseQuote, declineAllQuotes, declineMergedQuotes, undoChoice } from './choose-quote.js';
import { sendQuote } from './send-quote.js';

const SAME_OWNER = { serviceType: 'Delstyling' } as const;
const OTHER_MAILBOX = { customerPhone: '99887766', customerEmail: 'ola@online.no' };

let market: Market;
let first: string;
let later: string;
beforeEach(() => {
  market = new Market();
  for (let nth = 1; nth <= 2; nth += 1)
    market.join(`S${nth}`, { services: ['Fullstyling', 'Delstyling'] });
  first = receive();
});

function receive(changes: Partial<Lead> = {}): string {
  const id = market.newId();
  market.receive(sampleLead({ id, receivedAt: market.now, ...changes }));
  market.settle();
  return id;
}
const happen = (leadId: string, what: (open: OpenCase) => void) => {
  market.happen(leadId, what);
  market.settle();
};
const quoteOf = (leadId: string, nth = 0) => market.state(leadId).quotes[nth];
const stateOf = (leadId: string) => quoteOf(leadId)?.state;
const emails = (kind: string) => market.mails.filter((mail) => mail.kind === kind);
const refusal = (what: () => void): unknown => {
  try {
    what();
  } catch (error) {
    if (error instanceof DomainError) return error.code;
    throw error;
  }
  return undefined;
};

/** Its first partner accepts and sends a quote. */
function quote(leadId: string): void {
  const [{ id = '' } = {}] = market.state(leadId).assignments;
  happen(leadId, (open) => acceptAssignment(open, id));
  send(leadId);
}
function send(leadId: string, seen: number | null = null): void {
  const [{ id = '' } = {}] = market.state(leadId).assignments;
  const terms = sampleTerms({ priceFrom: 20_000 + (seen ?? 0), validUntil: '2027-02-01' });
  happen(leadId, (open) => sendQuote(open, id, terms, { seen, idempotencyKey: null }));
}
const choose = (leadId: string) => {
  happen(leadId, (open) => chooseQuote(open, quoteOf(leadId)?.id ?? '', 1));
  for (const other of [first, later]) happen(other, (open) => open.scheduleNow());
};
const minutes = (count: number) => market.advanceHours(count / 60);

function merged(changes: Partial<Lead>): void {
  later = receive(changes);
  quote(first);
  quote(later);
  happen(later, (open) => mergeByHand(open));
}

describe.each([
  ['of the same mailbox', SAME_OWNER],
  ['of another mailbox, merged by hand', OTHER_MAILBOX],
])('a quote of a merged lead %s', (_, changes) => {
  beforeEach(() => merged(changes));

  it('is declined when a choice on the earlier lead is final, with an e-mail to its partner', () => {
    choose(first);
    minutes(9);
    expect(stateOf(later)).toBe('sent');
    expect(emails('quote-declined')).toEqual([]);
    minutes(2);
    expect([stateOf(first), stateOf(later)]).toEqual(['chosen', 'declined']);
    expect(emails('quote-declined').map(({ leadId }) => leadId)).toEqual([later]);
    expect(market.announcements.filter(({ event }) => event === 'quote.declined')).toHaveLength(1);
    expect(market.recalls).toContainEqual({ kind: 'owner-quotes', assignmentId: null });
  });

  it('stays open when the choice is undone', () => {
    choose(first);
    happen(first, undoChoice);
    minutes(30);
    expect([stateOf(first), stateOf(later)]).toEqual(['sent', 'sent']);
  });

  it('is not revised once the choice is final, and its partner is not reminded of it', () => {
    choose(first);
    minutes(11);
    expect(refusal(() => send(later, 1))).toBe('quote-closed');
    market.advanceHours(24 * 10);
    expect(emails('quote-reminder').filter(({ leadId }) => leadId === later)).toEqual([]);
  });
});

describe.each([
  ['of the same mailbox', SAME_OWNER],
  ['of another mailbox, merged by hand', OTHER_MAILBOX],
])('a merged lead %s', (_, changes) => {
  const accept = (leadId: string, nth: number) => {
    const id = assignmentOf(leadId, nth);
    happen(leadId, (open) => acceptAssignment(open, id));
    const how = { seen: null, idempotencyKey: null };
    const terms = sampleTerms({ validUntil: '2027-02-01' });
    happen(leadId, (open) => sendQuote(open, id, terms, how));
  };
  const assignmentOf = (leadId: string, nth: number) =>
    market.state(leadId).assignments.find(({ partnerId }) => partnerId === `partner-S${nth}`)!.id;
  const states = () => market.state(later).quotes.map(({ state }) => state);
  const close = (status: 'won' | 'lost') => {
    happen(first, (open) => setStatus(open, status));
    market.advanceHours(1);
  };
  beforeEach(() => {
    later = receive(changes);
    accept(first, 1);
    for (const nth of [1, 2]) accept(later, nth);
    happen(later, (open) => mergeByHand(open));
  });

  it('keeps the winner’s quote alone, once the earlier one is won by report', () => {
    happen(first, (open) => recordReport(open, assignmentOf(first, 1), 'won'));
    market.advanceHours(2 * 24);
    expect(states()).toEqual(['sent', 'sent']);
    market.advanceHours(4 * 24);
    expect(states()).toEqual(['sent', 'declined']);
    const lost = assignmentOf(later, 2);
    expect(emails('quote-declined').map(({ assignmentId }) => assignmentId)).toEqual([lost]);
    market.advanceHours(10 * 24);
    expect(emails('quote-declined')).toHaveLength(1);
  });

  it.each(['won', 'lost'] as const)(
    'takes no quote, choice or reminder once the earlier one is %s',
    (status) => {
      close(status);
      market.advanceHours(10 * 24);
      expect(states()).toEqual(['sent', 'sent']);
      expect(refusal(() => send(later, 1))).toBe('lead-closed');
      const id = quoteOf(later)?.id ?? '';
      expect(refusal(() => happen(later, (open) => chooseQuote(open, id, 1)))).toBe('lead-closed');
      expect(emails('quote-reminder')).toEqual([]);
    },
  );

  it('takes quotes while the end of the earlier one can be undone', () => {
    happen(first, (open) => setStatus(open, 'won'));
    send(later, 1);
    expect(quoteOf(later)?.versions).toHaveLength(2);
  });

  it('lets its quotes expire', () => {
    market.advanceHours(24 * 90);
    expect(states()).toEqual(['expired', 'expired']);
  });
});

describe('a lead with a merged one of the same mailbox', () => {
  beforeEach(() => merged(SAME_OWNER));

  it('keeps a choice that can be undone, because the merged one has none beside it', () => {
    choose(first);
    expect(refusal(() => choose(later))).toBe('choice-made');
  });

  it('is won when a quote of the merged one is final, and its own quote is declined', () => {
    const [, { id = '' } = {}] = market.state(first).assignments;
    happen(first, (open) => acceptAssignment(open, id));
    choose(later);
    minutes(9);
    expect(market.state(first).status).toBe('matched');
    minutes(2);
    expect(emails('other-quote-chosen').map((it) => it.assignmentId)).toEqual([id]);
    expect([stateOf(first), stateOf(later)]).toEqual(['declined', 'chosen']);
    expect([market.state(first).status, market.state(later).status]).toEqual(['won', 'won']);
  });

  it('declines both quotes by «Ingen passer»', () => {
    happen(later, declineMergedQuotes);
    happen(first, (open) => declineAllQuotes(open, true));
    expect([stateOf(first), stateOf(later)]).toEqual(['declined', 'declined']);
    expect(emails('quote-declined')).toHaveLength(2);
  });

  it('continues, or is lost, where the merged one alone had open quotes', () => {
    happen(first, (open) => declineAllQuotes(open, true));
    expect(refusal(() => happen(first, (open) => declineAllQuotes(open, false)))).toBe(
      'quote-not-found',
    );
    happen(first, (open) => declineAllQuotes(open, false, { hasOpenBeside: true }));
    expect(market.state(first).status).toBe('lost');
  });
});

describe('a lead from another mailbox that the administrator merged', () => {
  beforeEach(() => merged(OTHER_MAILBOX));

  it('leaves the choice to the earlier lead’s owner', () => {
    const id = quoteOf(later)?.id ?? '';
    expect(refusal(() => happen(later, (open) => chooseQuote(open, id, 1)))).toBe('lead-closed');
    expect(refusal(() => happen(later, (open) => declineAllQuotes(open, true)))).toBe(
      'lead-closed',
    );
    expect(refusal(() => happen(later, declineMergedQuotes))).toBe('lead-closed');
  });

  it('keeps its status when the earlier lead is won by a choice', () => {
    const { status } = market.state(later);
    choose(first);
    minutes(11);
    expect(market.state(later).status).toBe(status);
  });
});
