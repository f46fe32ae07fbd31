import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from '../fault.js';
import { Partners } from '../harness/partners.js';
import { steadily } from '../harness/steadily.js';
import { until } from '../harness/wait.js';
import type { World } from '../harness/world.js';

/** Where a process dies, in the order in which a request comes to a partner. */
const POINTS = [
  'before partners are asked',
  'while partners are asked',
  'after partners were asked',
  'before a yes is stored',
  'while a yes is stored',
  'after a yes was stored',
];

const PARTNERS = 12;
const SUBMITS_A_ROUND = 2;

/** Partners are asked and say yes at all replicas at once, while one after the other dies. */
export const askedAndTaken: Fault = {
  name: 'process dies between a question and a yes',
  rounds: { full: POINTS.length, short: 0 },
  answersCanBeLost: true,
  settings: { MATCHING: 'automatic' },
  async inflict(world, rounds) {
    const { replicas, visitors } = world;
    const partners = await Partners.join(world, PARTNERS);
    const answering = steadily(() => partners.answer());
    let longest = 0;
    for (let round = 0; round < rounds; round += 1) {
      const first = round % replicas.length;
      const victim = replicas[first];
      if (!victim) continue;
      await victim.kill();
      await victim.start(POINTS[round % POINTS.length]);
      await visitors.submit(SUBMITS_A_ROUND, SUBMITS_A_ROUND, first);
      await until('the process to die', async () => {
        if (victim.isRunning) await visitors.submit(1, 1, first);
        await sleep(200);
        return !victim.isRunning;
      });
      await expectNone(world, NEVER);
      const start = performance.now();
      await victim.start();
      longest = Math.max(longest, (performance.now() - start) / 1000);
    }
    await world.endLeases();
    await until('every lead to be taken by three', async () => {
      if (partners.refusals.length > 0) throw new Error(partners.refusals[0]);
      const short = await world.query(SHORT_OF_THREE);
      return short.length === 0 && partners.haveAnswered && (await world.count('due')) === 0;
    });
    await answering.stop();
    await expectNone(world, NOT_IN_THE_END);
    await expectPromisesKept(world, partners);
    return longest;
  },
};

const SHORT_OF_THREE = `
  select lead.id from lead left join assignment a on a.lead_id = lead.id and a.state = 'accepted'
  group by lead.id having count(a.id) < 3`;

/** What must not be at any moment, each as a query that finds nothing. */
const NEVER: Readonly<Record<string, string>> = {
  'a lead that nobody is asked about and no time is set for': `
    select from lead where matching_fault is not null or (matching_due_at is null
      and not exists (select from assignment a where a.lead_id = lead.id))`,
  'more than three who hold contact details': `
    select from assignment where revealed_at is not null group by lead_id having count(*) > 3`,
  'a yes without its one sale, or a sale without a yes': `
    select from assignment a left join sale s on s.assignment_id = a.id
    group by a.id having count(s.id) <> (a.state = 'accepted')::int`,
};

/** What must not be once everything has been sent. */
const NOT_IN_THE_END: Readonly<Record<string, string>> = {
  ...NEVER,
  'a yes that the partner and the owner were not told of once each': `
    select from assignment a
      left join notification n on n.assignment_id = a.id and n.state = 'sent'
        and n.kind in ('partner-assignment', 'owner-matched')
    where a.state = 'accepted'
    group by a.id having count(*) <> 2 or count(distinct n.kind) <> 2`,
  'an e-mail of a yes where there is none': `
    select from notification n join assignment a on a.id = n.assignment_id
    where n.kind in ('partner-assignment', 'owner-matched') and a.state <> 'accepted'`,
};

async function expectNone(world: World, found: Readonly<Record<string, string>>): Promise<void> {
  for (const [fault, sql] of Object.entries(found)) {
    const { length } = await world.query(sql);
    if (length > 0) throw new Error(`${length} times: ${fault}`);
  }
}

async function expectPromisesKept(world: World, { promised }: Partners): Promise<void> {
  const accepted = await world.query<{ id: string }>(
    `select id from assignment where state = 'accepted'`,
  );
  const kept = new Set(accepted.map(({ id }) => id));
  const broken = [...promised].filter((token) => !kept.has(token.split('.')[1] ?? ''));
  if (broken.length > 0) throw new Error(`${broken.length} were told of a yes that is not there`);
}
