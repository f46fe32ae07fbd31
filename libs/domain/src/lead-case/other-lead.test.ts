import { describe, expect, it, beforeEach } from '@jest/globals';
import { placesLeft } from './asked-so-far.js';
import { arrivalConsents } from '../leads/consent.js';
import type { LeadCaseState } from './case-state.js';
import { VALUATION } from '../leads/lead-answers.js';
import type { Lead } from '../leads/lead.js';
import {
  byReceivedAt,
  continuesWhen,
  differences,
  earlierLead,
  searchContinues,
  hasOwnChoice,
  hasOwnSearch,
  hasRecentSale,
  isMergedPermanently,
  KINDS_WITHOUT_REVIEW,
  ONE_OWNER_KINDS,
  QUIET_KINDS,
  type OtherReveal,
  type OtherLead,
  PAID_HOME_DAYS,
  sameMailbox,
  samePersonAndHome,
  SAME_HOME_DAYS,
} from './other-lead.js';
import { SameHome } from './case-assignments.js';
import { sampleLead } from '../testing/sample-lead.js';
import fc from 'fast-check';
import { DomainError } from '../core/domain-error.js';
import { eventsForOwner } from './lead-event.js';
import { ownerChoices, ownerSearch } from './owner-choices.js';
import { actOf, type Step, STEPS } from '../testing/histories.js';
import { Market } from '../testing/market.js';
import { acceptAssignment, declineAssignment } from './answer.js';
import { mergeByHand, keepApart } from './merging.js';
import { keepWaiting } from './owner.js';
import { showMore, withdrawByOwner } from './owner-consents.js';

const DAY_MS = 24 * 3600 * 1000;
const NOW = new Date('2026-11-24T09:00:00.000Z');
const later = (ms: number) => new Date(NOW.getTime() + ms);
const lead = (changes: Partial<Lead> = {}) => sampleLead({ receivedAt: NOW, ...changes });
const request = (
  of: Partial<Lead> = {},
  changes: Partial<Omit<OtherLead, 'lead'>> = {},
): OtherLead => ({
  lead: lead({ id: 'earlier', receivedAt: later(-1000), ...of }),
  ...{ matchUntil: later(DAY_MS), mergedInto: null, reveals: [] },
  ...{ mergeKind: null, perhapsSameAs: null },
  ...{ isExhausted: false, wantsFirst: true, chosenAt: null, endedBy: null },
  ...changes,
});
const reveal = (changes: Partial<OtherReveal> = {}): OtherReveal => ({
  ...{ partnerId: 'anne', partnerGroup: 'stylist', isAccepted: true, soldAt: later(-1) },
  ...changes,
});
const STRANGER = { customerPhone: '99887766', customerEmail: 'ola@online.no' };

describe('a mailbox and a person’s home', () => {
  it('match regardless of capitals', () => {
    const one = lead({ customerEmail: 'Ola@Online.no' });
    expect(sameMailbox(one, lead({ customerEmail: 'oLA@online.NO' }))).toBe(true);
    expect(sameMailbox(one, lead({ customerEmail: 'kari@online.no' }))).toBe(false);
  });

  it('match while one address is empty', () => {
    const same = (one: Partial<Lead>, other: Partial<Lead>) =>
      samePersonAndHome(lead(one), lead(other));
    expect(same({ address: '' }, {})).toBe(true);
    expect(same({}, { address: '' })).toBe(true);
    expect(same({}, { address: 'Strandgaten 1' })).toBe(false);
    expect(same({}, STRANGER)).toBe(false);
    expect(same({}, { municipality: '0301' })).toBe(false);
    expect(same({ municipality: null }, { municipality: '0301' })).toBe(true);
    expect(same({ municipality: '0301' }, { municipality: null })).toBe(true);
  });
});

describe('two homes that are not located', () => {
  const [street, withCode] = ['Storgata 1', 'Storgata 1, 5015 Bergen'];
  it.each([
    ['with one street address in one place', [street, 'Nes'], [street, 'nes'], true],
    ['with one street address in two places', [street, 'Nes'], [street, 'Os'], false],
    ['with one street address, and a place for one', [street, 'Nes'], [street, ''], true],
    ['with one street address, and a place for the other', [street, ''], [street, 'Os'], true],
    ['with a postal code for each, whatever place', [withCode, 'Nes'], [withCode, 'Os'], true],
    ['with a postal code for one, in two places', [withCode, 'Nes'], [street, 'Os'], false],
    ['with a postal code for the other, in two places', [street, 'Nes'], [withCode, 'Os'], false],
  ] as const)('%s are one home of a person: %#', (_, one, other, expected) => {
    const at = ([address, location]: readonly [string, string]) =>
      lead({ municipality: null, address, location });
    expect(samePersonAndHome(at(one), at(other))).toBe(expected);
  });
});

describe('a lead is active', () => {
  it('during its search, or while a partner has contact', () => {
    expect(searchContinues(request({}, { matchUntil: null }), NOW)).toBe(true);
    expect(searchContinues(request({}, { matchUntil: later(1) }), NOW)).toBe(true);
    expect(searchContinues(request({}, { matchUntil: NOW }), NOW)).toBe(false);
    expect(searchContinues(request({}, { matchUntil: NOW, reveals: [reveal()] }), NOW)).toBe(true);
    expect(searchContinues(request({}, { isExhausted: true }), NOW)).toBe(false);
    expect(searchContinues(request({}, { isExhausted: true, reveals: [reveal()] }), NOW)).toBe(
      true,
    );
    const gone = [reveal({ isAccepted: false })];
    expect(searchContinues(request({}, { matchUntil: NOW, reveals: gone }), NOW)).toBe(false);
  });

  it('no more once its owner wants none of the kind asked first', () => {
    expect(searchContinues(request({}, { wantsFirst: false, reveals: [reveal()] }), NOW)).toBe(
      false,
    );
  });

  it.each(['won', 'lost'] as const)('no more once it is %s', (status) => {
    expect(searchContinues(request({ status }, { reveals: [reveal()] }), NOW)).toBe(false);
  });
});

describe('the earlier lead', () => {
  const found = (others: OtherLead[], changes: Partial<Lead> = {}) => {
    const { same, perhaps } = earlierLead(lead(changes), others, NOW);
    return [same?.lead.id, perhaps?.lead.id];
  };
  const ago = (ms: number) => request({ receivedAt: later(-ms) });

  it('came within thirty days', () => {
    expect(found([ago(SAME_HOME_DAYS * DAY_MS)])).toEqual(['earlier', undefined]);
    expect(found([ago(SAME_HOME_DAYS * DAY_MS + 1)])).toEqual([undefined, undefined]);
  });

  it('came before, or began its search while this one was held', () => {
    const after = { receivedAt: later(1) };
    expect(found([request(after, { matchUntil: null })])).toEqual([undefined, undefined]);
    expect(found([request(after)])).toEqual(['earlier', undefined]);
    expect(found([request({}, { matchUntil: null })])).toEqual(['earlier', undefined]);
  });

  it('is the earliest, and not merged itself', () => {
    const [first, second] = [request({ id: 'b' }), request({ id: 'a', receivedAt: later(-1) })];
    expect(found([second, first])).toEqual(['b', undefined]);
    expect(found([second, { ...first, mergedInto: 'another' }])).toEqual(['a', undefined]);
  });

  it('is a possible duplicate by the address alone, unless that is empty', () => {
    expect(found([request(STRANGER)])).toEqual([undefined, 'earlier']);
    const nowhere = { ...STRANGER, address: '' };
    expect(found([request(nowhere)], { address: ' - ' })).toEqual([undefined, undefined]);
  });
});

describe('a partner that paid for a home', () => {
  const paid = (of: Partial<OtherReveal>) =>
    hasRecentSale(request({}, { reveals: [reveal(of)] }), 'anne', NOW);

  it('paid within ninety days', () => {
    expect(paid({})).toBe(true);
    expect(paid({ partnerId: 'berit' })).toBe(false);
    expect(paid({ soldAt: null })).toBe(false);
    expect(paid({ soldAt: later(-PAID_HOME_DAYS * DAY_MS + 1) })).toBe(true);
    expect(paid({ soldAt: later(-PAID_HOME_DAYS * DAY_MS) })).toBe(false);
  });

  const home = (others: OtherLead[], mergedInto: string | null = null) =>
    new SameHome({ lead: lead(), mergedInto, others } as unknown as LeadCaseState, NOW);
  const elsewhere = { ...STRANGER, address: 'Strandgaten 1' };

  it('related by a merge are those that may part, those beside it, and those with contact', () => {
    const chosenAt = later(-1);
    const others = [
      request({ id: 'own' }, { mergedInto: lead().id, mergeKind: 'same-mailbox' }),
      request({ id: 'by-hand' }, { mergedInto: lead().id, mergeKind: 'by-hand' }),
      request({ id: 'beside' }, { mergedInto: 'first', mergeKind: 'by-hand', chosenAt }),
      request({ id: 'first' }, { reveals: [reveal({ isAccepted: false }), reveal()] }),
      request({ id: 'neighbour' }, { reveals: [reveal()] }),
    ];
    expect(home(others).mergedProvisionally()).toEqual(['by-hand']);
    expect(home(others).mergedBeside()).toEqual([]);
    expect(home(others, 'first').mergedBeside()).toEqual(['beside']);
    expect(home(others).mergedIds()).toEqual(['own', 'by-hand']);
    expect(home(others, 'first').mergedIds()).toEqual(['own', 'by-hand', 'beside', 'first']);
    expect([home(others), home(others, 'first')].map((it) => it.isAcceptedBeside())).toEqual([
      ...[false, true],
    ]);
    expect([home(others), home(others, 'first')].map((it) => it.chosenBesideAt())).toEqual([
      ...[null, chosenAt],
    ]);
  });

  it('paid by another lead of the owner, or one merged with this', () => {
    const of = (id: string, changes: Partial<Lead>, mergedInto: string | null = null) =>
      request({ id, ...changes }, { reveals: [reveal()], mergedInto });
    expect(home([of('other', {})]).hasRecentSaleTo('anne')).toBe(true);
    expect(home([of('other', elsewhere)]).hasRecentSaleTo('anne')).toBe(false);
    expect(home([of('other', elsewhere, lead().id)]).hasRecentSaleTo('anne')).toBe(true);
    expect(home([of('other', elsewhere, 'another')]).hasRecentSaleTo('anne')).toBe(false);
    expect(home([of('other', elsewhere)], 'other').hasRecentSaleTo('anne')).toBe(true);
  });

  it('paid by the lead that this one merged into, or one merged into that', () => {
    const paidBy = (id: string, mergedInto: string | null) =>
      home([request({ id }, { reveals: [reveal()], mergedInto })]).hasRecentSaleWith(
        request(),
        'anne',
      );
    expect(paidBy('earlier', null)).toBe(true);
    expect(paidBy('third', 'earlier')).toBe(true);
    expect(paidBy('third', 'another')).toBe(false);
    expect(paidBy('third', null)).toBe(false);
  });

  it('counts once as a reveal by merged leads', () => {
    const agent = reveal({ partnerId: 'megler', partnerGroup: 'estate-agent' });
    const merged = (id: string) =>
      request({ id }, { reveals: [reveal(), agent], mergedInto: lead().id });
    const others = [merged('one'), merged('two'), request({}, { reveals: [reveal()] })];
    const ids = (of: OtherReveal[]) => of.map(({ partnerId }) => partnerId);
    expect(ids(home(others).revealsOf())).toEqual(['anne', 'megler']);
    expect(ids(home(others).revealsOf('estate-agent'))).toEqual(['megler']);
    const places = (of: { partnerId?: string; revealedAt?: Date }) => {
      const anne = { partnerId: 'anne', revealedAt: null, withdrawnBy: null, ...of };
      const assignments = [{ ...anne, partnerGroup: 'stylist', state: 'offered' } as const];
      const consents = arrivalConsents('form', NOW);
      return placesLeft({ consents, assignments, home: home(others) }, 'stylist');
    };
    expect(places({})).toBe(2);
    expect(places({ revealedAt: NOW })).toBe(2);
    expect(places({ revealedAt: NOW, partnerId: 'berit' })).toBe(1);
    expect(home(others).hasMerged()).toBe(true);
    expect(home(others.slice(2)).hasMerged()).toBe(false);
  });
});

describe('the differences of a later lead', () => {
  it('exclude the mailbox and absent fields', () => {
    const second = lead({ customerEmail: 'annen@gmail.com', rooms: '', message: 'Ring.' });
    expect(differences(lead(), second)).toEqual({ message: 'Ring.' });
  });

  it('ignore composed and decomposed letters', () => {
    const name = 'Bjørn Ånensen';
    const before = lead({ customerName: name.normalize('NFD') });
    expect(differences(before, lead({ customerName: name }))).toEqual({});
  });

  it('exclude texts to the other kind of partner', () => {
    const styling = lead({ message: 'Kom til stua.', stylingNeeds: 'Stue', customerPhone: '41' });
    const valuation = lead({ serviceType: VALUATION, rooms: '', timeframe: '', message: 'Ring.' });
    expect(differences(valuation, styling)).toEqual({ customerPhone: '41' });
    expect(differences(styling, valuation)).toEqual({ customerPhone: valuation.customerPhone });
  });

  it('include an address or place only if the earlier had none', () => {
    const moved = { address: 'Strandgaten 1', location: 'Oslo', municipality: '0301' };
    expect(differences(lead(), lead(moved))).toEqual({});
    const blank = lead({ address: ' , ', municipality: null });
    expect(differences(blank, lead(moved))).toEqual({ address: 'Strandgaten 1', location: 'Oslo' });
    const unknown = lead({ ...moved, municipality: null });
    expect(differences(blank, unknown)).toEqual({ address: 'Strandgaten 1' });
  });
});

it('leads are ordered by arrival, then id', () => {
  const at = (id: string, ms: number) => ({ lead: lead({ id, receivedAt: later(ms) }) });
  const ordered = [at('b', 1), at('c', 0), at('a', 1), at('d', -1)].toSorted(byReceivedAt);
  expect(ordered.map((each) => each.lead.id)).toEqual(['d', 'c', 'a', 'b']);
  expect(byReceivedAt(at('a', 0), at('b', 0))).toBeLessThan(0);
  expect(byReceivedAt(at('b', 0), at('a', 0))).toBeGreaterThan(0);
});

it('two owners without e-mail share no mailbox', () => {
  expect(sameMailbox({ customerEmail: '' }, { customerEmail: '' })).toBe(false);
});

describe('merged lead', () => {
  const OTHER_PERSON = { customerPhone: '99887766', customerEmail: 'ola@online.no' };
  /** E-mails to owners about the search or its result. */
  const OF_SEARCH = ['owner-nobody-yet', 'owner-search-ended', 'owner-choice', 'owner-review'];

  let market: Market;
  beforeEach(() => {
    market = new Market();
  });

  const receive = (changes: Partial<Lead> = {}) => {
    const id = market.receive(
      sampleLead({ id: market.newId(), receivedAt: market.now, ...changes }),
    );
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

    it('is matched separately once the owner of the earlier one withdraws', () => {
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
              const caused = new Map(
                [...market.leads.keys()].map((id) => [id, mailsOf(id).length]),
              );
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
                expect(choices(lead.id)).toMatchObject({
                  canKeepWaiting: false,
                  canShowMore: false,
                });
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
});

describe('the earlier lead of a home', () => {
  const found = (other: OtherLead) => earlierLead(lead(), [other], NOW);

  it('is none that may itself be a duplicate of this one', () => {
    expect(found(request())).toMatchObject({ same: { lead: { id: 'earlier' } } });
    expect(found(request({}, { perhapsSameAs: lead().id }))).toEqual({});
  });

  it('is perhaps the one of a person with the same telephone and mailbox, at any address', () => {
    const elsewhere = { address: 'Strandgaten 1, 5013 Bergen' };
    expect(found(request(elsewhere))).toMatchObject({ perhaps: { lead: { id: 'earlier' } } });
    const otherPhone = { ...elsewhere, customerPhone: STRANGER.customerPhone };
    expect(found(request(otherPhone))).toEqual({});
    const otherMailbox = { ...elsewhere, customerEmail: STRANGER.customerEmail };
    expect(found(request(otherMailbox))).toEqual({});
  });
});

it.each([
  [null, true, true, false],
  ['same-mailbox', true, false, true],
  ['by-hand', false, false, false],
  ['presumed', false, true, false],
] as const)(
  'a lead merged as %s has its own choice (%s) and search (%s), and is merged permanently (%s)',
  (mergeKind, choice, search, permanently) => {
    const merged = { mergeKind };
    expect([hasOwnChoice(merged), hasOwnSearch(merged), isMergedPermanently(merged)]).toEqual([
      ...[choice, search, permanently],
    ]);
  },
);

it('a merged lead continues never, once the earlier is lost, or once it is over', () => {
  const kinds = ['same-mailbox', 'by-hand', 'presumed'] as const;
  expect(kinds.map(continuesWhen)).toEqual(['never', 'earlier-lost', 'earlier-over']);
});

it('a merge kind says if two leads have one owner, one review and one search', () => {
  expect(ONE_OWNER_KINDS).toEqual(['same-mailbox', 'by-hand']);
  expect(KINDS_WITHOUT_REVIEW).toEqual(['by-hand', 'presumed']);
  expect(QUIET_KINDS).toEqual(['same-mailbox', 'by-hand']);
});
