import { randomUUID } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { acceptAssignment, dayAt, MAX_ATTACHMENTS, norwegianDay } from '@boligstyling/domain';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { eventually } from '../testing/eventually.js';
import { makeKey } from '../testing/integrators.js';
import { MatchingWorld, tokenIn } from '../testing/matching-world.js';
import { askForLink, enterBy } from '../testing/partner-access.js';

const world = MatchingWorld.own();
const today = norwegianDay(new Date());
const TERMS = {
  ...{ price_from: 24_900, has_vat: true, includes: ['furniture'] },
  ...{ earliest_start: dayAt(today, 7), valid_until: dayAt(today, 14) },
};
const PDF: Buffer = Buffer.from('%PDF-1.7\n1 0 obj<</JS(app.alert(1))>>endobj\n%%EOF');

let jpeg: Buffer;
beforeAll(async () => {
  const create = { width: 40, height: 30, channels: 3, background: '#1e4637' } as const;
  jpeg = await sharp({ create }).jpeg().toBuffer();
});

let made = 0;
let leadId: string;
let owner: string;
let email: string;
beforeEach(async () => {
  await world.api.empty('lead, partner, integrator_key');
  for (const name of await stored()) await rm(join(world.api.dataDir, 'files', name));
  made += 1;
  email = `kari${made}@nordmann.no`;
  leadId = await world.lead({ customer_email: email });
  owner = tokenIn(await world.mailTo(email, 'Takk for henvendelsen'), '/min-henvendelse#');
});

async function stylist(name: string) {
  const address = `${name.toLowerCase()}${made}@stil.no`;
  const partnerId = await world.partner(name, { email: address });
  const { body } = await world
    .admin('post', `/leads/${leadId}/assignments`)
    .send({ partner_id: partnerId })
    .expect(201);
  const { id } = body.assignments.at(-1);
  await world.api.happen(leadId, (it) => acceptAssignment(it, id));
  const token = tokenIn(await world.mailTo(address, 'Skriv tilbudet'), '/partner/svar#');
  return { id, partnerId, email: address, token };
}

interface Shown {
  id: string;
  file_name: string;
  kind: string;
  url: string;
  small_url: string | null;
}

const call = (method: 'get' | 'put' | 'post' | 'delete', token: string, path = '') =>
  world.api.call(method, `/api/partner-link/quote${path}`).set('link-token', token);
const add = (
  token: string,
  { file = PDF, type = 'application/pdf', name = 'Plan.pdf', id = randomUUID() as string } = {},
) =>
  call('put', token, `/attachments/${id}`)
    .set('content-type', type)
    .set('file-name', encodeURIComponent(name))
    .send(file);
const picture = () => ({ file: jpeg, type: 'image/jpeg', name: 'Stue.jpg' });
const send = (token: string, version?: number) =>
  call('post', token)
    .set(version ? { 'If-Match': `"${version}"` } : {})
    .send(TERMS);
const columns = async (token = owner): Promise<{ quote: { attachments: Shown[] } }[]> => {
  const get = world.api.call('get', '/api/own-lead/quotes').set('link-token', token);
  return (await get.expect(200)).body.columns;
};
const namesOf = (shown: { file_name: string }[]) => shown.map(({ file_name }) => file_name);
const shownToOwner = async () =>
  namesOf((await columns()).flatMap(({ quote }) => quote?.attachments ?? []));
const stored = async () =>
  (await readdir(join(world.api.dataDir, 'files'), { recursive: true }).catch(() => []))
    .filter((name) => /\.(pdf|webp)$/.test(name))
    .sort();

describe('a stylist', () => {
  it('adds attachments to the draft once, and the version that is sent freezes them', async () => {
    const { token } = await stylist('Anna');
    const id = randomUUID();
    await add(token, { id }).expect(200);
    const { body } = await add(token, { id }).expect(200);
    expect(body).toMatchObject({ state: 'draft', next_attachments: [id] });
    expect(await stored()).toHaveLength(1);
    expect(await shownToOwner()).toEqual([]);
    await add(token, picture()).expect(200);
    await send(token).expect(200);
    expect(await shownToOwner()).toEqual(['Plan.pdf', 'Stue.jpg']);

    await call('delete', token, `/attachments/${id}`).expect(200);
    await add(token, { name: 'Ny plan.pdf' }).expect(200);
    expect(await shownToOwner()).toEqual(['Plan.pdf', 'Stue.jpg']);
    const sent = (await send(token, 1).expect(200)).body;
    expect(await shownToOwner()).toEqual(['Stue.jpg', 'Ny plan.pdf']);
    expect(sent.history.map((it: { attachments: Shown[] }) => namesOf(it.attachments))).toEqual([
      ['Plan.pdf', 'Stue.jpg'],
      ['Stue.jpg', 'Ny plan.pdf'],
    ]);
    const [column] = await columns();
    expect(column).toMatchObject({
      quote: { changes: [{ field: 'attachments', before: 'Plan.pdf, Stue.jpg' }] },
    });
    const { quotes } = (await world.admin('get', `/leads/${leadId}`).expect(200)).body;
    expect(namesOf(quotes[0].versions[0].attachments)).toEqual(['Plan.pdf', 'Stue.jpg']);
  });

  it('reads a sentence when a file is refused, and nothing of it stays', async () => {
    const { token } = await stylist('Anna');
    const refused = async (changes: Parameters<typeof add>[1], status: number, kind: string) => {
      const { body } = await add(token, changes).expect(status);
      expect([body.type.split('/').at(-1), body.error]).toEqual([
        kind,
        expect.stringMatching(/^[A-ZÆØÅ].*\.$/),
      ]);
    };
    await refused({ file: Buffer.from('<svg/>') }, 400, 'invalid-attachment');
    await refused({ file: PDF.subarray(0, 4) }, 400, 'invalid-attachment');
    const html = Buffer.from('<html>');
    await refused({ file: html, type: 'text/html' }, 415, 'unsupported-media-type');
    const large = Buffer.concat([PDF, Buffer.alloc(10_100_000)]);
    await refused({ file: large }, 413, 'file-too-large');
    expect(await stored()).toEqual([]);
    for (let nth = 0; nth < MAX_ATTACHMENTS; nth += 1) await add(token).expect(200);
    await refused({}, 409, 'too-many-attachments');
    expect(await stored()).toHaveLength(MAX_ATTACHMENTS);
  }, 30_000);

  it('adds no more than there is place for, also at once', async () => {
    const { token } = await stylist('Anna');
    const answers = await Promise.all(
      Array.from({ length: MAX_ATTACHMENTS + 2 }, () => add(token)),
    );
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([200, 200, 200, 409, 409]);
    expect(await stored()).toHaveLength(MAX_ATTACHMENTS);
  });

  it('changes none once the owner’s choice is final, or the assignment has ended', async () => {
    const { id, token } = await stylist('Anna');
    const attachment = randomUUID();
    await add(token, { id: attachment }).expect(200);
    await send(token).expect(200);
    const [column] = (await columns()) as unknown as { quote: { id: string } }[];
    await world.api
      .call('post', `/api/own-lead/quotes/${column?.quote.id}/choose`)
      .set('link-token', owner)
      .send({ version: 1 })
      .expect(200);
    await world.minutesAfterStatus(leadId, 11);
    await add(token).expect(409);
    await call('delete', token, `/attachments/${attachment}`).expect(409);
    await world.admin('delete', `/leads/${leadId}`).expect(204);
    expect([await stored(), id]).toEqual([[], id]);
  });
});

describe('an attachment', () => {
  it('that is a PDF is served as it was sent, as a private download that runs nothing', async () => {
    const { token } = await stylist('Anna');
    const { body } = await add(token, { name: 'Plan «å».pdf' }).expect(200);
    const answer = await world.api.call('get', body.attachments[0].url).expect(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename*=UTF-8''Plan%20%C2%AB%C3%A5%C2%BB.pdf`,
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(answer.body.equals(PDF)).toBe(true);
    await world.api.call('get', `${body.attachments[0].url}/small`).expect(404);
  });

  it('that is a picture is drawn again, in two sizes', async () => {
    const { token } = await stylist('Anna');
    const { body } = await add(token, picture()).expect(200);
    const [{ small_url, url }] = body.attachments;
    for (const path of [url, small_url]) {
      const answer = await world.api.call('get', path).expect(200);
      expect(answer.headers).toMatchObject({
        'content-type': 'image/webp',
        'content-disposition': "inline; filename*=UTF-8''Stue.webp",
        'content-security-policy': expect.stringContaining('sandbox'),
        'cache-control': 'private, no-store',
      });
      expect(await sharp(answer.body).metadata()).toMatchObject({ format: 'webp', width: 40 });
    }
    await world.api.call('get', url.replace(/.$/, 'x')).expect(404);
    const [, , expiry] = url.split('.');
    const late = url.replace(expiry, String(Math.floor(Date.now() / 1000) - 1));
    await world.api.call('get', late).expect(404);
    const pictures = url.replace('quote-attachments/attachment.', 'pictures/picture.');
    await world.api.call('get', pictures).expect(404);
  });

  it('is shown and changed by nobody else, with any credential', async () => {
    const [anna, berit] = [await stylist('Anna'), await stylist('Berit')];
    const id = randomUUID();
    await add(anna.token, { id, name: 'Annas hemmelige plan.pdf' }).expect(200);
    await send(anna.token).expect(200);
    await send(berit.token).expect(200);
    const before = await world.api.rows('select * from quote_attachment');
    const cookie = await enterBy(
      world.api,
      await askForLink(world.api, berit.partnerId, berit.email),
    );
    const path = `/api/partner/assignments/${anna.id}/quote/attachments/${id}`;
    await world.api.call('delete', path).set('cookie', cookie).expect(404);
    await world.api
      .call('put', path)
      .set('cookie', cookie)
      .type('application/pdf')
      .send(PDF)
      .expect(404);
    await world.api.call('put', path).type('application/pdf').send(PDF).expect(401);
    await call('delete', berit.token, `/attachments/${id}`).expect(200);
    for (const token of [owner, 'x', '']) {
      await add(token).expect(404);
      await call('delete', token, `/attachments/${id}`).expect(404);
    }
    const { id: keyId, secret } = await makeKey(world, { scopes: ['quotes:read-own'] });
    await world.api.rows(`update lead set integrator_key_id = '${keyId}'`);
    const other = `ola${made}@nordmann.no`;
    await world.lead({ customer_email: other, customer_phone: '99887766' });
    const stranger = tokenIn(await world.mailTo(other, 'Takk for henv'), '/min-henvendelse#');
    const seen = await Promise.all([
      call('get', berit.token),
      world.api.call('get', `/api/partner/assignments/${berit.id}/quote`).set('cookie', cookie),
      world.api.call('get', '/api/integrator/quotes').set('apikey', secret),
      world.api.call('get', '/api/own-lead/quotes').set('link-token', stranger),
      world.api.call('get', '/api/own-lead').set('link-token', stranger),
    ]);
    for (const { body, status } of seen) {
      expect(status).toBe(200);
      expect(JSON.stringify(body)).not.toMatch(/Annas|attachment\./);
    }
    expect(await world.api.rows('select * from quote_attachment')).toEqual(before);
    expect(await shownToOwner()).toEqual(['Annas hemmelige plan.pdf']);
  });

  it('of one id on two quotes is two files', async () => {
    const [anna, berit] = [await stylist('Anna'), await stylist('Berit')];
    const id = randomUUID();
    await add(anna.token, { id, name: 'Annas.pdf' }).expect(200);
    const { body } = await add(berit.token, { id, name: 'Berits.pdf' }).expect(200);
    expect(namesOf(body.attachments)).toEqual(['Berits.pdf']);
    expect(await stored()).toHaveLength(2);
  });

  it('is seen by an administrator, and the audit log records the view', async () => {
    const { token } = await stylist('Anna');
    await add(token).expect(200);
    const files = async () => (await world.admin('get', `/leads/${leadId}/files`).expect(200)).body;
    expect((await files()).attachments).toEqual([]);
    await send(token).expect(200);
    const { attachments, pictures } = await files();
    expect([namesOf(attachments), pictures]).toEqual([['Plan.pdf'], []]);
    await world.api.call('get', attachments[0].url).expect(200);
    const looks = `select from audit_log where call = 'listLeadFiles' and subject_id = '${leadId}'`;
    await eventually(async () => (await world.api.rows(looks))[0]);
  });

  it('is erased with the lead, and with the draft that alone had it', async () => {
    const { token } = await stylist('Anna');
    const id = randomUUID();
    await add(token, { id }).expect(200);
    await add(token, picture()).expect(200);
    expect(await stored()).toHaveLength(3);
    const file = join(
      world.api.dataDir,
      'files',
      (await stored()).find((it) => it.endsWith('pdf'))!,
    );
    expect((await readFile(file)).equals(PDF)).toBe(true);
    await call('delete', token, `/attachments/${id}`).expect(200);
    await world.api.runNightlyDeletion();
    expect(await stored()).toHaveLength(2);
    await send(token).expect(200);
    await world.admin('delete', `/leads/${leadId}`).expect(204);
    expect([await stored(), await world.api.rows('select * from quote_attachment')]).toEqual([
      [],
      [],
    ]);
  });
});
