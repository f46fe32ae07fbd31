import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dayAt, norwegianDay } from '@boligstyling/domain';
import { expect, it } from '@jest/globals';
import sharp from 'sharp';
import { AskForReviewsJob } from '../reviews/reviews.module.js';
import { eventually } from '../testing/eventually.js';
import { makeKey } from '../testing/integrators.js';
import { MatchingWorld, tokenIn } from '../testing/matching-world.js';
import { sampleTelephoneLead } from '../testing/sample-submission.js';

const world = MatchingWorld.own({ LOG_LEVEL: 'debug' });

/** No other text of the product or of this test matches. */
const MARK = /xanthippe|49871234|49875678/i;
const EMAIL = 'xanthippe@nordmann.no';
const OWNER = {
  customer_name: 'Xanthippe Nordmann',
  customer_email: EMAIL,
  customer_phone: '49871234',
  address: 'Xanthippegata 7, 5015 Bergen',
  styling_needs: 'Xanthippes stue',
  additional_info: 'Xanthippes tillegg',
  message: 'Hilsen Xanthippe, 49871234',
  utm_campaign: 'xanthippe',
};

/** Every row of every table as text, with the prefix `table|`. */
async function everyRow(): Promise<string[]> {
  const tables = await world.api.rows<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const rows = tables.map(async ({ name }) => {
    const found = await world.api.rows<{ row: string }>(`select t::text as row from "${name}" t`);
    return found.map(({ row }) => `${name}|${row}`);
  });
  return (await Promise.all(rows)).flat();
}
const marked = async () => [
  ...new Set((await everyRow()).filter((row) => MARK.test(row)).map((row) => row.split('|')[0])),
];

const byLink = async (path: string, token: string, body: object = {}) => {
  const { status } = await world.api
    .call('post', `/api/${path}`)
    .set('link-token', token)
    .send(body);
  expect([path, status < 300]).toEqual([path, true]);
};

/** A message in delivery during the erasure is found at night. */
async function everyEmailSent(): Promise<void> {
  await world.api.rows('update notification set due_at = now() where due_at > now()');
  await eventually(async () => {
    const due = await world.api.rows(`select from notification where state = 'due'`);
    return due.length === 0 ? true : undefined;
  });
}

it('leaves nothing of an owner in any table, message or log line after an erasure', async () => {
  const key = await makeKey(world, { shows_contacts: true });
  const url = 'http://127.0.0.1:9/hook';
  const events = ['lead.received', 'lead.accepted', 'lead.corrected', 'lead.erased'];
  for (const integrator_key_id of [null, key.id]) {
    const endpoint = { url, events, active: true, integrator_key_id };
    await world.admin('post', '/webhooks').send(endpoint).expect(201);
  }
  await world.partner('Anne');
  const id = await world.lead(OWNER, { apikey: key.secret, 'idempotency-key': 'xanthippe' });
  const own = tokenIn(await world.mailTo(EMAIL, 'Takk for henvendelsen'), '/min-henvendelse#');
  await world.admin('post', `/leads/${id}/assignments`).send({}).expect(201);
  const offer = tokenIn(await world.mailTo('anne@stil.no', 'Svar innen'), '/partner/svar#');
  await byLink('partner-link/accept', offer);
  const text = 'Xanthippe svarer ikke på 49871234.';
  await byLink('partner-link/dispute', offer, { reason: 'wrong-number', text });
  const [sale] = await world.api.rows<{ id: string }>('select id from sale');
  const reply = 'Xanthippe har svart oss.';
  await world
    .admin('post', `/sales/${sale?.id}/ruling`)
    .send({ decision: 'refused', reply })
    .expect(200);
  await world.admin('patch', `/leads/${id}`).send({ note: 'Xanthippe ringte' }).expect(200);
  await world.admin('post', '/leads/search').send({ q: 'xanthippe' }).expect(200);
  await world.api
    .call('patch', '/api/own-lead')
    .set('link-token', own)
    .send({ message: 'Xanthippe er hjemme etter fire' })
    .expect(200);
  const [taken] = await world.api.rows<{ id: string }>(
    `update assignment set answered_at = answered_at - interval '7 days' returning id`,
  );
  await byLink('own-lead/nobody-called', own, { assignment_id: taken?.id });
  const elsewhere = { purpose: 'new-email', new_email: 'xanthippe@ny.no' };
  await byLink('own-lead/confirmations', own, elsewhere);
  const again = { ...OWNER, customer_phone: '49875678', message: 'Xanthippe igjen' };
  const merged = await world.lead(again);
  await world.mailTo(EMAIL, 'Er dette deg?');
  await world.api.rows(`
    insert into review (id, lead_id, state, asked_at, given_at, became_job, stars, text, may_show)
    values (gen_random_uuid(), '${id}', 'published', now(), now(), 'yes', 5, 'Hilsen Xanthippe', true)`);
  await everyEmailSent();
  const places = ['lead', 'lead_event', 'owner_confirmation', 'review', 'sale'];
  expect((await marked()).toSorted()).toEqual(places);
  // Simulates a former mailbox that rejects messages.
  await world.api.rows(`
    update notification set state = 'parked', to_email = '${EMAIL}'
    where kind = 'owner-email-changing'`);
  expect((await marked()).toSorted()).toEqual([...places, 'notification'].toSorted());

  await byLink('own-lead/confirmations', own, { purpose: 'erase' });
  const link = tokenIn(await world.mailTo(EMAIL, 'Vil du slette alt?'), '/min-henvendelse#');
  await byLink('own-lead/erase', link);
  await world.mailTo('anne@stil.no', 'slett');
  expect(await world.api.rows('select id from lead')).toEqual([]);
  expect(await marked()).toEqual([]);
  const leadIds = (await everyRow()).filter((row) => row.includes(id) || row.includes(merged));
  expect([...new Set(leadIds.map((row) => row.split('|')[0]))].toSorted()).toEqual([
    'audit_log',
    'webhook_delivery',
  ]);
  expect((await world.api.mails(0)).filter((mail) => MARK.test(mail))).toEqual([]);
  expect(world.api.logged()).not.toMatch(MARK);
});

/** Names and contents of all files that the product keeps. */
async function everyFile(): Promise<string[]> {
  const { dataDir } = world.api;
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const read = ({ name, parentPath }: (typeof files)[number]) =>
    readFile(join(parentPath, name), 'latin1');
  return Promise.all(files.map(async (file) => `${file.name}|${await read(file).catch(() => '')}`));
}

it('leaves nothing that others wrote of an owner either, nor any file', async () => {
  await world.api.empty('lead, partner, webhook_endpoint, integrator_key');
  const events = ['quote.sent', 'quote.accepted', 'lead.won', 'review.published', 'lead.erased'];
  const url = 'http://127.0.0.1:9/quotes';
  await world.admin('post', '/webhooks').send({ url, events, active: true }).expect(201);
  await world.partner('Berit');
  const { customer_name, customer_email, customer_phone, address } = OWNER;
  const entered = sampleTelephoneLead({ customer_name, customer_email, customer_phone, address });
  const { id } = (await world.admin('post', '/leads').send(entered).expect(201)).body;
  const owner = tokenIn(await world.mailTo(EMAIL, 'Takk for henvendelsen'), '/min-henvendelse#');
  await world
    .admin('patch', `/leads/${id}/details`)
    .send({ message: 'Xanthippe ringte' })
    .expect(200);
  await world.admin('post', `/leads/${id}/assignments`).send({}).expect(201);
  const offer = tokenIn(await world.mailTo('berit@stil.no', 'Svar innen'), '/partner/svar#');
  await byLink('partner-link/accept', offer);

  const [{ sale = '' } = {}] = await world.api.rows<{ sale: string }>(
    'select id as sale from sale',
  );
  const credit = { payment_status: 'credited' };
  await world.admin('patch', `/sales/${sale}`).send(credit).expect(200);
  const because = { reason: 'Xanthippe tok feil.' };
  await world.admin('post', `/sales/${sale}/undo-waiver`).send(because).expect(200);

  const ofQuote = (method: 'put' | 'post', path: string) =>
    world.api.call(method, `/api/partner-link/quote${path}`).set('link-token', offer);
  const attach = (type: string, name: string, file: Buffer) =>
    ofQuote('put', `/attachments/${randomUUID()}`)
      .set({ 'content-type': type, 'file-name': encodeURIComponent(name) })
      .send(file)
      .expect(200);
  const create = { width: 40, height: 30, channels: 3, background: '#1e4637' } as const;
  const jpeg = await sharp({ create })
    .withExif({ IFD0: { Artist: 'Xanthippe' } })
    .jpeg()
    .toBuffer();
  const today = norwegianDay(new Date());
  const terms = {
    ...{ price_from: 24_900, has_vat: true, includes: ['furniture'], message: 'Hei Xanthippe' },
    ...{ earliest_start: dayAt(today, 7), valid_until: dayAt(today, 14) },
  };
  await attach('application/pdf', 'Til Xanthippe.pdf', Buffer.from('%PDF-1.7 (Xanthippe)\n%%EOF'));
  await attach('image/jpeg', 'Xanthippes stue.jpg', jpeg);
  await ofQuote('post', '').send(terms).expect(200);
  const revision = { ...terms, price_from: 22_000, message: 'Hei igjen, Xanthippe' };
  await ofQuote('post', '').set('if-match', '"1"').send(revision).expect(200);
  await ofQuote('put', '/draft').send({ message: 'Kanskje, Xanthippe' }).expect(200);
  await world.api
    .call('put', `/api/own-lead/pictures/${randomUUID()}`)
    .set({ 'link-token': owner, 'content-type': 'image/jpeg' })
    .send(jpeg)
    .expect(200);
  const compared = world.api.call('get', '/api/own-lead/quotes').set('link-token', owner);
  const [{ quote }] = (await compared.expect(200)).body.columns;
  await byLink(`own-lead/quotes/${quote.id}/choose`, owner, { version: 2 });
  await world.minutesAfterStatus(id, 11);
  const overruled = { status: 'contacted', reason: 'Xanthippe har ombestemt seg.' };
  await world.admin('patch', `/leads/${id}`).send(overruled).expect(200);
  await world.passedOnAgo(id, 15);
  await world.api.runJob(AskForReviewsJob);
  const stars = { became_job: 'yes', stars: 5, text: 'Xanthippe er glad.', may_show: true };
  const [{ assignment_id = '' } = {}] = await world.api.rows<{ assignment_id: string }>(
    'select id as assignment_id from assignment',
  );
  await byLink('own-lead/review', owner, { assignment_id, ...stars });
  const { reviews } = (await world.admin('get', '/reviews').expect(200)).body;
  await world.admin('patch', `/reviews/${reviews[0].id}`).send({ state: 'published' }).expect(204);
  await everyEmailSent();
  expect((await marked()).toSorted()).toEqual([
    ...['lead', 'lead_event', 'quote', 'quote_attachment', 'quote_version', 'review', 'sale'],
  ]);
  expect((await everyFile()).filter((file) => MARK.test(file)).length).toBeGreaterThan(5);

  await world.admin('delete', `/leads/${id}`).expect(204);
  await world.mailTo('berit@stil.no', 'slett');
  expect(await marked()).toEqual([]);
  await world.api.runNightlyDeletion();
  expect((await everyFile()).filter((file) => MARK.test(file))).toEqual([]);
  expect(world.api.logged()).not.toMatch(MARK);
  const stored = await readdir(join(world.api.dataDir, 'files'), { recursive: true });
  expect(stored.filter((name) => /\.(pdf|webp)$/.test(name))).toEqual([]);
});
