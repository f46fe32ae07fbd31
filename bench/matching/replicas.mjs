import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { MUNICIPALITIES } from '@boligstyling/domain';
import { DUE, execute, fill } from './fill.mjs';

const REPLICAS = 4;
const PARTNERS = 100;
/** Groups of partners that work in the same places. */
const GROUPS = 5;
/** Without history, this many questions are expected to give three acceptances. */
const ASKED = 5;
/** Leads decided one by one; the others in batches of a thousand. */
const SINGLY = 300;
/** Leads whose asked partners all accept at once, twice each. */
const TAKEN = 12;

/** Partners of two in five groups lack the capacity for all questions. */
const IN_GROUPS = `
  update partner set weekly_capacity = (0.7 + 0.2 * (nth % ${GROUPS})) * $2::int,
    areas = array(select number from unnest($1::text[]) with ordinality as each (number, place)
      where place % ${GROUPS} = nth % ${GROUPS})
  from (select id, row_number() over (order by id) as nth from partner) its
  where its.id = partner.id`;

const MARKET = 'select id, areas, weekly_capacity as capacity from partner order by created_at, id';

const DECIDED = `
  select municipality, array(select decision ->> 'partnerId'
    from jsonb_array_elements(decisions) decision where decision ->> 'verdict' = 'chosen') as chosen
  from match_round join lead on lead.id = lead_id
  order by at, received_at, lead_id`;

const TO_ANSWER = `
  select id, lead_id as "leadId" from assignment where lead_id in (
    select lead_id from assignment group by lead_id having count(*) > 3 limit ${TAKEN})`;

/** All within one hour of the 168. */
const BEYOND_CAPACITY = {
  'a partner beyond its capacity': `
    select from partner join assignment a on a.partner_id = partner.id
    where state in ('offered', 'accepted')
    group by partner.id having count(*) > weekly_capacity`,
};

/** Violated invariants, each as a query that must find nothing. */
const NEVER = {
  'a request that is still due, or was not decided once': `
    select from lead left join match_round on lead_id = lead.id
    group by lead.id having count(match_round.id) <> 1 or matching_due_at <= now()`,
  'a question without its one e-mail, or without the decision that names its partner': `
    select from assignment a
      left join notification n on n.assignment_id = a.id and n.kind = 'partner-offer'
      left join match_round r on r.lead_id = a.lead_id and r.decisions @> jsonb_build_array(
        jsonb_build_object('partnerId', a.partner_id, 'verdict', 'chosen'))
    group by a.id having count(n.id) <> 1 or count(r.id) <> 1`,
  'a request whose history tells of other questions than it has': `
    select from lead where (select count(*) from assignment where lead_id = lead.id)
      <> (select count(*) from lead_event where lead_id = lead.id and kind = 'passed-on')`,
  'a partner whose counter says otherwise than its questions': `
    select from partner where (select count(*) from assignment where partner_id = partner.id)
      <> coalesce((select sum(asked::int) from partner_figures f,
        jsonb_each_text(figures -> 'askedByDay') as by_day (day, asked)
        where f.partner_id = partner.id), 0)`,
  ...BEYOND_CAPACITY,
  'two partners of equal rank of whom one was asked twice more': `
    select from (select areas, (select count(*) from assignment where partner_id = partner.id) as asked
      from partner) each
    group by areas having max(asked) - min(asked) > 1`,
};

const NOT_AFTER_YESES = {
  ...BEYOND_CAPACITY,
  'a request of which not three hold the contact details, though all said yes': `
    select from assignment a where exists (
      select from sale s join assignment its on its.id = s.assignment_id and its.lead_id = a.lead_id)
    group by lead_id having count(revealed_at) <> 3`,
  'a yes that came to nothing': `
    select from sale having count(*) <> 3 * ${TAKEN}`,
};

/**
 * Four replicas match due leads, and two of them are killed meanwhile. The asked partners must be
 * those of the plain rule applied to one lead after the other.
 *
 * @param start serves the product on a database
 * @throws Error when an invariant is violated
 */
export async function passedOnByFour(database, start, leads) {
  const url = await database.create('four');
  await fill(url, PARTNERS, leads, 0);
  const numbers = MUNICIPALITIES.map(({ number }) => number);
  await execute(url, [IN_GROUPS, [numbers, (leads * ASKED) / PARTNERS]]);
  const replicas = await Promise.all(Array.from({ length: REPLICAS }, () => start(url)));
  const [one, other, ...victims] = replicas;
  const due = await execute(url, [`${DUE} returning id`]);
  const ids = due.slice(-SINGLY).map(({ id }) => id);
  const singly = Promise.all([one.ask('advance', ids), other.ask('advance', ids.toReversed())]);
  for (const [place, victim] of victims.entries()) {
    await decided(url, (leads * (place + 1)) / REPLICAS);
    await victim.kill();
  }
  await Promise.all([singly, decided(url, leads)]);
  await expectNone(url, NEVER);
  const questions = await replayed(url);
  const acceptances = await execute(url, [TO_ANSWER]);
  await Promise.all([
    one.ask('accept', acceptances),
    other.ask('accept', acceptances.toReversed()),
  ]);
  await expectNone(url, NOT_AFTER_YESES);
  await Promise.all([one, other].map((each) => each.stop()));
  return { requests: leads, questions, acceptances: acceptances.length };
}

/** Waits for a number of decisions; replicas poll every ten seconds. */
async function decided(url, wanted) {
  for (;;) {
    const [{ count }] = await execute(url, ['select count(*)::int from match_round']);
    if (count >= wanted) return;
    await sleep(50);
  }
}

async function expectNone(url, faults) {
  for (const [fault, statement] of Object.entries(faults)) {
    const { length } = await execute(url, [statement]);
    if (length > 0) throw new Error(`${length} times: ${fault}`);
  }
}

/**
 * The plain rule: of available local partners those asked least, then those asked longest ago, then
 * the earliest members.
 */
async function replayed(url) {
  const market = await execute(url, [MARKET]);
  for (const partner of market) Object.assign(partner, { asked: 0, turn: 0 });
  let turn = 0;
  for (const { municipality, chosen } of await execute(url, [DECIDED])) {
    const able = market.filter((it) => it.areas.includes(municipality) && it.asked < it.capacity);
    const inTurn = able.toSorted((a, b) => a.asked - b.asked || a.turn - b.turn).slice(0, ASKED);
    if (
      !isDeepStrictEqual(
        inTurn.map(({ id }) => id),
        chosen,
      )
    ) {
      throw new Error(`After ${turn} questions others were asked than the rule asks.`);
    }
    for (const partner of inTurn)
      Object.assign(partner, { asked: partner.asked + 1, turn: ++turn });
  }
  return turn;
}
