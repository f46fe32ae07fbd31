import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { PageContent } from '../platform/pages/site.js';
import { OPERATOR } from '../testing/invoice-parties.js';
import { MatchingWorld } from '../testing/matching-world.js';
import { sampleSite } from '../testing/sample-site.js';
import { startApi } from '../testing/start-api.js';

const REPORTED = { ...OPERATOR, organization_number: '974 760 673', account: '1234.56.78903' };
const WHO =
  'Boligstyling AS, org.nr. 974 760 673 MVA, Foretaksregisteret, Eksempelgata 1, 0150 Oslo';

describe('the operator', () => {
  const world = MatchingWorld.own();

  const put = (changes: object = {}) =>
    world.admin('put', '/operator').send({ ...REPORTED, ...changes });

  it('is unknown at first, and the answer says so', async () => {
    const { body } = await world.admin('get', '/operator').expect(200);
    expect(body).toMatchObject({ name: '', vat_rate: 25, due_days: 14 });
    expect(body.missing).toContain('kontonummer');
  });

  it('is stored as given, with numbers without spaces', async () => {
    const { status, body } = await put({ vat_rate: 11.11 });
    expect(status).toBe(200);
    expect(body).toEqual({
      ...OPERATOR,
      version: '2',
      former_accounts: [],
      vat_rate: 11.11,
      missing: [],
    });
    expect((await world.admin('get', '/operator')).body).toEqual(body);
  });

  it('is stored without invisible characters in its numbers', async () => {
    const account = '\u202a1234.56.78903\u202c';
    const { status, body } = await put({ account, postal_code: '0\u200b 150' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ account: '12345678903', postal_code: '0150' });
  });

  it('may be incomplete', async () => {
    const { status, body } = await put({ account: '', street: ' ' });
    expect(status).toBe(200);
    expect(body.missing).toEqual(['gateadresse', 'kontonummer']);
  });

  it('changes in the given fields only, and never reverts a concurrent change', async () => {
    await put();
    const patch = (changes: object) =>
      world.admin('patch', '/operator').set('if-match', '*').send(changes);
    const reported = await Promise.all([
      patch({ account: '' }),
      patch({ vat_rate: 15, name: 'Ny AS' }),
    ]);
    expect(reported.map(({ status }) => status)).toEqual([200, 200]);
    const { body } = await world.admin('get', '/operator');
    expect(body).toMatchObject({
      account: '',
      vat_rate: 15,
      name: 'Ny AS',
      street: REPORTED.street,
    });
    const refused = await patch({ account: '1' });
    expect(refused.body.errors).toMatchObject([{ field: 'account' }]);
    expect((await patch({})).body).toEqual(body);
  });

  it('is changed and reverted only on the version that a caller saw', async () => {
    const { body } = await put();
    const on = ({ version }: { version: string }, changes: object) =>
      world.admin('patch', '/operator').send(changes).set('if-match', `"${version}"`);
    const changed = (await on(body, { due_days: 30 }).expect(200)).body;
    const current = (await on(changed, { vat_rate: 15 }).expect(200)).body;
    const late = await on(changed, { due_days: 14 }).expect(412);
    expect(late.body).toMatchObject({ type: '/problems/version-stale', current });
    await world.admin('put', '/operator').unset('if-match').send(REPORTED).expect(428);
    await put().set('if-match', `"${changed.version}"`).expect(412);
    expect((await world.admin('get', '/operator')).body).toEqual(current);
  });

  it.each([
    ['organization_number', { organization_number: '974760674' }, /9 siffer/],
    ['account', { account: '12345678904' }, /11 siffer/],
    ['postal_code', { postal_code: '0000' }, /4 siffer/],
    ['vat_rate', { vat_rate: 25.005 }, /to desimaler/],
    ['vat_rate', { vat_rate: 101 }, /fra 0 til 100 prosent/],
    ['due_days', { due_days: 0 }, /helt tall fra 1 til 90/],
    ['vat_registered', { vat_registered: 'ja' }, /mva/],
    ['name', { name: 'a\nb' }, /linjeskift/],
    ['name', { name: 'Stil 🏡 AS' }, /emoji/],
    ['post_place', { post_place: '漢' }, /faktura/],
  ])('is refused with a word on %s: %j', async (field, fault, message) => {
    const { status, body } = await put(fault);
    expect(status).toBe(400);
    expect(body.errors).toEqual([{ field, message: expect.stringMatching(message) }]);
  });

  it('appears on the pages once complete, without its account', async () => {
    const api = await startApi({ DATABASE_URL: world.api.databaseUrl }, await sampleSite());
    const said = async () => {
      await api.runJob(PageContent);
      return /run by (.*)/.exec(await (await fetch(`${api.address}/`)).text())?.[1];
    };
    await put({ street: '' });
    expect(await said()).toBeUndefined();
    await put();
    expect(await said()).toBe(WHO);
    await put({ vat_registered: false });
    expect(await said()).toBe(`${WHO.replace(' MVA', '')}, without MVA`);
    await api.close();
  });

  it('is named in each email once complete', async () => {
    const reported = async (who: object) => {
      await put(who);
      const email = `${randomUUID()}@nordmann.no`;
      await world.lead({ customer_email: email });
      return (await world.mailTo(email, 'Vi har mottatt')).replaceAll(/\s+/g, ' ');
    };
    expect(await reported({ street: '' })).not.toContain('org.nr.');
    expect(await reported({})).toContain(WHO);
  });

  it.each([true, false])(
    'has MVA beside a price in emails only if registered: %s',
    async (registered) => {
      await put({ vat_registered: registered });
      const email = `${randomUUID()}@stil.no`;
      const partner_id = await world.partner('Anne', { email });
      const lead = await world.lead();
      await world.admin('post', `/leads/${lead}/assignments`).send({ partner_id }).expect(201);
      const mail = await world.mailTo(email, 'Svar innen');
      expect(mail).toContain('Bare hvis du tar det.');
      expect(mail.includes('mva.')).toBe(registered);
    },
  );

  it.each(['get', 'put', 'patch'] as const)(
    'is open to the administrator only: %s',
    async (method) => {
      expect((await world.api.call(method, '/api/admin/operator')).status).toBe(401);
    },
  );
});
