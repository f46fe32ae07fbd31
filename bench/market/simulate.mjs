import {
  acceptAssignment,
  advance,
  declineAssignment,
  MUNICIPALITIES,
  workingHoursAfter,
} from '@boligstyling/domain';
import { Market, sampleLead } from '@boligstyling/domain/testing';
import { Agenda } from './agenda.mjs';
import { TOWN_FLATNESS } from './constants.mjs';
import { quoting } from './quoting.mjs';
import { seeded, sharesAround } from './random.mjs';

const DAY_MS = 24 * 3600 * 1000;
const START = new Date('2026-01-05T07:00:00.000Z');

/**
 * A year of leads under the product's matching, with partners who answer late or never. Next steps
 * and answers are events of the agenda.
 */
export function simulate(assumed, seed) {
  const random = seeded(seed);
  const market = new Market(START);
  const agenda = new Agenda();
  const behaviour = new Map();
  for (let nth = 0; nth < assumed.partners; nth += 1) {
    const towns = 1 + Math.floor(random() * assumed.mostTownsEach);
    const areas = new Set(Array.from({ length: towns }, () => town(assumed, random)));
    const changes = { areas: [...areas], weeklyCapacity: assumed.weeklyCapacity };
    const id = market.join(`P${nth}`, { ...changes, createdAt: START });
    behaviour.set(id, sharesAround(assumed.shares, assumed.alike, random));
  }
  for (let nth = 0; nth < assumed.requests; nth += 1) {
    const at = START.getTime() + random() * assumed.days * DAY_MS;
    const municipality = town(assumed, random);
    const customerPhone = String(40_000_000 + nth);
    const customerEmail = `person${nth}@eksempel.no`;
    const request = {
      id: `lead-${nth}`,
      municipality,
      customerPhone,
      customerEmail,
      address: `Vei ${nth}`,
    };
    agenda.add(at, { kind: 'receive', request });
  }

  const quotes = quoting(assumed, market, agenda, seeded(seed + 1_000));
  const answered = new Set();
  const follow = (leadId) => {
    const { assignments, matchingDueAt } = market.state(leadId);
    if (matchingDueAt) agenda.add(matchingDueAt.getTime(), { kind: 'step', leadId });
    for (const { id, partnerId, state } of assignments) {
      if (state !== 'offered' || answered.has(id)) continue;
      answered.add(id);
      const { yes, no } = behaviour.get(partnerId);
      const drawn = random();
      if (drawn >= yes + no) continue;
      const hours = -assumed.medianAnswerHours * Math.log2(1 - random());
      const at = workingHoursAfter(market.now, hours).getTime();
      agenda.add(at, { kind: drawn < yes ? 'accept' : 'decline', leadId, id });
    }
  };
  const does = {
    receive: ({ request }) => {
      market.receive(sampleLead({ ...request, receivedAt: market.now }));
      follow(request.id);
    },
    step: ({ leadId }) => {
      const { matchingDueAt } = market.state(leadId);
      if (!matchingDueAt || matchingDueAt > market.now) return;
      market.happen(leadId, advance);
      follow(leadId);
      quotes.followReminders();
    },
    accept: ({ leadId, id }) => {
      answer(leadId, id, (leadCase) => acceptAssignment(leadCase, id));
      quotes.followAcceptance(leadId, id);
    },
    decline: ({ leadId, id }) => answer(leadId, id, (leadCase) => declineAssignment(leadCase, id)),
    quote: ({ leadId, id }) => {
      quotes.send(leadId, id);
      follow(leadId);
    },
  };
  const answer = (leadId, id, what) => {
    const open = market.state(leadId).assignments.find((each) => each.id === id);
    if (open?.state !== 'offered' && open?.state !== 'filled') return;
    market.happen(leadId, what);
    follow(leadId);
  };
  for (let entry = agenda.next(); entry; entry = agenda.next()) {
    market.now = new Date(Math.max(market.now.getTime(), entry.at));
    does[entry.what.kind](entry.what);
  }
  return market;
}

function town({ towns }, random) {
  const weights = Array.from({ length: towns }, (_, nth) => 1 / (nth + TOWN_FLATNESS));
  let left = random() * weights.reduce((sum, each) => sum + each);
  return MUNICIPALITIES[weights.findIndex((weight) => (left -= weight) < 0)].number;
}
