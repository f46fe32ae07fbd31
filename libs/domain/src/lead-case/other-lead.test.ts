import { describe, expect, it } from '@jest/globals';
import { placesLeft } from './asked-so-far.js';
import { arrivalConsents } from '../leads/consent.js';
import type { LeadCaseState } from './case-state.js';
import { VALUATION } from '../leads/lead-answers.js';
import type { Lead } from '../leads/lead.js';
import {
  byReceivedAt,
  differences,
  earlierLead,
  searchContinues,
  hasPaidFor,
  type OtherReveal,
  type OtherLead,
  PAID_HOME_DAYS,
  sameMailbox,
  samePersonAndHome,
  SAME_HOME_DAYS,
} from './other-lead.js';
import { SameHome } from './case-assignments.js';
import { sampleLead } from '../testing/sample-lead.js';

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
  ...{ isExhausted: false, wantsFirst: true, chosenAt: null },
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

describe('a lead is active', () => {
  it('during its search, or while a partner has it', () => {
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
    hasPaidFor(request({}, { reveals: [reveal(of)] }), 'anne', NOW);

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

  it('paid by another lead of the owner, or one merged with this', () => {
    const of = (id: string, changes: Partial<Lead>, mergedInto: string | null = null) =>
      request({ id, ...changes }, { reveals: [reveal()], mergedInto });
    expect(home([of('other', {})]).isPaidBy('anne')).toBe(true);
    expect(home([of('other', elsewhere)]).isPaidBy('anne')).toBe(false);
    expect(home([of('other', elsewhere, lead().id)]).isPaidBy('anne')).toBe(true);
    expect(home([of('other', elsewhere, 'another')]).isPaidBy('anne')).toBe(false);
    expect(home([of('other', elsewhere)], 'other').isPaidBy('anne')).toBe(true);
  });

  it('paid by the lead that this one merged into, or one merged into that', () => {
    const paidBy = (id: string, mergedInto: string | null) =>
      home([request({ id }, { reveals: [reveal()], mergedInto })]).isPaidWith(request(), 'anne');
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
