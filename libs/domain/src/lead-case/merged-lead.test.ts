import { beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { DomainError } from '../core/domain-error.js';
import type { Lead } from '../leads/lead.js';
import { eventsForOwner } from './lead-event.js';
import { ownerChoices, ownerSearch } from './owner-choices.js';
import { actOf, type Step, STEPS } from '../testing/histories.js';
import { Market } from '../testing/market.js';
import { sampleLead } from '../testing/sample-lead.js';
import { acceptAssignment, declineAssignment } from './answer.js';
import { mergeByHand, keepApart } from './merging.js';
import { keepWaiting } from './owner.js';
import { showMore, withdrawByOwner } from './owner-consents.js';

const OTHER_PERSON = { customerPhone: '99887766', customerEmail: 'ola@online.no' };
/** E-mails to owners about the search or its result. */
const OF_SEARCH = ['owner-nobody-yet', 'owner-search-ended', 'owner-choice', 'owner-review'];

let market: Market;
beforeEach(() => {
  market = new Market();
});

const receive = (changes: Partial<Lead> = {}) => {
  const id = market.receive(sampleLead({ id: market.newId(), receivedAt: market.now, ...changes }));
  market.settle();
  return id;
};
const take = (id: string) => {
  for (const each of market.state(id).assignments)
    market.happen(id, (it) => acceptAssignment(it, each.id));
  market.settle();
};
const join = (id: string) => {
  market.happen(id, (it) => mergeByHand(it));
  market.settle();
};
const days = (count: number) => market.advanceHours(24 * count);
const mailsOf = (id: string) => market.mails.filter(({ leadId }) => leadId === id);
const kindsOf = (id: string) => mailsOf(id).map(({ kind }) => kind);
const page = (id: string) => ownerSearch(market.state(id), market.now);
const choices = (id: string) => ownerChoices(market.state(id), market.now);

const UNANSWERED = { state: 'searching', until: null, isLate: false };

describe('a lead from another mailbox that the administrator merged', () => {
  it.each([0, 2, 13, 20])(
    'shows after %i days the same as a lead that nobody has answered',
    (count) => {
      market.join('S1');
      const first = receive();
      take(first);
      const later = receive(OTHER_PERSON);
      join(later);
      days(count);
      expect(market.state(later)).toMatchObject({ mergedInto: first, mergeKind: 'by-hand' });
      expect(page(later)).toEqual(UNANSWERED);
      expect(choices(later)).toMatchObject({ canKeepWaiting: false, canShowMore: false });
    },
  );

  it('causes no e-mail about its search, also where nobody has the earlier one', () => {
    const first = receive();
    const later = receive(OTHER_PERSON);
    join(later);
    const before = mailsOf(later).length;
    days(40);
    expect(kindsOf(later).slice(before)).toEqual([]);
    expect(kindsOf(first)).toEqual(expect.arrayContaining(['owner-nobody-yet']));
    expect(page(later)).toEqual(UNANSWERED);
  });

  it('recalls e-mails about its search that have not left', () => {
    receive();
    const later = receive(OTHER_PERSON);
    market.recalls.length = 0;
    join(later);
    const recalled = market.recalls.map(({ kind }) => kind);
    expect(recalled).toEqual(expect.arrayContaining(['owner-nobody-yet', 'owner-search-ended']));
  });

  it('is unchanged when its owner waits or wants more', () => {
    market.join('S1');
    receive();
    const later = receive(OTHER_PERSON);
    join(later);
    const before = market.state(later);
    const history = market.events.length;
    market.happen(later, (it) => keepWaiting(it));
    market.happen(later, (it) => showMore(it));
    market.settle();
    expect(market.state(later).matchUntil).toEqual(before.matchUntil);
    expect(market.state(later).consents).toEqual(before.consents);
    expect(market.events).toHaveLength(history);
  });

  it('goes on by itself once the owner of the earlier one withdraws', () => {
    const first = receive();
    const later = receive(OTHER_PERSON);
    join(later);
    days(1);
    market.happen(first, (it) => withdrawByOwner(it));
    market.join('S1');
    days(2);
    expect(market.state(later)).toMatchObject({ mergedInto: null, mergeKind: null });
    expect(market.state(later).assignments).toHaveLength(1);
  });

  it('stays merged when the earlier search ends without an acceptance', () => {
    const first = receive();
    const later = receive(OTHER_PERSON);
    join(later);
    days(20);
    expect(market.state(later)).toMatchObject({ mergedInto: first });
  });

  it('is searched for again once the administrator separates the two', () => {
    market.join('S1');
    receive();
    const later = receive(OTHER_PERSON);
    join(later);
    days(20);
    market.happen(later, (it) => keepApart(it));
    market.settle();
    expect(market.state(later)).toMatchObject({ mergedInto: null, mergeKind: null });
    expect(page(later)).toMatchObject({ state: 'searching', until: expect.any(Date) });
  });
});

describe('a partner that has accepted both of two leads', () => {
  const bothTaken = () => {
    market.join('S1');
    market.join('S2');
    const first = receive();
    take(first);
    const later = receive(OTHER_PERSON);
    market.join('S3');
    take(later);
    join(later);
    return { first, later };
  };

  it('gets one e-mail about the merge, for the later one', () => {
    const { later } = bothTaken();
    const own = market.state(later).assignments.filter(({ state }) => state === 'accepted');
    const reported = market.mails.filter(({ kind }) => kind === 'leads-merged');
    expect(own.length).toBeGreaterThan(1);
    expect(reported).toEqual(
      own.map(({ id }) => ({ leadId: later, kind: 'leads-merged', assignmentId: id })),
    );
    join(later);
    expect(market.mails.filter(({ kind }) => kind === 'leads-merged')).toEqual(reported);
  });

  it('gets the e-mail also if the later one cost nothing', () => {
    market.join('S1', { services: ['Fullstyling', 'Delstyling'] });
    take(receive());
    const later = receive({ serviceType: 'Delstyling' });
    take(later);
    expect(market.state(later).sales).toEqual([]);
    join(later);
    expect(kindsOf(later)).toContain('leads-merged');
  });

  it('gets no e-mail about a merge undone before it has left', () => {
    const { later } = bothTaken();
    const reported = mailsOf(later).filter(({ kind }) => kind === 'leads-merged');
    market.happen(later, (it) => keepApart(it));
    for (const { assignmentId } of reported) {
      expect(market.recalls).toContainEqual({ kind: 'leads-merged', assignmentId });
    }
  });

  it('gets no e-mail if it accepted the later one alone', () => {
    market.join('S1');
    const first = receive();
    market.happen(first, (it) =>
      declineAssignment(it, market.state(first).assignments[0]!.id, 'no-time'),
    );
    const later = receive(OTHER_PERSON);
    take(later);
    join(later);
    expect(kindsOf(later)).not.toContain('leads-merged');
  });
});

const step: fc.Arbitrary<Step> = fc.tuple(fc.constantFrom(...STEPS), fc.nat(40), fc.nat(40));

/** Two leads from two mailboxes, of which partners have accepted both, one or neither. */
function twoLeads(accepted: readonly [boolean, boolean]): { first: string; later: string } {
  for (const name of ['S1', 'S2', 'S3']) market.join(name);
  const ids = [{}, OTHER_PERSON].map((own, nth) => {
    const id = receive(own);
    if (accepted[nth]) take(id);
    return id;
  });
  return { first: ids[0] ?? '', later: ids[1] ?? '' };
}

function tryStep(each: Step): void {
  const { leads, newId, now, partners } = market;
  const act = actOf(each, { leads, newId, now, partnerIds: [...partners.keys()] });
  try {
    if (act?.kind === 'happen') market.happen(act.leadId, act.what);
    if (act?.kind === 'change') market.change(act.partnerId, { active: act.active });
    if (act?.kind === 'wait') market.advanceHours(act.hours);
    market.settle();
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
  }
}

describe('any sequence of steps on two leads merged by hand', () => {
  it('reveals neither lead by the other owner’s link, and causes no e-mail of the later search', () => {
    fc.assert(
      fc.property(
        fc.tuple(fc.boolean(), fc.boolean()),
        fc.array(step, { maxLength: 25, size: 'max' }),
        (accepted, steps) => {
          market = new Market();
          const { first, later } = twoLeads(accepted);
          join(later);
          for (const each of steps) {
            const caused = new Map([...market.leads.keys()].map((id) => [id, mailsOf(id).length]));
            const merged = new Set(
              [...market.leads.values()]
                .filter(({ mergeKind }) => mergeKind === 'by-hand')
                .map(({ lead }) => lead.id),
            );
            tryStep(each);
            for (const { lead, mergeKind, status } of market.leads.values()) {
              if (mergeKind !== 'by-hand') continue;
              if (status !== 'won' && status !== 'lost') {
                expect(['searching', 'complete']).toContain(page(lead.id).state);
              }
              expect(page(lead.id)).toMatchObject({ until: null, isLate: false });
              expect(choices(lead.id)).toMatchObject({ canKeepWaiting: false, canShowMore: false });
              const alone = { ...market.state(lead.id), others: [] };
              expect(ownerSearch(alone, market.now)).toEqual(page(lead.id));
              expect(ownerChoices(alone, market.now)).toEqual(choices(lead.id));
              for (const [own, other] of [
                [first, later],
                [later, first],
              ] as const) {
                const history = market.events.filter(({ leadId }) => leadId === own);
                expect(JSON.stringify(eventsForOwner(history))).not.toContain(other);
              }
              if (!merged.has(lead.id)) continue;
              const news = kindsOf(lead.id).slice(caused.get(lead.id));
              expect(news.filter((kind) => OF_SEARCH.includes(kind))).toEqual([]);
            }
          }
        },
      ),
      { numRuns: 150 },
    );
  });
});
