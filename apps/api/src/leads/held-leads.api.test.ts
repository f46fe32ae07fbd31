import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DEVELOPMENT_API_KEY } from '../config/config.js';
import { MatchingWorld } from '../testing/matching-world.js';
import { sampleSubmission } from '../testing/sample-submission.js';

describe('a lead that a program may have sent', () => {
  const world = MatchingWorld.own({ MATCHING: 'automatic' });
  beforeAll(async () => {
    await world.partner('Anne');
  });
  beforeEach(() => world.api.empty('lead'));

  const submit = (headers: Record<string, string>) =>
    world.api
      .call('post', '/api/leads')
      .set({ apikey: DEVELOPMENT_API_KEY, ...headers })
      .send(sampleSubmission())
      .expect(201);
  const get = async (id: string) => (await world.admin('get', `/leads/${id}`).expect(200)).body;
  const kinds = async (id: string) =>
    (await get(id)).notifications.map(({ kind }: { kind: string }) => kind).sort();
  const TOO_FAST = { 'X-Form-Seconds': '1', 'X-Form-Hidden-Field': 'empty' };

  it.each([
    [{}, null],
    [{ 'X-Form-Seconds': '60', 'X-Form-Hidden-Field': 'empty' }, null],
    [{ 'X-Form-Seconds': 'soon', 'X-Form-Hidden-Field': '1' }, null],
    [{ 'X-Form-Seconds': '-1' }, null],
    [TOO_FAST, 'filled-in-too-fast'],
    [{ 'X-Form-Seconds': '60', 'X-Form-Hidden-Field': 'filled' }, 'hidden-field-filled'],
  ])('is kept with %j and marked with %j', async (headers, suspicion) => {
    const { body } = await submit(headers);
    expect(Object.keys(body)).toEqual(['id', 'created_at']);
    expect(await get(body.id)).toMatchObject({ suspicion, customer_name: 'Kari Nordmann' });
  });

  it('is marked if it contains a link, and sends no email', async () => {
    const id = await world.lead({ message: 'Vinn på https://evil.example/premie' });
    expect(await get(id)).toMatchObject({ suspicion: 'holds-a-link' });
    expect(await kinds(id)).toEqual(['lead-notification']);
  });

  it('is shown to the administrator only, and not passed on', async () => {
    const { body: lead } = await submit(TOO_FAST);
    const free = await world.lead();
    await world.matched(free);
    expect(await kinds(lead.id)).toEqual(['lead-notification']);
    expect(await world.matching(lead.id)).toMatchObject({ assignments: [], rounds: [] });
    const { body, status } = await world.admin('post', `/leads/${lead.id}/assignments`).send({});
    expect([status, body.type]).toEqual([409, '/problems/lead-held']);
  });

  it('is processed once the administrator releases it', async () => {
    const { body: lead } = await submit(TOO_FAST);
    await world.admin('post', `/leads/${lead.id}/release`).expect(204);
    const { assignments } = await world.matched(lead.id);
    expect(assignments).toHaveLength(1);
    expect(await kinds(lead.id)).toEqual([
      'lead-notification',
      'owner-confirmation',
      'partner-offer',
    ]);
    expect(await get(lead.id)).toMatchObject({ status: 'new', suspicion: null });
    const again = await world.admin('post', `/leads/${lead.id}/release`);
    expect([again.status, again.body.type]).toEqual([409, '/problems/lead-not-held']);
  });
});
