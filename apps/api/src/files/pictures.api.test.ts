import { randomUUID } from 'node:crypto';
import { readdir, rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { acceptAssignment, MAX_PICTURES } from '@boligstyling/domain';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { MatchingWorld, tokenIn } from '../testing/matching-world.js';
import { askForLink, enterBy } from '../testing/partner-access.js';
import { type ApiUnderTest, startApi } from '../testing/start-api.js';

const world = MatchingWorld.own();

let jpeg: Buffer;
beforeAll(async () => {
  jpeg = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#1e4637' } })
    .jpeg()
    .toBuffer();
});

let made = 0;
let leadId: string;
let owner: string;
beforeEach(async () => {
  await world.api.empty('lead, partner');
  for (const name of await readdir(join(world.api.dataDir, 'files')).catch(() => [])) {
    if (/^[\da-f]{2}$/.test(name))
      await rm(join(world.api.dataDir, 'files', name), { recursive: true });
  }
  made += 1;
  const email = `kari${made}@nordmann.no`;
  leadId = await world.lead({ customer_email: email });
  owner = tokenIn(await world.mailTo(email, 'Takk for henvendelsen'), '/min-henvendelse#');
});

const own = (method: 'get' | 'put' | 'post' | 'delete', path = '', token = owner) =>
  world.api.call(method, `/api/own-lead/pictures${path}`).set('link-token', token);
const add = (id: string = randomUUID(), file: Buffer = jpeg, token = owner, type = 'image/jpeg') =>
  own('put', `/${id}`, token).set('content-type', type).send(file);
const idsIn = ({ body }: { body: { pictures: { id: string }[] } }) =>
  body.pictures.map(({ id }) => id);

async function asked(name = 'Anna') {
  const email = `${name.toLowerCase()}${made}@stil.no`;
  const partnerId = await world.partner(name, { email });
  const { body } = await world
    .admin('post', `/leads/${leadId}/assignments`)
    .send({ partner_id: partnerId })
    .expect(201);
  const { id } = body.assignments.at(-1);
  const token = tokenIn(await world.mailTo(email, '/partner/svar#'), '/partner/svar#');
  return { email, partnerId, id, token };
}
const linked = (token: string) =>
  world.api.call('get', '/api/partner-link/pictures').set('link-token', token);

describe('an owner', () => {
  it('adds pictures once, orders and deletes them', async () => {
    const [one, other] = [randomUUID(), randomUUID()];
    await add(one).expect(200);
    expect(idsIn(await add(one).expect(200))).toEqual([one]);
    const { body } = await add(other).expect(200);
    expect(body).toMatchObject({
      ...{ can_add: true, most: MAX_PICTURES, shown_to_asked: false, unconfirmed: [] },
      pictures: [
        { id: one, width: 40, height: 30 },
        { id: other, width: 40, height: 30 },
      ],
    });
    const others = Array.from({ length: MAX_PICTURES }, () => randomUUID());
    const order = { ids: [other, ...others, one] };
    expect(idsIn(await own('post', '/order').send(order).expect(200))).toEqual([other, one]);
    expect(idsIn(await own('delete', `/${other}`).expect(200))).toEqual([one]);
    expect(idsIn(await own('delete', `/${other}`).expect(200))).toEqual([one]);
    expect(idsIn(await own('get').expect(200))).toEqual([one]);
  });

  it('sees a picture by a link that is private and lives for minutes', async () => {
    const { body } = await add().expect(200);
    const [{ small_url, url }] = body.pictures;
    for (const address of [url, small_url]) {
      const answer = await world.api.call('get', address).expect(200);
      expect(answer.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'private, no-store',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
      });
      expect(await sharp(answer.body).metadata()).toMatchObject({ format: 'webp', width: 40 });
    }
    const [, , expiry] = url.split('.');
    const left = Number(expiry) * 1000 - Date.now();
    expect(left).toBeGreaterThan(4 * 60_000);
    expect(left).toBeLessThan(11 * 60_000);
    await world.api.call('get', url.replace(/.$/, 'x')).expect(404);
    const late = url.replace(expiry, String(Math.floor(Date.now() / 1000) - 1));
    await world.api.call('get', late).expect(404);
    await own('delete', `/${body.pictures[0].id}`).expect(200);
    await world.api.call('get', url).expect(404);
  });

  it('reads a sentence when a file is refused, and nothing of it stays', async () => {
    const refused = async (file: Buffer, status: number, kind: string, type?: string) => {
      const { body } = await add(randomUUID(), file, owner, type).expect(status);
      expect([body.type.split('/').at(-1), body.error]).toEqual([
        kind,
        expect.stringMatching(/^[A-ZÆØÅ].*\.$/),
      ]);
    };
    await refused(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 400, 'invalid-picture');
    await refused(Buffer.from('hei'), 400, 'invalid-picture', 'image/png');
    await refused(Buffer.from('hei'), 415, 'unsupported-media-type', 'image/svg+xml');
    const large = Buffer.concat([jpeg, Buffer.alloc(20_100_000)]);
    await refused(large, 413, 'file-too-large');
    expect(idsIn(await own('get').expect(200))).toEqual([]);
  }, 30_000);

  it('adds no more than there is place for, also at once', async () => {
    const together = (length: number) => Promise.all(Array.from({ length }, () => add()));
    const answers = [...(await together(MAX_PICTURES / 2)), ...(await together(9))];
    const full = answers.filter(({ status }) => status === 409);
    expect(full.map(({ body }) => body.type.split('/').at(-1))).toEqual(
      Array(3).fill('too-many-pictures'),
    );
    const { body } = await own('get').expect(200);
    expect([body.pictures.length, body.can_add]).toEqual([MAX_PICTURES, false]);
  }, 30_000);

  it('adds none to a held or lost lead', async () => {
    await world.api.rows(`update lead set suspicion = 'content' where id = '${leadId}'`);
    expect((await own('get').expect(200)).body.can_add).toBe(false);
    expect((await add().expect(409)).body.type).toContain('lead-held');
    await world.api.rows(`update lead set suspicion = null where id = '${leadId}'`);
    await world.api.call('post', '/api/own-lead/withdraw').set('link-token', owner).expect(200);
    expect((await add().expect(409)).body.type).toContain('lead-closed');
  });

  it('reaches no picture of another lead', async () => {
    const id = randomUUID();
    await add(id).expect(200);
    const email = `ola${made}@nordmann.no`;
    await world.lead({ customer_email: email, address: 'Annen vei 9', customer_phone: '41111111' });
    const other = tokenIn(await world.mailTo(email, 'Takk for henvendelsen'), '/min-henvendelse#');
    expect(idsIn(await own('get', '', other).expect(200))).toEqual([]);
    await add(id, jpeg, other).expect(404);
    expect(idsIn(await own('delete', `/${id}`, other).expect(200))).toEqual([]);
    await own('post', '/order', other)
      .send({ ids: [id] })
      .expect(200);
    expect(idsIn(await own('get').expect(200))).toEqual([id]);
    for (const token of ['', 'x', owner.replace(/.$/, '')]) {
      await own('get', '', token).expect(404);
      await add(randomUUID(), jpeg, token).expect(404);
    }
  });
});

describe('a partner', () => {
  it('sees pictures once it has accepted, or is asked and the owner agreed', async () => {
    const id = randomUUID();
    await add(id).expect(200);
    const anna = await asked();
    expect(idsIn(await linked(anna.token).expect(200))).toEqual([]);
    const shown = (answer: string) => own('post', '/shown').send({ answer });
    expect((await shown('yes').expect(200)).body.shown_to_asked).toBe(true);
    expect(idsIn(await linked(anna.token).expect(200))).toEqual([id]);
    await shown('no').expect(200);
    expect(idsIn(await linked(anna.token).expect(200))).toEqual([]);
    await world.api.happen(leadId, (it) => acceptAssignment(it, anna.id));
    const { body } = await linked(anna.token).expect(200);
    expect(body.pictures.map((each: { id: string }) => each.id)).toEqual([id]);
    await world.api.call('get', body.pictures[0].small_url).expect(200);

    const cookie = await enterBy(
      world.api,
      await askForLink(world.api, anna.partnerId, anna.email),
    );
    const home = (assignmentId: string, session = cookie) =>
      world.api
        .call('get', `/api/partner/assignments/${assignmentId}/pictures`)
        .set('cookie', session);
    expect(idsIn(await home(anna.id).expect(200))).toEqual([id]);
    await home(randomUUID()).expect(404);
    await home(anna.id, '').expect(401);

    const berit = await asked('Berit');
    await home(berit.id).expect(404);
    expect(idsIn(await linked(berit.token).expect(200))).toEqual([]);
    for (const token of [owner, '', 'x']) await linked(token).expect(404);
  });

  it('sees none after undoing its answer', async () => {
    await add().expect(200);
    const { id, token } = await asked();
    await world.api.happen(leadId, (it) => acceptAssignment(it, id));
    expect(idsIn(await linked(token).expect(200))).toHaveLength(1);
    await world.api.call('post', '/api/partner-link/undo').set('link-token', token).expect(200);
    expect(idsIn(await linked(token).expect(200))).toEqual([]);
  });
});

describe('a second replica', () => {
  it('with a separate folder takes in no pictures, says so, and serves', async () => {
    const other = await startApi({ DATABASE_URL: world.api.databaseUrl });
    const files = async (api: ApiUnderTest) =>
      (await api.call('get', '/api/health/ready').expect(200)).body.files;
    expect([await files(world.api), await files(other)]).toEqual(['ok', 'unavailable']);
    const { body } = await other
      .call('put', `/api/own-lead/pictures/${randomUUID()}`)
      .set({ 'link-token': owner, 'content-type': 'image/jpeg' })
      .send(jpeg)
      .expect(503);
    expect(body.type).toContain('files-unavailable');
    await other.call('get', '/api/own-lead').set('link-token', owner).expect(200);
    await add().expect(200);
    await other.close();
  });
});

describe('the nightly retention job', () => {
  const folder = () => join(world.api.dataDir, 'files');
  const stored = async () =>
    (await readdir(folder(), { recursive: true })).filter((name) => name.endsWith('.webp'));
  const rows = () => world.api.rows<{ id: string }>('select id from lead_picture');
  const aDayAgo = new Date(Date.now() - 25 * 3_600_000);

  it('deletes the files of an upload that was killed before its row, once a day old', async () => {
    const id = randomUUID();
    await add(id).expect(200);
    await world.api.rows('alter table lead_picture disable trigger file_is_erased');
    await world.api.rows(`delete from lead_picture where id = '${id}'`);
    await world.api.rows('alter table lead_picture enable trigger file_is_erased');
    const before = await stored();
    await world.api.runNightlyDeletion();
    expect(await stored()).toEqual(before);
    for (const name of before) await utimes(join(folder(), name), aDayAgo, aDayAgo);
    await world.api.runNightlyDeletion();
    expect(await stored()).toEqual([]);
  });

  it('keeps the files of every row, however old', async () => {
    const id = randomUUID();
    await add(id).expect(200);
    const before = await stored();
    for (const name of before) await utimes(join(folder(), name), aDayAgo, aDayAgo);
    await world.api.rows(`update lead_picture set added_at = now() - interval '25 hours'`);
    await world.api.runNightlyDeletion();
    expect([await stored(), await rows()]).toEqual([before, [{ id }]]);
  });

  it('deletes the files of a deletion that was killed after its row', async () => {
    const id = randomUUID();
    await add(id).expect(200);
    await world.api.rows(`delete from lead_picture where id = '${id}'`);
    expect(await stored()).toHaveLength(2);
    await world.api.runNightlyDeletion();
    expect(await stored()).toEqual([]);
  });

  it('deletes rows whose files are lost, once a day old, and none where most are', async () => {
    const [kept, lost] = [randomUUID(), randomUUID()];
    await add(lost).expect(200);
    const files = await stored();
    await add(kept).expect(200);
    for (const name of files) await rm(join(folder(), name));
    await world.api.runNightlyDeletion();
    expect(await rows()).toHaveLength(2);
    await world.api.rows(`update lead_picture set added_at = now() - interval '25 hours'`);
    await world.api.runNightlyDeletion();
    expect(await rows()).toEqual([{ id: kept }]);
    for (const name of await stored()) await rm(join(folder(), name));
    await world.api.runNightlyDeletion();
    expect(await rows()).toEqual([{ id: kept }]);
  });

  it('deletes pictures 90 days after the last activity, and after the end of the lead', async () => {
    await add().expect(200);
    const days = (count: number) =>
      world.api.rows(`
        update lead set received_at = now() - interval '${count} days';
        update lead_event set at = now() - interval '${count} days';
        update lead_picture set added_at = now() - interval '${count} days'`);
    await days(89);
    await world.api.runNightlyDeletion();
    expect(await rows()).toHaveLength(1);
    await days(91);
    await world.api.runNightlyDeletion();
    expect(await rows()).toEqual([]);
    expect(await stored()).toEqual([]);
  });
});

describe('the files', () => {
  const stored = async () => {
    const all = await readdir(join(world.api.dataDir, 'files'), { recursive: true });
    return all.filter((name) => name.endsWith('.webp'));
  };

  it('are deleted with a picture, and with the lead', async () => {
    const id = randomUUID();
    await add(id).expect(200);
    await add().expect(200);
    expect(await stored()).toHaveLength(4);
    await own('delete', `/${id}`).expect(200);
    expect(await stored()).toHaveLength(2);
    await world.admin('delete', `/leads/${leadId}`).expect(204);
    expect(await stored()).toEqual([]);
  });

  it('are named in what the owner downloads and the administrator sees', async () => {
    const id = randomUUID();
    await add(id).expect(200);
    const { body } = await world.admin('get', `/leads/${leadId}`).expect(200);
    expect(body.pictures).toMatchObject([{ id, width: 40, height: 30, added_by: 'owner' }]);
  });
});
