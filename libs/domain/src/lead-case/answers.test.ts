import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Report } from '../assignments/assignment.js';
import { arrivalConsents } from '../leads/consent.js';
import type { OpenCase } from './open-case.js';
import { ownerChoices, ownerSearch } from './owner-choices.js';
import { Market } from '../testing/market.js';
import { sampleLead } from '../testing/sample-lead.js';
import { acceptAssignment, declineAssignment, undoAnswer } from './answer.js';
import { showMore, agreeToAgent } from './owner-consents.js';
import { advance } from './advance.js';
import { offerTo, placeLead, withdrawByHand, replaceByHand } from './by-hand.js';
import { mergeByHand } from './merging.js';
import { recordReport } from './report.js';
import { setStatus } from './pending-status.js';
import { nobodyCalled, correctLead } from './owner.js';

const LEAD = 'lead-1';
const OTHER_OWNER = { customerPhone: '99887766', customerEmail: 'ola@online.no', address: '' };
let market: Market;
/** Another owner's lead to an agent alone, accepted. Returns the assignment's id. */
const acceptedByAgentAlone = (leadId: string): string => {
  market.receive(
    sampleLead({ id: leadId, serviceType: 'Verdivurdering', ...OTHER_OWNER }),
    arrivalConsents('form', market.now, ['estate-agent']),
  );
  market.settle();
  const [asked] = market.state(leadId).assignments;
  market.happen(leadId, (it) => acceptAssignment(it, asked?.id ?? ''));
  return asked?.id ?? '';
};
beforeEach(() => {
  market = new Market();
  for (let nth = 1; nth <= 5; nth += 1) market.join(`S${nth}`);
  market.receive(sampleLead(), arrivalConsents('form', market.now));
  market.settle();
});

const all = () => market.state(LEAD).assignments;
const id = (place: number) => all()[place]?.id ?? '';
const states = () => all().map(({ state }) => state);
const due = () => market.state(LEAD).matchingDueAt;
const happen = (what: (leadCase: OpenCase) => void) => market.happen(LEAD, what);
const mailsAbout = (place: number) =>
  market.mails.filter(({ assignmentId }) => assignmentId === id(place)).map(({ kind }) => kind);

describe('an acceptance', () => {
  it('notifies the partner and the owner', () => {
    happen((it) => acceptAssignment(it, id(0)));
    expect(mailsAbout(0)).toEqual(['partner-offer', 'partner-assignment', 'owner-matched']);
    expect(market.state(LEAD).sales).toMatchObject([{ assignmentId: id(0), amountOre: 50_000 }]);
  });

  it('reaches the owner two minutes later, so that an immediate undo causes no e-mail', () => {
    happen((it) => acceptAssignment(it, id(0)));
    const due = market.state(LEAD).notifiedAt.get('owner-matched')?.getTime() ?? 0;
    expect(due - market.now.getTime()).toBe(2 * 60_000);
  });

  it('after the deadline is rejected before the clock is checked', () => {
    market.now = all()[0]?.deadline ?? market.now;
    happen((it) => acceptAssignment(it, id(0)));
    expect(states()[0]).toBe('expired');
    expect(market.state(LEAD).sales).toEqual([]);
  });

  it('of a filled assignment is missed, also after «Vis meg flere»', () => {
    market.receive(sampleLead({ id: 'lead-2', ...OTHER_OWNER }));
    market.settle();
    const open = () => market.figures.get(all()[3]?.partnerId ?? '')?.open;
    expect(open()).toBe(2);
    for (const place of [0, 1, 2]) happen((it) => acceptAssignment(it, id(place)));
    expect([states()[3], open()]).toEqual(['filled', 1]);
    market.happen(LEAD, (it) => showMore(it));
    happen((it) => acceptAssignment(it, id(3)));
    expect([states()[3], open()]).toEqual(['missed', 1]);
  });

  it.each(['stylist', 'estate-agent'] as const)(
    'by a %s that changed kind reveals nothing, as the owner consented to the other kind',
    (kind) => {
      market.join('Agent', { kind: 'estate-agent' });
      happen((it) => agreeToAgent(it, true));
      market.settle();
      const place = all().findIndex(({ partnerGroup }) => partnerGroup === kind);
      const partnerId = all()[place]?.partnerId ?? '';
      market.change(partnerId, { kind: kind === 'stylist' ? 'estate-agent' : 'stylist' });
      happen((it) => acceptAssignment(it, id(place)));
      const ended = { state: 'withdrawn', revealedAt: null, withdrawnBy: 'kind' };
      expect(all()[place]).toMatchObject(ended);
      expect(mailsAbout(place)).toEqual(['partner-offer', 'assignment-withdrawn']);
      expect(market.state(LEAD)).toMatchObject({ status: 'new', sales: [] });
      expect(due()).toEqual(market.now);
    },
  );

  it('of a filled assignment is missed too if its partner changed kind since', () => {
    for (const place of [0, 1, 2]) happen((it) => acceptAssignment(it, id(place)));
    market.change(all()[3]?.partnerId ?? '', { kind: 'estate-agent' });
    happen((it) => acceptAssignment(it, id(3)));
    expect(states()[3]).toBe('missed');
  });

  it('after a refusal is rejected, also by a partner that changed kind since', () => {
    happen((it) => declineAssignment(it, id(0)));
    market.change(all()[0]?.partnerId ?? '', { kind: 'estate-agent' });
    const closed = expect.objectContaining({ code: 'assignment-closed' });
    expect(() => happen((it) => acceptAssignment(it, id(0)))).toThrow(closed);
    expect(all()[0]).toMatchObject({ state: 'declined', withdrawnBy: null });
  });

  it('is missed when the partners of a merged lead have every place', () => {
    for (const name of ['T1', 'T2', 'T3']) market.join(name);
    const other = { customerPhone: '99887766', customerEmail: 'ola@online.no' };
    const request = sampleLead({ id: 'lead-2', receivedAt: market.now, ...other });
    market.receive(request);
    market.happen('lead-2', (it) => advance(it));
    for (const name of ['T1', 'T2', 'T3']) {
      const asked = () =>
        market.state('lead-2').assignments.find((it) => it.partnerId === `partner-${name}`);
      if (!asked()) market.happen('lead-2', (it) => offerTo(it, `partner-${name}`));
      market.happen('lead-2', (it) => acceptAssignment(it, asked()?.id ?? ''));
    }
    market.happen('lead-2', (it) => mergeByHand(it));
    happen((it) => expect(it.assignments.othersWhoAccepted(it.assignments.find(id(0)))).toBe(3));
    happen((it) => acceptAssignment(it, id(0)));
    expect(states()[0]).toBe('missed');
    expect(market.state(LEAD).sales).toEqual([]);
    expect(market.figures.get(all()[0]?.partnerId ?? '')).toMatchObject({ open: 0, outcomes: '' });
    const reveal = expect.objectContaining({ code: 'partner-has-lead' });
    market.happen(LEAD, (it) => showMore(it));
    expect(() => happen((it) => offerTo(it, 'partner-T1'))).toThrow(reveal);
    market.join('T4');
    expect(() => happen((it) => offerTo(it, 'partner-T4'))).not.toThrow();

    market.advanceHours(20 * 24);
    const reported = market.mails.filter(({ leadId }) => leadId === LEAD).map(({ kind }) => kind);
    expect(reported).not.toContain('no-partner-notification');
  });
});

describe('a lead without a search', () => {
  it('stays without one when its partner undoes the acceptance, and its owner hears nothing', () => {
    market = new Market();
    market.join('S1');
    market.receive(sampleLead());
    const { receivedAt } = market.state(LEAD).lead;
    market.leads.set(LEAD, { ...market.state(LEAD), matchUntil: receivedAt });
    market.advanceHours(1);
    happen((it) => offerTo(it, 'partner-S1'));
    happen((it) => acceptAssignment(it, id(0)));
    market.settle();
    happen((it) => undoAnswer(it, id(0)));
    market.settle();
    expect(market.state(LEAD).matchUntil).toEqual(receivedAt);
    const kinds = market.mails.map(({ kind }) => kind);
    expect(kinds).not.toContain('owner-search-ended');
  });
});

describe('a lead that an administrator works on', () => {
  it('is matched at once when it gets its place', () => {
    market.receive(sampleLead({ id: 'lead-2', ...OTHER_OWNER, municipality: null }));
    market.settle();
    expect(market.state('lead-2').matchingDueAt).not.toEqual(market.now);
    market.happen('lead-2', (it) => placeLead(it, '4601'));
    expect(market.state('lead-2').matchingDueAt).toEqual(market.now);
  });

  it('is no longer offered where it was when it gets another place', () => {
    happen((it) => placeLead(it, '0301'));
    expect(new Set(all().map(({ withdrawnBy }) => withdrawnBy))).toEqual(new Set(['moved']));
  });

  it('is offered to no real partner if it is a test', () => {
    const testUntil = new Date(+market.now + 1_000);
    market.receive(sampleLead({ id: 'lead-2', ...OTHER_OWNER, testUntil }));
    const unknown = expect.objectContaining({ code: 'partner-not-found' });
    expect(() => market.happen('lead-2', (it) => offerTo(it, 'partner-S1'))).toThrow(unknown);
  });
});

describe('integrators', () => {
  const reported = () => market.announcements.map(({ event, detail }) => [event, detail]);
  const stylist = { partnerGroup: 'stylist' };
  beforeEach(() => {
    market.announcements.length = 0;
  });

  it('get a webhook of each acceptance, and one that the lead is matched', () => {
    happen((it) => acceptAssignment(it, id(0)));
    happen((it) => acceptAssignment(it, id(1)));
    const detail = { from: 'new', to: 'matched' };
    expect(reported()).toEqual([
      ['lead.accepted', stylist],
      ['lead.status_changed', detail],
      ['lead.matched', detail],
      ['lead.accepted', stylist],
    ]);
    happen((it) => acceptAssignment(it, id(1)));
    expect(reported()).toHaveLength(4);
  });

  it('get a webhook of each refusal and each expired assignment', () => {
    happen((it) => declineAssignment(it, id(0)));
    expect(reported()).toEqual([['lead.declined', stylist]]);
    const deadlines = all().flatMap(({ deadline }) => (deadline ? [deadline.getTime()] : []));
    market.now = new Date(Math.max(...deadlines));
    happen((it) => advance(it));
    const expired = reported().filter(([event]) => event === 'lead.expired');
    expect(expired).toEqual(
      all()
        .filter(({ state }) => state === 'expired')
        .map(() => ['lead.expired', stylist]),
    );
    expect(expired.length).toBeGreaterThan(0);
  });
});

describe('a refusal', () => {
  it('makes the next step due at once', () => {
    market.now = new Date(market.now.getTime() + 60_000);
    happen((it) => declineAssignment(it, id(0)));
    expect(due()).toEqual(market.now);
  });
});

describe('a report', () => {
  beforeEach(() => {
    happen((it) => acceptAssignment(it, id(0)));
    market.now = new Date(market.now.getTime() + 60_000);
  });

  it('makes the next step due at once', () => {
    happen((it) => recordReport(it, id(0), 'contacted'));
    expect(due()).toEqual(market.now);
  });

  it('that withdraws a win does not reopen a lead that was closed as lost since', () => {
    happen((it) => recordReport(it, id(0), 'won'));
    happen((it) => setStatus(it, 'lost'));
    happen((it) => recordReport(it, id(0), 'contacted'));
    expect(market.state(LEAD).status).toBe('lost');
  });

  it('does not overrule a win set by the administrator', () => {
    happen((it) => recordReport(it, id(0), 'contacted'));
    happen((it) => setStatus(it, 'won'));
    happen((it) => recordReport(it, id(0), 'lost'));
    expect(market.state(LEAD).status).toBe('won');
  });
});

describe('a report by the agent beside the stylists', () => {
  const agents = () => all().findIndex(({ partnerGroup }) => partnerGroup === 'estate-agent');
  const says = (...reported: Report[]) => {
    for (const each of reported) happen((it) => recordReport(it, id(agents()), each));
  };
  const agentTakesIt = () => happen((it) => acceptAssignment(it, id(agents())));
  const status = () => market.state(LEAD).status;
  const asked = () => states().filter((_, place) => place !== agents());
  beforeEach(() => {
    market.join('Meglerhuset', { kind: 'estate-agent' });
    happen((it) => agreeToAgent(it, true));
    market.settle();
    market.now = new Date(market.now.getTime() + 60_000);
  });

  it.each<Report>(['contacted', 'won', 'lost'])(
    'of «%s» ends no offer to a stylist, and makes the lead contacted, never won or lost',
    (reported) => {
      const before = asked();
      agentTakesIt();
      says(reported);
      expect([status(), asked()]).toEqual(['contacted', before]);
      expect(before).toContain('offered');
    },
  );

  it("leaves silent stylists and the owner's missed call unchanged", () => {
    agentTakesIt();
    happen((it) => acceptAssignment(it, id(0)));
    market.now = new Date(+market.now + 48 * 3_600_000);
    happen((it) => nobodyCalled(it, id(0)));
    says('contacted', 'won', 'lost');
    expect(market.state(LEAD)).toMatchObject({
      ...{ status: 'matched', nobodyCalledAt: market.now, contactedAt: null },
    });
  });

  it('does not speak for the stylists: the first stylist to accept makes the lead matched again, later ones do not', () => {
    agentTakesIt();
    says('contacted');
    happen((it) => acceptAssignment(it, id(0)));
    expect(status()).toBe('matched');
    happen((it) => setStatus(it, 'contacted'));
    happen((it) => acceptAssignment(it, id(1)));
    expect(status()).toBe('contacted');
  });

  it('leaves the lead contacted when a stylist had reported too, before the administrator withdrew it', () => {
    agentTakesIt();
    happen((it) => acceptAssignment(it, id(0)));
    happen((it) => recordReport(it, id(0), 'contacted'));
    says('contacted');
    happen((it) => withdrawByHand(it, id(0)));
    happen((it) => acceptAssignment(it, id(1)));
    expect(status()).toBe('contacted');
  });

  it('is not assumed where the administrator set the lead to contacted', () => {
    happen((it) => setStatus(it, 'contacted'));
    happen((it) => acceptAssignment(it, id(0)));
    expect(status()).toBe('contacted');
  });

  it('counts once all stylists report a loss', () => {
    agentTakesIt();
    for (const place of [0, 1, 2]) {
      happen((it) => acceptAssignment(it, id(place)));
      happen((it) => recordReport(it, id(place), 'lost'));
    }
    expect(status()).toBe('contacted');
    says('lost');
    expect(status()).toBe('lost');
    says('contacted');
    expect(status()).toBe('contacted');
  });

  it('leaves a lead that a stylist or the administrator has won', () => {
    agentTakesIt();
    says('won');
    happen((it) => setStatus(it, 'won'));
    says('contacted');
    expect(status()).toBe('won');
  });

  it('decides the status of a lead to agents alone', () => {
    const only = acceptedByAgentAlone('lead-2');
    market.happen('lead-2', (it) => recordReport(it, only, 'won'));
    expect(market.state('lead-2').status).toBe('won');
    market.happen('lead-2', (it) => recordReport(it, only, 'lost'));
    expect(market.state('lead-2').status).toBe('lost');
  });
});

describe('the matching round', () => {
  it('asks agents whatever their services, and stylists who offer the service', () => {
    market = new Market();
    market.join('Meglerhuset', { kind: 'estate-agent', services: [] });
    market.join('Delvis', { services: ['Delstyling'] });
    market.receive(sampleLead());
    market.settle();
    market.happen(LEAD, (it) => agreeToAgent(it, true));
    market.settle();
    expect(all().map(({ partnerId }) => partnerId)).toEqual(['partner-Meglerhuset']);
  });

  it('is kept with its cause when it found a partner', () => {
    market.join('S6');
    let causes: string[] = [];
    happen((it) => declineAssignment(it, id(0)));
    happen((it) => {
      advance(it);
      causes = it.changes().rounds.map(({ cause }) => cause);
    });
    expect([states().length, causes]).toEqual([6, ['refill']]);
  });

  it('is kept as by hand when the administrator started it', () => {
    const [first] = all();
    happen((it) => withdrawByHand(it, first?.id ?? ''));
    const causesOf = (what: (leadCase: OpenCase) => void) => {
      let causes: string[] = [];
      happen((it) => {
        what(it);
        causes = it.changes().rounds.map(({ cause }) => cause);
      });
      return causes;
    };
    expect(causesOf((it) => offerTo(it, first?.partnerId ?? ''))).toEqual(['by-hand']);
    market.join('S6');
    expect(causesOf((it) => replaceByHand(it, id(1)))).toEqual(['by-hand']);
  });
});

describe('a change by the owner', () => {
  const withdrawnBy = () =>
    market.events.flatMap(({ kind, detail }) =>
      kind === 'assignment-withdrawn' ? [(detail as { by: string }).by] : [],
    );

  it('ends open assignments when the home moves, and restarts matching at once', () => {
    market.now = new Date(market.now.getTime() + 60_000);
    happen((it) => correctLead(it, { location: 'Oslo' }, true));
    expect(withdrawnBy()).toEqual(Array(5).fill('moved'));
    expect(due()).toEqual(market.now);
  });

  it("ends agents' assignments when the owner forbids agents", () => {
    market.join('Meglerhuset', { kind: 'estate-agent' });
    happen((it) => agreeToAgent(it, true));
    market.settle();
    happen((it) => agreeToAgent(it, false));
    expect(withdrawnBy()).toEqual(['owner']);
  });
});

describe('a lead that the last partner lost', () => {
  it.each(['won', 'lost'] as const)('stays %s', (status) => {
    happen((it) => acceptAssignment(it, id(0)));
    happen((it) => setStatus(it, status));
    happen((it) => withdrawByHand(it, id(0)));
    expect(market.state(LEAD).status).toBe(status);
  });
});

describe('a lead that loses its last partner during the search', () => {
  it('e-mails its owner again that no partner has contact, also after an e-mail before that acceptance', () => {
    const reported = () => market.mails.filter(({ kind }) => kind === 'owner-nobody-yet').length;
    market.advanceHours(5 * 24);
    expect(reported()).toBe(1);
    market.join('S6');
    market.advanceHours(25);
    const late = market.state(LEAD).assignments.find((it) => it.state === 'offered');
    happen((it) => acceptAssignment(it, late?.id ?? ''));
    market.join('S7');
    happen((it) => withdrawByHand(it, late?.id ?? ''));
    market.settle();
    market.advanceHours(3 * 24);
    expect(reported()).toBe(2);
    market.advanceHours(24);
    expect(reported()).toBe(2);
  });

  it('e-mails its owner a working day later, not in the minute it was lost', () => {
    happen((it) => acceptAssignment(it, id(0)));
    market.advanceHours(2 * 24);
    market.join('S6');
    happen((it) => withdrawByHand(it, id(0)));
    market.settle();
    const reported = () => market.mails.filter(({ kind }) => kind === 'owner-nobody-yet').length;
    expect(reported()).toBe(0);
    expect(ownerSearch(market.state(LEAD), market.now).isLate).toBe(false);
    market.advanceHours(24);
    expect(reported()).toBe(1);
    expect(ownerSearch(market.state(LEAD), market.now).isLate).toBe(true);
  });
});

describe('a lead that loses its last partner after the search', () => {
  const FOUND_NO_MORE = 15 * 24;
  const emails = () => market.mails.filter(({ kind }) => kind === 'owner-search-ended').length;
  const endSearch = () => {
    happen((it) => acceptAssignment(it, id(0)));
    market.advanceHours(FOUND_NO_MORE);
    expect(emails()).toBe(1);
  };

  it('is searched for two more weeks, and its owner gets an e-mail at the end', () => {
    endSearch();
    market.join('S6');
    happen((it) => withdrawByHand(it, id(0)));
    market.settle();
    expect(market.state(LEAD).status).toBe('new');
    expect(all().at(-1)).toMatchObject({ partnerId: 'partner-S6', state: 'offered' });
    market.advanceHours(13 * 24);
    expect(emails()).toBe(1);
    market.advanceHours(2 * 24);
    expect(emails()).toBe(2);
  });

  it('is late after a working day of the new search', () => {
    endSearch();
    market.join('S6');
    happen((it) => withdrawByHand(it, id(0)));
    market.settle();
    const stands = () => {
      const state = market.state(LEAD);
      const { canKeepWaiting } = ownerChoices(state, market.now);
      const isReported = market.mails.some(({ kind }) => kind === 'owner-nobody-yet');
      return { canKeepWaiting, isLate: ownerSearch(state, market.now).isLate, isReported };
    };
    expect(stands()).toEqual({ canKeepWaiting: false, isLate: false, isReported: false });
    market.advanceHours(24);
    expect(stands()).toEqual({ canKeepWaiting: true, isLate: true, isReported: true });
  });

  it('is not searched again while another partner has contact, or before its search is over', () => {
    happen((it) => acceptAssignment(it, id(1)));
    const { matchUntil } = market.state(LEAD);
    market.advanceHours(1);
    happen((it) => withdrawByHand(it, id(1)));
    expect(market.state(LEAD).matchUntil).toEqual(matchUntil);
    for (const place of [0, 2]) happen((it) => acceptAssignment(it, id(place)));
    market.advanceHours(FOUND_NO_MORE);
    happen((it) => withdrawByHand(it, id(2)));
    expect(market.state(LEAD)).toMatchObject({ status: 'matched', matchUntil });
  });

  it('is searched again from the very end of its time', () => {
    happen((it) => acceptAssignment(it, id(0)));
    market.now = market.state(LEAD).matchUntil ?? market.now;
    happen((it) => withdrawByHand(it, id(0)));
    expect(Number(market.state(LEAD).matchUntil)).toBeGreaterThan(+market.now);
  });

  it('is searched again among stylists although an agent beside them has contact', () => {
    market.join('Meglerhuset', { kind: 'estate-agent' });
    happen((it) => agreeToAgent(it, true));
    market.settle();
    happen((it) => acceptAssignment(it, id(5)));
    endSearch();
    market.join('S6');
    happen((it) => withdrawByHand(it, id(0)));
    market.settle();
    expect(market.state(LEAD).status).toBe('matched');
    expect(all().at(-1)).toMatchObject({ partnerId: 'partner-S6', state: 'offered' });
  });

  it("is not searched again when the agent beside stylists loses the only agent's place", () => {
    market.join('Meglerhuset', { kind: 'estate-agent' });
    happen((it) => agreeToAgent(it, true));
    market.settle();
    happen((it) => acceptAssignment(it, id(5)));
    endSearch();
    const { matchUntil } = market.state(LEAD);
    happen((it) => withdrawByHand(it, id(5)));
    expect(market.state(LEAD)).toMatchObject({ status: 'matched', matchUntil });
  });

  it('is not searched again for an owner who wants nobody', () => {
    market.join('Meglerhuset', { kind: 'estate-agent' });
    acceptedByAgentAlone('lead-2');
    market.advanceHours(FOUND_NO_MORE);
    const { matchUntil } = market.state('lead-2');
    market.happen('lead-2', (it) => agreeToAgent(it, false));
    expect(market.state('lead-2')).toMatchObject({ status: 'new', matchUntil });
  });
});
