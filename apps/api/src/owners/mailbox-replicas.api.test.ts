import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DEVELOPMENT_API_KEY } from '../config/config.js';
import { eventually } from '../testing/eventually.js';
import { MatchingWorld, tokenIn } from '../testing/matching-world.js';
import { type ApiUnderTest, startApi } from '../testing/start-api.js';

const APPLICATION = {
  ...{ company: 'Stil og Rom AS', organization_number: '974761076', kind: 'stylist' },
  ...{ contact_name: 'Stine Stylist', contact_email: 'stine@stilogrom.no' },
  ...{ contact_phone: '40000001', places: 'Bergen', message: '' },
};

describe('two replicas share a mailbox’s quota', () => {
  let world: MatchingWorld;
  let replica: ApiUnderTest;
  let token: string;
  beforeAll(async () => {
    world = await MatchingWorld.start({ TRUST_PROXY: '1' });
    await world.lead({ customer_email: 'kari@nordmann.no' });
    const mail = await world.mailTo('kari@nordmann.no', 'Takk for henvendelsen');
    token = tokenIn(mail, '/min-henvendelse#');
    replica = await startApi({ TRUST_PROXY: '1', DATABASE_URL: world.api.databaseUrl });
  });
  afterAll(async () => {
    await replica.close();
    await world.close();
  });

  /** Alternates between the replicas in parallel, each time from another network. */
  const askBoth = (path: string, body: object) =>
    Promise.all(
      Array.from({ length: 12 }, (_, nth) =>
        (nth % 2 ? world.api : replica)
          .call('post', path)
          .set({ 'x-forwarded-for': `198.51.100.${nth}`, 'link-token': token })
          .set('apikey', DEVELOPMENT_API_KEY)
          .send(body),
      ),
    );
  const sent = async (kind: string) =>
    (await world.api.rows(`select from notification where kind = '${kind}'`)).length;

  it('of confirmations: five a day', async () => {
    const answers = await askBoth('/api/own-lead/confirmations', { purpose: 'download' });
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
    expect(await sent('owner-confirm')).toBe(5);
  });

  it('of links to a lead: three a day', async () => {
    const ask = () => askBoth('/api/own-lead/links', { email: 'kari@nordmann.no' });
    for (const { status } of await ask()) expect(status).toBe(204);
    await eventually(async () => ((await sent('owner-link')) >= 3 ? true : undefined));
    await ask();
    expect(await sent('owner-link')).toBe(3);
  });

  it('of an application’s outcome: one', async () => {
    for (const { status } of await askBoth('/api/partner-applications', APPLICATION)) {
      expect(status).toBe(204);
    }
    expect(await sent('application-received')).toBe(1);
  });
});
