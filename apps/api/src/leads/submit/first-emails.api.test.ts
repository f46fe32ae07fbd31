import { createTestDatabase, type TestDatabase } from '@boligstyling/adapters-postgres/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DEVELOPMENT_API_KEY } from '../../config/config.js';
import { eventually } from '../../testing/eventually.js';
import { MatchingWorld } from '../../testing/matching-world.js';
import { sampleSubmission } from '../../testing/sample-submission.js';

const STRANGER = 'ola.nordmann@nordmann.no';
const SPELLINGS = [STRANGER, 'Ola.Nordmann@Nordmann.no', 'ola.nordmann+styling@nordmann.no'];

describe('leads in a stranger’s name, on two replicas', () => {
  let own: TestDatabase;
  let replicas: [MatchingWorld, MatchingWorld];
  beforeAll(async () => {
    own = await createTestDatabase();
    const start = () => MatchingWorld.start({ DATABASE_URL: own.url, MATCHING: 'automatic' });
    replicas = [await start(), await start()];
    await replicas[0].partner('Anne', { weekly_capacity: 100 });
  });
  afterAll(async () => {
    await Promise.all(replicas.map((world) => world.close()));
    await own.drop();
  });
  beforeEach(() => replicas[0].api.empty('lead'));

  const submit = async (nth: number, customer_email = STRANGER) => {
    const path = nth % 5 ? '/api/leads' : '/functions/v1/secure-submit-lead';
    const answer = await fetch(`${replicas[nth % 2 ? 1 : 0].api.address}${path}`, {
      method: 'POST',
      headers: { apikey: DEVELOPMENT_API_KEY, 'content-type': 'application/json' },
      body: JSON.stringify(sampleSubmission({ customer_email, address: `Vei ${nth}` })),
    });
    return { status: answer.status, body: (await answer.json()) as { id: string } };
  };
  const count = async (rest: string) =>
    (await replicas[0].api.rows<{ n: number }>(`select count(*)::int as n from ${rest}`))[0]?.n;
  const confirmations = () => count(`notification where kind = 'owner-confirmation'`);
  const held = () => count(`lead where suspicion = 'too-many-to-address'`);

  it('send five confirmations, and the others wait for the administrator', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, nth) => submit(nth, SPELLINGS[nth % 3])),
    );
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(30);
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(30);
    expect([await confirmations(), await held()]).toEqual([5, 25]);
    expect(await count(`notification where kind = 'lead-notification'`)).toBe(30);

    await eventually(async () => (await count('assignment')) === 5 || undefined);
    const ofHeld = 'join lead on lead.id = lead_id and suspicion is not null';
    expect(await count(`assignment ${ofHeld}`)).toBe(0);
    expect(await count(`notification ${ofHeld}`)).toBe(25);
  });

  it('leave another mailbox’s quota alone', async () => {
    await Promise.all(Array.from({ length: 12 }, (_, nth) => submit(nth)));
    const other = await replicas[1].lead({ customer_email: 'kari@nordmann.no' });
    expect(await count(`notification where lead_id = '${other}'`)).toBeGreaterThanOrEqual(2);
    expect(await held()).toBe(7);
  });

  it('get the usual answer, and send their confirmation once released', async () => {
    for (let nth = 1; nth <= 5; nth += 1) await submit(nth);
    const { status, body } = await submit(1);
    expect([status, Object.keys(body)]).toEqual([201, ['id', 'created_at']]);
    const [world] = replicas;
    const lead = async () => (await world.admin('get', `/leads/${body.id}`)).body;
    expect(await lead()).toMatchObject({ suspicion: 'too-many-to-address', status: 'new' });
    const kinds = ({ notifications }: { notifications: { kind: string }[] }) =>
      notifications.map(({ kind }) => kind).sort();
    expect(kinds(await lead())).toEqual(['lead-notification']);
    await world.admin('post', `/leads/${body.id}/release`).expect(204);
    expect(kinds(await lead())).toContain('owner-confirmation');
  });
});
