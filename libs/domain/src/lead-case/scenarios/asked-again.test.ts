import { beforeEach, describe, expect, it } from '@jest/globals';
import { UNDO_MINUTES } from '../../assignments/assignment.js';
import type { OpenCase } from '../open-case.js';
import { MAX_ASSIGNMENTS } from '../../assignments/matching.js';
import { ownerChoices } from '../owner-choices.js';
import { Market } from '../../testing/market.js';
import { sampleLead } from '../../testing/sample-lead.js';
import { correctLead, keepWaiting } from '../owner.js';
import { advance } from '../advance.js';
import { declineAssignment, acceptAssignment } from '../answer.js';
import { withdrawByHand } from '../by-hand.js';
import { mergeByHand, keepApart } from '../merging.js';
import { withdrawByOwner } from '../owner-consents.js';
import { setStatus, undoStatus } from '../pending-status.js';
import { recordReport } from '../report.js';

const LEAD = 'lead-1';
const ASKED_AGAIN = ['withdrawn', 'withdrawn', 'offered', 'offered'];
let market: Market;

const all = (lead = LEAD) => market.state(lead).assignments;
const states = (lead = LEAD) => all(lead).map(({ state }) => state);
const happen = (what: (leadCase: OpenCase) => void, lead = LEAD) => {
  market.now = new Date(+market.now + 60_000);
  market.happen(lead, what);
  market.settle();
};
const moveTo = (location: string, municipality: string) => {
  happen((it) => correctLead(it, { location, address: '' }, true));
  const state = market.state(LEAD);
  market.leads.set(LEAD, { ...state, lead: { ...state.lead, municipality } });
  happen((it) => advance(it));
};
const moveToAskoy = () => moveTo('Askøy', '4627');
const moveBack = () => moveTo('Bergen', '4601');

const begin = (...areas: string[]) => {
  market = new Market();
  for (const name of ['Anne', 'Berit']) market.join(name, { areas });
  market.receive(sampleLead({ id: LEAD, address: 'Strandgaten 2, 5015 Bergen' }));
  market.settle();
};
beforeEach(() => begin('46'));

describe('a lead whose home moved', () => {
  it('is offered again to partners who work in both places', () => {
    moveToAskoy();
    expect(states()).toEqual(ASKED_AGAIN);
  });

  it('is offered again to earlier partners when the move is corrected', () => {
    begin('4601');
    moveToAskoy();
    expect(states()).toEqual(['withdrawn', 'withdrawn']);
    moveBack();
    expect(states()).toEqual(ASKED_AGAIN);
  });

  it('is offered again to partners of both places when a slip is corrected', () => {
    moveToAskoy();
    moveBack();
    expect(states()).toEqual([...Array(4).fill('withdrawn'), 'offered', 'offered']);
  });

  it('is never offered to a partner that declined, nor above the limit', () => {
    moveToAskoy();
    const [, , third] = all();
    happen((it) => declineAssignment(it, third?.id ?? ''));
    moveBack();
    const refused = all().filter(({ partnerId }) => partnerId === third?.partnerId);
    expect(refused.map(({ state }) => state)).toEqual(['withdrawn', 'declined']);
    for (let there = 0; there < MAX_ASSIGNMENTS; there += 1) {
      moveToAskoy();
      moveBack();
    }
    expect(all()).toHaveLength(MAX_ASSIGNMENTS);
  });

  it('is offered once more to partners silent after the move, when its owner waits', () => {
    moveToAskoy();
    market.advanceHours(15 * 24);
    expect(states()).toEqual(['withdrawn', 'withdrawn', 'expired', 'expired']);
    const { waitingAsksAgain } = ownerChoices(market.state(LEAD), market.now);
    happen((it) => keepWaiting(it));
    expect([waitingAsksAgain, states().slice(4)]).toEqual([true, ['offered', 'offered']]);
  });

  it('is not offered to partners that declined, stayed silent or were withdrawn by the administrator', () => {
    happen((it) => declineAssignment(it, all()[0]?.id ?? ''));
    happen((it) => withdrawByHand(it, all()[1]?.id ?? ''));
    market.join('Cecilie', { areas: ['46'] });
    happen((it) => advance(it));
    market.advanceHours(24);
    const ended = ['declined', 'withdrawn', 'expired'];
    expect(states()).toEqual(ended);
    moveToAskoy();
    expect(states()).toEqual(ended);
  });
});

describe('a lead separated after a merge', () => {
  const SECOND = 'lead-2';
  const merged = () => {
    const other = { customerPhone: '99887766', customerEmail: 'ola@online.no' };
    const { address } = market.state(LEAD).lead;
    market.receive(sampleLead({ ...other, id: SECOND, address, receivedAt: market.now }));
    market.settle();
    happen((it) => mergeByHand(it), SECOND);
    expect(states(SECOND)).toEqual(['withdrawn', 'withdrawn']);
  };

  it('is offered again to partners whose assignment the merge ended', () => {
    merged();
    happen((it) => keepApart(it), SECOND);
    expect(states(SECOND)).toEqual(ASKED_AGAIN);
  });

  it('is offered also to partners that have the earlier lead', () => {
    happen((it) => acceptAssignment(it, all()[0]?.id ?? ''));
    merged();
    expect(all(SECOND)[0]).toMatchObject({ withdrawnBy: 'holds' });
    happen((it) => keepApart(it), SECOND);
    expect(states(SECOND)).toEqual(ASKED_AGAIN);
  });

  it('is offered to the same partners when the earlier lead ends without an acceptance', () => {
    merged();
    happen((it) => withdrawByOwner(it));
    market.advanceHours(48);
    expect(states(SECOND).slice(2)).toEqual(['expired', 'expired']);
  });
});

describe('a reopened lead', () => {
  it('is offered again to partners whose assignment the close ended', () => {
    happen((it) => setStatus(it, 'lost'));
    market.advanceHours(UNDO_MINUTES / 60);
    happen((it) => setStatus(it, 'new'));
    market.advanceHours(UNDO_MINUTES / 60);
    expect(states()).toEqual(ASKED_AGAIN);
  });

  it('is offered to the same partners when a win that silence confirmed is corrected', () => {
    market = new Market(undefined, { answerHours: 100, automatic: true });
    for (const name of ['Anne', 'Berit']) market.join(name);
    market.receive(sampleLead({ id: LEAD }));
    market.settle();
    const accepted = all()[0]?.id ?? '';
    happen((it) => acceptAssignment(it, accepted));
    happen((it) => recordReport(it, accepted, 'won'));
    market.advanceHours(24 * 4);
    expect(states()).toEqual(['accepted', 'withdrawn']);
    happen((it) => recordReport(it, accepted, 'contacted'));
    expect(states()).toEqual(['accepted', 'withdrawn', 'offered']);
  });

  it('is not offered to partners that decline after the close was undone', () => {
    happen((it) => setStatus(it, 'lost'));
    happen((it) => undoStatus(it, 'lost'));
    expect(all()).toMatchObject(Array(2).fill({ state: 'offered', withdrawnBy: null }));
    for (const { id } of all()) happen((it) => declineAssignment(it, id));
    expect(states()).toEqual(['declined', 'declined']);
  });
});
