import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '../testing/eventually.js';
import { MatchingWorld, tokenIn } from '../testing/matching-world.js';
import { sampleTelephoneLead } from '../testing/sample-submission.js';
import { whileLocked } from '../testing/while-locked.js';

const world = MatchingWorld.own();

const EVENTS = [
  ...['lead.received', 'lead.accepted', 'lead.status_changed', 'lead.erased'],
  'review.published',
];

let removed: string;
let kept: string;
let leadId: string;
beforeEach(async () => {
  await world.api.empty('lead, partner, webhook_endpoint');
  leadId = await world.lead();
  const add = async (path: string) => {
    const body = { url: `http://127.0.0.1:9/${path}`, events: EVENTS, active: true };
    return (await world.admin('post', '/webhooks').send(body).expect(201)).body.id;
  };
  [removed, kept] = [await add('removed'), await add('kept')];
});

/** The removal commits once the work waits for it. */
const whileRemoved = <T>(waiting: string, work: () => Promise<T>) =>
  whileLocked(
    world.api,
    { sql: `delete from webhook_endpoint where id = '${removed}'`, waiting },
    work,
  );
const announced = async () =>
  world.api.rows(`select endpoint_id, event from webhook_delivery order by event`);

const CALLS: [what: string, event: string, waiting: string, prepare: () => Promise<Call>][] = [
  [
    'a lead entered by telephone',
    'lead.received',
    'with granted as',
    async () => () => world.admin('post', '/leads').send(sampleTelephoneLead()),
  ],
  [
    'a lead sent by its owner',
    'lead.received',
    'with granted as',
    async () => () => world.lead().then(() => ({ status: 201 })),
  ],
  [
    'an acceptance',
    'lead.accepted',
    'with leads as',
    async () => {
      await world.partner('Anne');
      await world.admin('post', `/leads/${leadId}/assignments`).send({}).expect(201);
      const token = tokenIn(await world.mailTo('anne@stil.no', 'Svar innen'), '/partner/svar#');
      return () =>
        world.api.call('post', '/api/partner-link/accept').set('link-token', token).send({});
    },
  ],
  [
    'a published review',
    'review.published',
    'with before as',
    async () => {
      const review = randomUUID();
      await world.api.rows(`
        insert into review (id, lead_id, state, asked_at, given_at, became_job, stars, text, may_show)
        values ('${review}', '${leadId}', 'waiting', now(), now(), 'yes', 5, 'Bra', true)`);
      return () => world.admin('patch', `/reviews/${review}`).send({ state: 'published' });
    },
  ],
  [
    'an erasure',
    'lead.erased',
    'erased_lead_id',
    async () => () => world.admin('delete', `/leads/${leadId}`),
  ],
];
type Call = () => PromiseLike<{ status: number }>;

describe('a webhook that is being removed', () => {
  it.each(CALLS)(
    'neither stops %s nor keeps it from others',
    async (_, event, waiting, prepare) => {
      const call = await prepare();
      const { status } = await whileRemoved(waiting, async () => call());
      expect(status).toBeLessThan(300);
      expect(await announced()).toContainEqual({ endpoint_id: kept, event });
      expect(await announced()).not.toContainEqual(
        expect.objectContaining({ endpoint_id: removed }),
      );
    },
  );

  it('sets no due lead aside', async () => {
    await world.admin('patch', `/leads/${leadId}`).send({ status: 'lost' }).expect(200);
    const setAside = () => world.api.rows('select id from lead where matching_fault is not null');
    await whileRemoved('with leads as', async () => {
      await world.api.rows(`
        update lead set matching_due_at = now(), undoable_status = jsonb_set(
          jsonb_set(undoable_status, '{until}', to_jsonb(now())), '{pending,until}', to_jsonb(now()))`);
      await eventually(async () => [...(await announced()), ...(await setAside())][0]);
    });
    expect(await setAside()).toEqual([]);
    expect(await announced()).toEqual([{ endpoint_id: kept, event: 'lead.status_changed' }]);
  });
});
