import { randomUUID } from 'node:crypto';
import { acceptAssignment, dayAt, norwegianDay } from '@boligstyling/domain';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '../testing/eventually.js';
import { MatchingWorld, tokenIn } from '../testing/matching-world.js';
import { askForLink, enterBy } from '../testing/partner-access.js';
import { whileLocked } from '../testing/while-locked.js';

const world = MatchingWorld.own();
const today = norwegianDay(new Date());
const TERMS = {
  ...{ price_from: 24_900, has_vat: true, includes: ['furniture'] },
  ...{ earliest_start: dayAt(today, 7), valid_until: dayAt(today, 14) },
};
const PDF = Buffer.from('%PDF-1.7\n%%EOF');

type Method = 'put' | 'post' | 'delete';
type Ask = (method: Method, path: string) => ReturnType<typeof world.api.call>;

const ATTACHMENT = randomUUID();
const attach = (ask: Ask, id: string = randomUUID()) =>
  ask('put', `/quote/attachments/${id}`).set('content-type', 'application/pdf').send(PDF);
const CALLS: [what: string, call: (ask: Ask) => PromiseLike<{ body: { type?: string } }>][] = [
  ['report', (ask) => ask('post', '/report').send({ report: 'contacted' })],
  ['draft', (ask) => ask('put', '/quote/draft').send({ price_from: 9_900 })],
  ['quote', (ask) => ask('post', '/quote').send(TERMS)],
  ['attachment', (ask) => attach(ask)],
  ['removal of an attachment', (ask) => ask('delete', `/quote/attachments/${ATTACHMENT}`)],
];

let leadId: string;
let byLink: Ask;
let bySession: Ask;
beforeEach(async () => {
  await world.api.empty('lead, partner');
  const email = `anna-${randomUUID()}@stil.no`;
  const partnerId = await world.partner('Anna', { email });
  leadId = await world.lead();
  await world.admin('post', `/leads/${leadId}/assignments`).send({}).expect(201);
  const token = tokenIn(await world.mailTo(email, 'Svar innen'), '/partner/svar#');
  const [{ id }] = (await world.matched(leadId)).assignments;
  await world.api.happen(leadId, (it) => acceptAssignment(it, id));
  const cookie = await enterBy(world.api, await askForLink(world.api, partnerId, email));
  byLink = (method, path) =>
    world.api.call(method, `/api/partner-link${path}`).set('link-token', token);
  bySession = (method, path) =>
    world.api.call(method, `/api/partner/assignments/${id}${path}`).set('cookie', cookie);
  await attach(byLink, ATTACHMENT).expect(200);
  // No due step waits for the lock in place of the call.
  await eventually(async () => {
    const planned = 'select 1 from lead where matching_due_at > now() or matching_due_at is null';
    return (await world.api.rows(planned))[0];
  });
});

/** Commits once the call waits for it. */
const duringErasure = <T>(call: () => PromiseLike<T>) =>
  whileLocked(
    world.api,
    {
      sql: `perform pg_advisory_xact_lock(7204119); delete from lead where id = '${leadId}'`,
      waiting: 'pg_advisory_xact_lock',
    },
    async () => call(),
  );

describe('an erasure during a partner’s call', () => {
  it.each(CALLS)('is the answer to a link: %s', async (_, call) => {
    const { body } = await duringErasure(() => call(byLink));
    expect(body.type).toBe('/problems/link-unknown');
  });

  it.each(CALLS)(
    'leaves a partner that is logged in without the assignment: %s',
    async (_, call) => {
      const { body } = await duringErasure(() => call(bySession));
      expect(body.type).toBe('/problems/assignment-not-found');
    },
  );
});
