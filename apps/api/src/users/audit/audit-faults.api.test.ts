import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { logIn } from '../../testing/admin-access.js';
import { eventually } from '../../testing/eventually.js';
import { employ, type KnownUser } from '../../testing/users-access.js';
import { samplePartnerBody } from '../../testing/matching-world.js';
import { type ApiUnderTest, ownApi, startApi } from '../../testing/start-api.js';
import { noLongerServing } from '../../testing/while-locked.js';

const METRICS_TOKEN = 'a token for the monitor';
const api = ownApi({ METRICS_TOKEN });
let kari: KnownUser;
let partnerId: string;
beforeAll(async () => {
  kari = await employ(api, (await logIn(api)).token, 'kari@boligstyling.no', 'eier');
  const added = await api
    .call('post', '/api/admin/partners')
    .set(bearer())
    .send(samplePartnerBody())
    .expect(201);
  partnerId = added.body.id;
  await api.rows(`
    create function refuses() returns trigger language plpgsql as
      $$ begin raise exception 'full' using errcode = '53100'; end $$`);
});

const waited = async () => {
  const answer = await fetch(`${api.address}/api/metrics`, {
    headers: { authorization: `Bearer ${METRICS_TOKEN}` },
  });
  const text = await answer.text();
  return Number(/^boligstyling_oldest_audit_row_seconds (.*)$/m.exec(text)?.[1]);
};
const bearer = () => ({ authorization: `Bearer ${kari.token}` });
const look = (at: ApiUnderTest, query = '') =>
  at.call('get', `/api/admin/partners/${partnerId}${query}`).set(bearer()).expect(200);
const refuse = () =>
  api.rows(`create trigger refused before insert on audit_log
    for each statement execute function refuses()`);
const takeAgain = () => api.rows('drop trigger if exists refused on audit_log');
const kept = () =>
  api.rows<{ age: number; fields: string[] }>(`
    select extract(epoch from clock_timestamp() - at)::float8 as age, fields
    from audit_log where call = 'getPartner' order by at`);

describe('a read by an administrator while the audit log takes no rows', () => {
  afterEach(takeAgain);

  it('gets its row with the original time once the log takes rows again', async () => {
    const before = (await kept()).length;
    await refuse();
    await look(api);
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(await waited()).toBeGreaterThan(1.4);
    await takeAgain();
    const rows = await eventually(async () => {
      const now = await kept();
      return now.length > before ? now : undefined;
    });
    expect(rows.at(-1)?.age).toBeGreaterThan(1.4);
    await eventually(async () => (await waited()) === 0 || undefined);
  });

  it('gets its row if the log recovers during a stop', async () => {
    const before = (await kept()).length;
    const leaving = await startApi({ DATABASE_URL: api.databaseUrl });
    await refuse();
    await look(leaving);
    const closing = leaving.close();
    await noLongerServing(leaving);
    await takeAgain();
    await closing;
    expect(await kept()).toHaveLength(before + 1);
  });

  it('is logged without the name if the product stops first', async () => {
    const leaving = await startApi({ DATABASE_URL: api.databaseUrl, LOG_LEVEL: 'error' });
    await refuse();
    await look(leaving);
    await leaving.close();
    const reported = leaving
      .logged()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(reported).toContainEqual(
      expect.objectContaining({
        ...{ context: 'Audit', msg: 'row not kept', act: 'saw', call: 'getPartner' },
        ...{ user: kari.id, subject: partnerId, at: expect.stringMatching(/^\d{4}-.+Z$/) },
      }),
    );
    expect(leaving.logged()).not.toMatch(/Fru eier|kari@|127\.0\.0/);
  });
});

it('gets a row also for an invented query parameter, without its name', async () => {
  const before = (await kept()).length;
  await look(api, '?%00=1&ola.nordmann%40x.no=1&known_name=1');
  const rows = await eventually(async () => {
    const now = await kept();
    return now.length > before ? now : undefined;
  });
  expect(rows.at(-1)?.fields).toEqual(['known_name']);
});
