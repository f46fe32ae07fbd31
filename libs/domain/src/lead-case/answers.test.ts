import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Report } from '../assignments/assignment.js';
import { arrivalConsents } from '../leads/consent.js';
import type { LeadCase } from './lead-case.js';
import { ownerChoices, ownerSearch } from './owner-choices.js';
import { Market } from '../testing/market.js';
import { sampleRequest } from '../testing/sample-request.js';
import { sampleSale } from '../testing/sample-sale.js';

const LEAD = 'lead-1';
const OTHER_OWNER = { customerPhone: '99887766', customerEmail: 'ola@online.no', address: '' };
let market: Market;
/** Another owner's request, for an agent alone, who has said yes. Returns the id of what it was asked. */
const acceptedByAgentAlone = (leadId: string): string => {
  market.receive(
    sampleRequest({ id: leadId, serviceType: 'Verdivurdering', ...OTHER_OWNER }),
    arrivalConsents('form', market.now, ['estate-agent']),
  );
  market.settle();
  const [asked] = market.state(leadId).assignments;
  market.happen(leadId, (it) => it.accept(asked?.id ?? ''));
  return asked?.id ?? '';
};
beforeEach(() => {
  market = new Market();
  for (let nth = 1; nth <= 5; nth += 1) market.join(`S${nth}`);
  market.receive(sampleRequest(), arrivalConsents('form', market.now));
  market.settle();
});

const all = () => market.state(LEAD).assignments;
const id = (place: number) => all()[place]?.id ?? '';
const states = () => all().map(({ state }) => state);
const due = () => market.state(LEAD).matchingDueAt;
const happen = (what: (leadCase: LeadCase) => void) => market.happen(LEAD, what);
const mailsAbout = (place: number) =>
  market.mails.filter(({ assignmentId }) => assignmentId === id(place)).map(({ kind }) => kind);

describe('a yes', () => {
  it('tells the partner who the owner is, and the owner who the partner is', () => {
    happen((it) => it.accept(id(0)));
    expect(mailsAbout(0)).toEqual(['partner-question', 'partner-assignment', 'owner-matched']);
    expect(market.state(LEAD).sales).toMatchObject([{ assignmentId: id(0), amountOre: 50_000 }]);
  });

  it('after the deadline is none, though nobody has looked at the clock since', () => {
    market.now = all()[0]?.deadline ?? market.now;
    happen((it) => it.accept(id(0)));
    expect(states()[0]).toBe('expired');
    expect(market.state(LEAD).sales).toEqual([]);
  });

  it('is too late of a question that was filled, also when the owner wants one more', () => {
    market.receive(sampleRequest({ id: 'lead-2', ...OTHER_OWNER }));
    market.settle();
    const open = () => market.figures.get(all()[3]?.partnerId ?? '')?.open;
    expect(open()).toBe(2);
    for (const place of [0, 1, 2]) happen((it) => it.accept(id(place)));
    expect([states()[3], open()]).toEqual(['filled', 1]);
    market.happen(LEAD, (it) => it.showMore());
    happen((it) => it.accept(id(3)));
    expect([states()[3], open()]).toEqual(['missed', 1]);
  });

  it.each(['stylist', 'estate-agent'] as const)(
    'of a %s who has become of the other kind since reveals nothing: the owner’s yes was not to that',
    (kind) => {
      market.join('Agent', { kind: 'estate-agent' });
      happen((it) => it.agreeToAgent(true));
      market.settle();
      const place = all().findIndex(({ recipient }) => recipient === kind);
      const partnerId = all()[place]?.partnerId ?? '';
      market.change(partnerId, { kind: kind === 'stylist' ? 'estate-agent' : 'stylist' });
      happen((it) => it.accept(id(place)));
      const ended = { state: 'withdrawn', revealedAt: null, withdrawnBy: 'kind' };
      expect(all()[place]).toMatchObject(ended);
      expect(mailsAbout(place)).toEqual(['partner-question', 'assignment-withdrawn']);
      expect(market.state(LEAD)).toMatchObject({ status: 'new', sales: [] });
      expect(due()).toEqual(market.now);
    },
  );

  it('is too late when those of a request that has joined have every place', () => {
    for (const name of ['T1', 'T2', 'T3']) market.join(name);
    const other = { customerPhone: '99887766', customerEmail: 'ola@online.no' };
    const request = sampleRequest({ id: 'lead-2', receivedAt: market.now, ...other });
    market.receive(request);
    market.happen('lead-2', (it) => it.proceed());
    for (const name of ['T1', 'T2', 'T3']) {
      const asked = () =>
        market.state('lead-2').assignments.find((it) => it.partnerId === `partner-${name}`);
      if (!asked()) market.happen('lead-2', (it) => it.passOnTo(`partner-${name}`));
      market.happen('lead-2', (it) => it.accept(asked()?.id ?? ''));
    }
    market.happen('lead-2', (it) => it.join());
    happen((it) => expect(it.othersWhoAccepted(id(0))).toBe(3));
    happen((it) => it.accept(id(0)));
    expect(states()[0]).toBe('missed');
    expect(market.state(LEAD).sales).toEqual([]);
    expect(market.figures.get(all()[0]?.partnerId ?? '')).toMatchObject({ open: 0, outcomes: '' });
    const reveal = expect.objectContaining({ code: 'partner-has-lead' });
    market.happen(LEAD, (it) => it.showMore());
    expect(() => happen((it) => it.passOnTo('partner-T1'))).toThrow(reveal);
    market.join('T4');
    expect(() => happen((it) => it.passOnTo('partner-T4'))).not.toThrow();

    market.advanceHours(20 * 24);
    const told = market.mails.filter(({ leadId }) => leadId === LEAD).map(({ kind }) => kind);
    expect(told).not.toContain('no-partner-notice');
  });
});

describe('integrators', () => {
  const told = () => market.announcements.map(({ event, detail }) => [event, detail]);
  const stylist = { recipient: 'stylist' };
  beforeEach(() => {
    market.announcements.length = 0;
  });

  it('hear of each yes, and once that the request is matched', () => {
    happen((it) => it.accept(id(0)));
    happen((it) => it.accept(id(1)));
    const detail = { from: 'new', to: 'matched' };
    expect(told()).toEqual([
      ['lead.accepted', stylist],
      ['lead.status_changed', detail],
      ['lead.matched', detail],
      ['lead.accepted', stylist],
    ]);
    happen((it) => it.accept(id(1)));
    expect(told()).toHaveLength(4);
  });

  it('hear of each no, and of each question that nobody answered in time', () => {
    happen((it) => it.decline(id(0)));
    expect(told()).toEqual([['lead.declined', stylist]]);
    const deadlines = all().flatMap(({ deadline }) => (deadline ? [deadline.getTime()] : []));
    market.now = new Date(Math.max(...deadlines));
    happen((it) => it.proceed());
    const expired = told().filter(([event]) => event === 'lead.expired');
    expect(expired).toEqual(
      all()
        .filter(({ state }) => state === 'expired')
        .map(() => ['lead.expired', stylist]),
    );
    expect(expired.length).toBeGreaterThan(0);
  });
});

describe('a no', () => {
  it('has what is due next looked at at once', () => {
    market.now = new Date(market.now.getTime() + 60_000);
    happen((it) => it.decline(id(0)));
    expect(due()).toEqual(market.now);
  });

  it('of one that was passed on before there were questions lets it off what it owes', () => {
    const state = market.state(LEAD);
    const legacy = { ...all()[0]!, state: 'legacy-open' as const, revealedAt: market.now };
    const sales = [sampleSale({ id: 'old', assignmentId: legacy.id })];
    market.leads.set(LEAD, { ...state, assignments: [legacy], sales, status: 'matched' });
    happen((it) => it.decline(legacy.id));
    expect(market.state(LEAD)).toMatchObject({
      status: 'new',
      sales: [{ id: 'old', paymentStatus: 'credited' }],
    });
  });
});

describe('a report', () => {
  beforeEach(() => {
    happen((it) => it.accept(id(0)));
    market.now = new Date(market.now.getTime() + 60_000);
  });

  it('has what is due next looked at at once', () => {
    happen((it) => it.report(id(0), 'contacted'));
    expect(due()).toEqual(market.now);
  });

  it('that takes a won back does not open what was closed as lost since', () => {
    happen((it) => it.report(id(0), 'won'));
    happen((it) => it.setStatus('lost'));
    happen((it) => it.report(id(0), 'contacted'));
    expect(market.state(LEAD).status).toBe('lost');
  });

  it('of less than won leaves what an administrator has won', () => {
    happen((it) => it.report(id(0), 'contacted'));
    happen((it) => it.setStatus('won'));
    happen((it) => it.report(id(0), 'lost'));
    expect(market.state(LEAD).status).toBe('won');
  });
});

describe('a report of the agent beside the stylists', () => {
  const agents = () => all().findIndex(({ recipient }) => recipient === 'estate-agent');
  const says = (...told: Report[]) => {
    for (const each of told) happen((it) => it.report(id(agents()), each));
  };
  const agentTakesIt = () => happen((it) => it.accept(id(agents())));
  const status = () => market.state(LEAD).status;
  const asked = () => states().filter((_, place) => place !== agents());
  beforeEach(() => {
    market.join('Meglerhuset', { kind: 'estate-agent' });
    happen((it) => it.agreeToAgent(true));
    market.settle();
    market.now = new Date(market.now.getTime() + 60_000);
  });

  it.each<Report>(['contacted', 'won', 'lost'])(
    'of «%s» leaves the stylists asked, and is at most a contact',
    (told) => {
      const before = asked();
      agentTakesIt();
      says(told);
      expect([status(), asked()]).toEqual(['contacted', before]);
      expect(before).toContain('offered');
    },
  );

  it('says nothing of stylists who have it and are silent, nor of what the owner said of them', () => {
    agentTakesIt();
    happen((it) => it.accept(id(0)));
    market.now = new Date(+market.now + 48 * 3_600_000);
    happen((it) => it.nobodyCalled(id(0)));
    says('contacted', 'won', 'lost');
    expect(market.state(LEAD)).toMatchObject({
      ...{ status: 'matched', nobodyCalledAt: market.now, contactedAt: null },
    });
  });

  it('is no stylist’s word: the first of them to have it is waited for, the next ones are not', () => {
    agentTakesIt();
    says('contacted');
    happen((it) => it.accept(id(0)));
    expect(status()).toBe('matched');
    happen((it) => it.setStatus('contacted'));
    happen((it) => it.accept(id(1)));
    expect(status()).toBe('contacted');
  });

  it('has nobody waited for where a stylist has told too, whom the office has taken it from', () => {
    agentTakesIt();
    happen((it) => it.accept(id(0)));
    happen((it) => it.report(id(0), 'contacted'));
    says('contacted');
    happen((it) => it.withdraw(id(0)));
    happen((it) => it.accept(id(1)));
    expect(status()).toBe('contacted');
  });

  it('has nobody waited for by a yes to what was passed on before there were questions', () => {
    const legacyYes = (place: number) => {
      const open = { state: 'legacy-open', answeredAt: null, report: null, id: 'legacy' } as const;
      const legacy = {
        ...all()[place]!,
        ...open,
        partnerId: 'partner-old',
        revealedAt: market.now,
      };
      market.leads.set(LEAD, { ...market.state(LEAD), assignments: [...all(), legacy] });
      happen((it) => it.accept('legacy'));
      expect(states().at(-1)).toBe('accepted');
    };
    agentTakesIt();
    says('contacted');
    const before = market.state(LEAD);
    happen((it) => it.setStatus('lost'));
    legacyYes(0);
    expect(status()).toBe('lost');
    market.leads.set(LEAD, before);
    happen((it) => it.accept(id(0)));
    happen((it) => it.setStatus('contacted'));
    legacyYes(agents());
    expect(status()).toBe('contacted');
  });

  it('has nobody waited for where the administrator has found out, and no agent has told', () => {
    happen((it) => it.setStatus('contacted'));
    happen((it) => it.accept(id(0)));
    expect(status()).toBe('contacted');
  });

  it('is one of all that have it, once a stylist has lost it too', () => {
    agentTakesIt();
    for (const place of [0, 1, 2]) {
      happen((it) => it.accept(id(place)));
      happen((it) => it.report(id(place), 'lost'));
    }
    expect(status()).toBe('contacted');
    says('lost');
    expect(status()).toBe('lost');
    says('contacted');
    expect(status()).toBe('contacted');
  });

  it('leaves what a stylist or the administrator has won', () => {
    agentTakesIt();
    says('won');
    happen((it) => it.setStatus('won'));
    says('contacted');
    expect(status()).toBe('won');
  });

  it('moves a request that was sent to agents alone', () => {
    const only = acceptedByAgentAlone('lead-2');
    market.happen('lead-2', (it) => it.report(only, 'won'));
    expect(market.state('lead-2').status).toBe('won');
    market.happen('lead-2', (it) => it.report(only, 'lost'));
    expect(market.state('lead-2').status).toBe('lost');
  });
});

describe('whom the rule asks', () => {
  it('is an agent whatever its services, and a stylist who does what is wanted', () => {
    market = new Market();
    market.join('Meglerhuset', { kind: 'estate-agent', services: [] });
    market.join('Delvis', { services: ['Delstyling'] });
    market.receive(sampleRequest());
    market.settle();
    market.happen(LEAD, (it) => it.agreeToAgent(true));
    market.settle();
    expect(all().map(({ partnerId }) => partnerId)).toEqual(['partner-Meglerhuset']);
  });

  it('is kept for each choice that found somebody, with why it was made', () => {
    market.join('S6');
    let causes: string[] = [];
    happen((it) => it.decline(id(0)));
    happen((it) => {
      it.proceed();
      causes = it.changes().rounds.map(({ cause }) => cause);
    });
    expect([states().length, causes]).toEqual([6, ['refill']]);
  });

  it('is kept as the administrator’s doing when it was', () => {
    const [first] = all();
    happen((it) => it.withdraw(first?.id ?? ''));
    const causesOf = (what: (leadCase: LeadCase) => void) => {
      let causes: string[] = [];
      happen((it) => {
        what(it);
        causes = it.changes().rounds.map(({ cause }) => cause);
      });
      return causes;
    };
    expect(causesOf((it) => it.passOnTo(first?.partnerId ?? ''))).toEqual(['by-hand']);
    market.join('S6');
    expect(causesOf((it) => it.replace(id(1)))).toEqual(['by-hand']);
  });
});

describe('the owner', () => {
  const withdrawnBy = () =>
    market.events.flatMap(({ kind, detail }) =>
      kind === 'assignment-withdrawn' ? [(detail as { by: string }).by] : [],
    );

  it('ends what is open when the home has moved, and others are looked for at once', () => {
    market.now = new Date(market.now.getTime() + 60_000);
    happen((it) => it.correct({ location: 'Oslo' }, true));
    expect(withdrawnBy()).toEqual(Array(5).fill('moved'));
    expect(due()).toEqual(market.now);
  });

  it('ends what agents have when it says no to them', () => {
    market.join('Meglerhuset', { kind: 'estate-agent' });
    happen((it) => it.agreeToAgent(true));
    market.settle();
    happen((it) => it.agreeToAgent(false));
    expect(withdrawnBy()).toEqual(['owner']);
  });
});

describe('a lead that nobody has any more', () => {
  it.each(['won', 'lost'] as const)('stays %s', (status) => {
    happen((it) => it.accept(id(0)));
    happen((it) => it.setStatus(status));
    happen((it) => it.withdraw(id(0)));
    expect(market.state(LEAD).status).toBe(status);
  });
});

describe('a lead that the last one loses while its search goes on', () => {
  it('gives her the honest word anew, though she had heard it before that one said yes', () => {
    const told = () => market.mails.filter(({ kind }) => kind === 'owner-nobody-yet').length;
    market.advanceHours(5 * 24);
    expect(told()).toBe(1);
    market.join('S6');
    market.advanceHours(25);
    const late = market.state(LEAD).assignments.find((it) => it.state === 'offered');
    happen((it) => it.accept(late?.id ?? ''));
    market.join('S7');
    happen((it) => it.withdraw(late?.id ?? ''));
    market.settle();
    market.advanceHours(3 * 24);
    expect(told()).toBe(2);
    market.advanceHours(24);
    expect(told()).toBe(2);
  });

  it('gives her an honest word a working day later, not in the minute of that it was lost', () => {
    happen((it) => it.accept(id(0)));
    market.advanceHours(2 * 24);
    market.join('S6');
    happen((it) => it.withdraw(id(0)));
    market.settle();
    const told = () => market.mails.filter(({ kind }) => kind === 'owner-nobody-yet').length;
    expect(told()).toBe(0);
    expect(ownerSearch(market.state(LEAD), market.now).isLate).toBe(false);
    market.advanceHours(24);
    expect(told()).toBe(1);
    expect(ownerSearch(market.state(LEAD), market.now).isLate).toBe(true);
  });
});

describe('a lead whose search was over when nobody had it any more', () => {
  const FOUND_NO_MORE = 15 * 24;
  const letters = () => market.mails.filter(({ kind }) => kind === 'owner-search-ended').length;
  const endSearch = () => {
    happen((it) => it.accept(id(0)));
    market.advanceHours(FOUND_NO_MORE);
    expect(letters()).toBe(1);
  };

  it('is looked for anew for two weeks, and its owner hears how that ends', () => {
    endSearch();
    market.join('S6');
    happen((it) => it.withdraw(id(0)));
    market.settle();
    expect(market.state(LEAD).status).toBe('new');
    expect(all().at(-1)).toMatchObject({ partnerId: 'partner-S6', state: 'offered' });
    market.advanceHours(13 * 24);
    expect(letters()).toBe(1);
    market.advanceHours(2 * 24);
    expect(letters()).toBe(2);
  });

  it('is late after a working day of the new search, and not by that somebody had it', () => {
    endSearch();
    market.join('S6');
    happen((it) => it.withdraw(id(0)));
    market.settle();
    const stands = () => {
      const state = market.state(LEAD);
      const { canKeepWaiting } = ownerChoices(state, market.now);
      const isTold = market.mails.some(({ kind }) => kind === 'owner-nobody-yet');
      return { canKeepWaiting, isLate: ownerSearch(state, market.now).isLate, isTold };
    };
    expect(stands()).toEqual({ canKeepWaiting: false, isLate: false, isTold: false });
    market.advanceHours(24);
    expect(stands()).toEqual({ canKeepWaiting: true, isLate: true, isTold: true });
  });

  it('is not while somebody else has it, nor before its time is over', () => {
    happen((it) => it.accept(id(1)));
    const { matchUntil } = market.state(LEAD);
    market.advanceHours(1);
    happen((it) => it.withdraw(id(1)));
    expect(market.state(LEAD).matchUntil).toEqual(matchUntil);
    for (const place of [0, 2]) happen((it) => it.accept(id(place)));
    market.advanceHours(FOUND_NO_MORE);
    happen((it) => it.withdraw(id(2)));
    expect(market.state(LEAD)).toMatchObject({ status: 'matched', matchUntil });
  });

  it('is from the very moment on at which its time is over', () => {
    happen((it) => it.accept(id(0)));
    market.now = market.state(LEAD).matchUntil ?? market.now;
    happen((it) => it.withdraw(id(0)));
    expect(Number(market.state(LEAD).matchUntil)).toBeGreaterThan(+market.now);
  });

  it('is looked for anew among stylists though an agent beside them has it', () => {
    market.join('Meglerhuset', { kind: 'estate-agent' });
    happen((it) => it.agreeToAgent(true));
    market.settle();
    happen((it) => it.accept(id(5)));
    endSearch();
    market.join('S6');
    happen((it) => it.withdraw(id(0)));
    market.settle();
    expect(market.state(LEAD).status).toBe('matched');
    expect(all().at(-1)).toMatchObject({ partnerId: 'partner-S6', state: 'offered' });
  });

  it('is not when the agent beside stylists loses it, whose one place that was', () => {
    market.join('Meglerhuset', { kind: 'estate-agent' });
    happen((it) => it.agreeToAgent(true));
    market.settle();
    happen((it) => it.accept(id(5)));
    endSearch();
    const { matchUntil } = market.state(LEAD);
    happen((it) => it.withdraw(id(5)));
    expect(market.state(LEAD)).toMatchObject({ status: 'matched', matchUntil });
  });

  it('is not for an owner who wants nobody any more', () => {
    market.join('Meglerhuset', { kind: 'estate-agent' });
    acceptedByAgentAlone('lead-2');
    market.advanceHours(FOUND_NO_MORE);
    const { matchUntil } = market.state('lead-2');
    market.happen('lead-2', (it) => it.agreeToAgent(false));
    expect(market.state('lead-2')).toMatchObject({ status: 'new', matchUntil });
  });

  it('is not where it was passed on before there were questions', () => {
    const state = market.state(LEAD);
    const legacy = { ...all()[0]!, state: 'legacy-open' as const, revealedAt: market.now };
    const { receivedAt: matchUntil } = state.lead;
    market.leads.set(LEAD, { ...state, assignments: [legacy], status: 'matched', matchUntil });
    happen((it) => it.decline(legacy.id));
    expect(market.state(LEAD)).toMatchObject({ status: 'new', matchUntil });
  });
});
