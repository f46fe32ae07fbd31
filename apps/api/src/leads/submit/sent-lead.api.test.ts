import { expect, it } from '@jest/globals';
import { DEVELOPMENT_API_KEY } from '../../config/config.js';
import { makeKey } from '../../testing/integrators.js';
import { MatchingWorld, tokenIn } from '../../testing/matching-world.js';
import { sampleSubmission } from '../../testing/sample-submission.js';

const FORM = { 'X-Form-Seconds': '60', 'Sec-Fetch-Site': 'same-origin' };

const world = MatchingWorld.own({ MATCHING: 'automatic' });

const send = (headers: Record<string, string>, body = {}) =>
  world.api
    .call('post', '/api/leads')
    .set({ apikey: DEVELOPMENT_API_KEY, ...headers })
    .send(sampleSubmission(body));
/** The address serves browsers only and is not in the contract. */
const follow = async (cookie?: string, id = '') => {
  const answer = await fetch(`${world.api.address}/min-henvendelse/siste${id}`, {
    redirect: 'manual',
    headers: cookie ? { cookie } : {},
  });
  await answer.text();
  return { status: answer.status, headers: Object.fromEntries(answer.headers) };
};
const cookieOf = ({ headers }: { headers: Record<string, unknown> }) =>
  String(headers['set-cookie']).split(';')[0] ?? '';
const look = (token: string) => world.api.call('get', '/api/own-lead').set('link-token', token);

it('lets the sending browser follow its lead, by a cookie that no script reads', async () => {
  const sent = await send(FORM);
  expect(sent.headers['set-cookie']?.[0]).toMatch(
    /^boligstyling-request=submission\.[\w.-]+; Path=\/min-henvendelse\/siste; Max-Age=86400; HttpOnly; SameSite=Strict$/,
  );
  expect(JSON.stringify(sent.body)).not.toContain('submission.');
  const { status, headers } = await follow(cookieOf(sent));
  expect([status, headers['cache-control'], headers['referrer-policy']]).toEqual([
    303,
    'no-store',
    'no-referrer',
  ]);
  const [page, token = ''] = String(headers['location']).split('#');
  expect(page).toBe('/min-henvendelse');
  expect((await look(token)).body).toMatchObject({ just_sent: true, city: 'Bergen' });
});

it('leads an older tab to its own lead only', async () => {
  const [first, second] = [
    await send(FORM),
    await send(FORM, { customer_email: 'to@nordmann.no' }),
  ];
  const id = `/${first.body.id}`;
  expect(first.headers['set-cookie']?.[1]).toBe(
    `${cookieOf(first)}; Path=/min-henvendelse/siste${id}; Max-Age=86400; HttpOnly; SameSite=Strict`,
  );
  // Browsers send the cookie of the longer path first.
  const both = await follow(`${cookieOf(first)}; ${cookieOf(second)}`, id);
  const token = cookieOf(first).split('=')[1] ?? '';
  expect([both.status, both.headers['location']]).toEqual([303, `/min-henvendelse#${token}`]);
  const gone = await follow(cookieOf(second), id);
  expect([gone.status, gone.headers['location']]).toEqual([303, '/min-henvendelse']);
});

it('sets no cookie for other senders, and redirects a browser without one to the link form', async () => {
  const others: Record<string, string>[] = [
    {},
    { 'X-Form-Seconds': '60' },
    { 'Sec-Fetch-Site': 'same-origin' },
    { ...FORM, 'Sec-Fetch-Site': 'cross-site' },
  ];
  for (const headers of others) {
    expect((await send(headers)).headers['set-cookie']).toBeUndefined();
  }
  for (const cookie of [undefined, 'boligstyling-request=submission.forged', 'other=1']) {
    const { status, headers } = await follow(cookie);
    expect([status, headers['location']]).toEqual([303, '/min-henvendelse']);
  }
});

it('leaves nothing on the device for our form in another site’s page', async () => {
  const { id } = await makeKey(world, { scopes: ['leads:submit'] });
  const sent = await send({ ...FORM, apikey: id });
  expect([sent.status, sent.headers['set-cookie']]).toEqual([201, undefined]);
});

it('is read-only, and reveals no number, no submitted text and no hold', async () => {
  const token = cookieOf(await send({ ...FORM, 'X-Form-Hidden-Field': 'filled' })).split('=')[1];
  const { body } = await look(token ?? '');
  expect(body).toMatchObject({
    search: { state: 'searching', until: null, late: false },
    choices: { show_more: false, keep_waiting: false, withdraw: false },
    pending_email: null,
  });
  expect(body).not.toHaveProperty('sent');
  for (const path of ['withdraw', 'show-more', 'keep-waiting']) {
    const asked = await world.api
      .call('post', `/api/own-lead/${path}`)
      .set('link-token', token ?? '');
    expect([path, asked.status, asked.body.type]).toEqual([path, 403, '/problems/link-outdated']);
  }
});

it('reveals no place corrected by the owner', async () => {
  const email = 'flyttet@nordmann.no';
  const sender = cookieOf(await send(FORM, { customer_email: email })).split('=')[1] ?? '';
  const own = tokenIn(await world.mailTo(email, 'Takk for henvendelsen'), '/min-henvendelse#');
  const correct = async (sent: object) => {
    await world.api.call('patch', '/api/own-lead').set('link-token', own).send(sent).expect(200);
    const seen = await Promise.all([look(sender), look(own)]);
    return seen.map(({ body }) => body.city);
  };
  expect(await correct({ message: 'Ring etter kl. 17.' })).toEqual(['Bergen', 'Bergen']);
  expect(await correct({ location: 'Oslo' })).toEqual(['', 'Oslo']);
});

it('reveals no email address changed by the owner', async () => {
  const email = 'venter@nordmann.no';
  const sent = await send(FORM, { customer_email: email });
  const mail = await world.mailTo(email, 'Takk for henvendelsen');
  const own = tokenIn(mail, '/min-henvendelse#');
  await world.api
    .call('post', '/api/own-lead/confirmations')
    .set('link-token', own)
    .send({ purpose: 'new-email', new_email: 'ny.venter@nordmann.no' })
    .expect(204);
  expect((await look(own)).body.pending_email).toBe('ny.venter@nordmann.no');
  expect((await look(cookieOf(sent).split('=')[1] ?? '')).body.pending_email).toBeNull();
});
