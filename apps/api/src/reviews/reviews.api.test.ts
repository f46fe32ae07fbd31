import { acceptAssignment } from '@boligstyling/domain';
import { beforeEach, expect, it } from '@jest/globals';
import { sampleSite } from '../testing/sample-site.js';
import { MatchingWorld, tokenIn } from '../testing/matching-world.js';
import { askForLink, enterBy } from '../testing/partner-access.js';
import { startApi } from '../testing/start-api.js';
import { AskForReviewsJob } from './reviews.module.js';
import { PageContent } from '../platform/pages/site.js';

type Body = Record<string, unknown>;

const world = MatchingWorld.own();
beforeEach(() => world.api.empty('lead, partner'));

let owners = 0;
/** A lead that Anne accepted two weeks ago: its link, and the assignment. */
async function taken(changes: Body = {}) {
  owners += 1;
  const email = `eier${owners}@nordmann.no`;
  const leadId = await world.lead({ customer_email: email, ...changes });
  const name = `Anne${owners}`;
  const partnerId = await world.partner(name);
  await world.admin('post', `/leads/${leadId}/assignments`).send({}).expect(201);
  const sql = `select id from assignment where lead_id = '${leadId}'`;
  const [{ id = '' } = {}] = await world.api.rows<{ id: string }>(sql);
  await world.api.happen(leadId, (leadCase) => acceptAssignment(leadCase, id));
  await world.api.rows(
    `update assignment set answered_at = now() - interval '15 days' where id = '${id}'`,
  );
  const mail = await world.mailTo(email, 'Takk for henvendelsen');
  const token = tokenIn(mail, '/min-henvendelse#');
  return { email, leadId, assignment: id, token, name, partnerId };
}

const PATH = '/api/own-lead/review';
const look = (token: string) => world.api.call('get', PATH).set('link-token', token);
const post = (token: string, path = '', body?: Body) => {
  const asking = world.api.call('post', `${PATH}${path}`).set('link-token', token);
  return body ? asking.send(body) : asking;
};
const ANSWERS = { became_job: 'yes', stars: 5, text: 'Hun så lyset i stua.', may_show: true };
const list = async () => (await world.admin('get', '/reviews')).body.reviews;
const decide = (id: string, state: string, version?: string) =>
  world
    .admin('patch', `/reviews/${id}`)
    .set('if-match', version ? `"${version}"` : '*')
    .send({ state });

it('is asked for by one email, given once by its link, published and withdrawn', async () => {
  const { email, assignment, token, leadId } = await taken();
  expect((await look(token)).body).toMatchObject({ state: 'unasked' });
  expect((await post(token, '', { assignment_id: assignment, ...ANSWERS })).status).toBe(409);
  for (let days = 0; days < 2; days += 1) await world.api.runJob(AskForReviewsJob);
  const mail = await world.mailTo(email, 'Hvordan gikk det');
  const theirs = tokenIn(mail, '/min-henvendelse#');
  const asked = `select 1 from notification where kind = 'owner-review' and lead_id = '${leadId}'`;
  expect(await world.api.rows(asked)).toHaveLength(1);
  expect((await look(theirs)).body).toEqual({
    state: 'asked',
    partners: [{ assignment_id: assignment, name: expect.any(String), company: 'Stil og Rom AS' }],
  });

  const given = await post(theirs, '', { assignment_id: assignment, ...ANSWERS });
  expect([given.status, given.body.state]).toEqual([200, 'waiting']);
  const repeated = await post(token, '', { assignment_id: assignment, ...ANSWERS });
  expect(repeated.body).toEqual(given.body);
  expect((await post(token, '', { ...ANSWERS })).body.type).toBe('/problems/review-not-asked');
  const [review] = await list();
  expect(review).toMatchObject({
    ...{ lead_id: leadId, state: 'waiting', name: 'Kari', place: 'Bergen', stars: 5 },
    ...{ company: 'Stil og Rom AS', became_job: 'yes', text: 'Hun så lyset i stua.' },
  });
  expect((await decide(review.id, 'published')).status).toBe(204);
  expect((await look(token)).body.state).toBe('published');
  expect((await post(token, '/withdraw')).body.state).toBe('withdrawn');
  expect(await list()).toEqual([]);
  expect((await decide(review.id, 'published')).status).toBe(404);
  const kept = await world.api.rows(`select * from review where text is not null`);
  expect(kept).toEqual([]);
});

it('is hidden without the owner’s consent', async () => {
  const { token } = await taken();
  await world.api.runJob(AskForReviewsJob);
  expect((await post(token, '', { ...ANSWERS, may_show: false, text: '' })).body.state).toBe(
    'private',
  );
  expect(await list()).toEqual([]);
});

it('is listed and refused by the administrator, however many newer ones there are', async () => {
  const { token, assignment } = await taken();
  await world.api.runJob(AskForReviewsJob);
  await post(token, '', { assignment_id: assignment, ...ANSWERS });
  const [{ id: oldest }] = await list();
  await decide(oldest, 'published');
  const [{ columns } = {}] = await world.api.rows<{ columns: string }>(`
    select string_agg(column_name, ', ') as columns from information_schema.columns
    where table_name = 'lead' and is_generated = 'NEVER' and column_name <> 'id'`);
  await world.api.rows(`
    with copied as (
      insert into lead (id, ${columns})
      select gen_random_uuid(), ${columns} from lead, generate_series(1, 200)
      returning id
    )
    insert into review (id, lead_id, state, asked_at, given_at, became_job, stars, text, may_show)
    select gen_random_uuid(), id, 'published', now(), now() + interval '1 hour', 'yes', 4, '', true
    from copied`);
  const page = async (query = '') => (await world.admin('get', `/reviews${query}`)).body;
  const { reviews, next_cursor } = await page();
  expect(reviews).toHaveLength(200);
  const rest = await page(`?cursor=${next_cursor}`);
  expect(rest).toMatchObject({ reviews: [{ id: oldest }], next_cursor: null });
  expect((await decide(oldest, 'refused')).status).toBe(204);
  for (const wrong of ['x', `w${next_cursor.slice(2)}`, `x${next_cursor.slice(1)}`]) {
    await world.admin('get', `/reviews?cursor=${wrong}`).expect(400);
  }
});

async function downloaded({ email, token }: Awaited<ReturnType<typeof taken>>) {
  const own = (path: string, link: string) =>
    world.api.call('post', `/api/own-lead/${path}`).set('link-token', link);
  await own('confirmations', token).send({ purpose: 'download' }).expect(204);
  const mail = await world.mailTo(email, 'Last ned det vi har');
  return (await own('download', tokenIn(mail, '/min-henvendelse#')).expect(200)).body.review;
}
const exported = async (id: string) =>
  (await world.admin('get', `/leads/${id}/export`)).body.review;

it('is in the owner’s export', async () => {
  const shown = await taken();
  expect(await exported(shown.leadId)).toBeUndefined();
  await world.api.runJob(AskForReviewsJob);
  expect(await exported(shown.leadId)).toMatchObject({
    state: 'asked',
    given_at: null,
    text: null,
  });
  await post(shown.token, '', { assignment_id: shown.assignment, ...ANSWERS });
  const review = {
    ...{ state: 'waiting', company: 'Stil og Rom AS', ...ANSWERS },
    ...{ asked_at: expect.any(String), given_at: expect.any(String) },
  };
  expect(await downloaded(shown)).toEqual(review);
  expect(await exported(shown.leadId)).toEqual(review);
});

it('that is not to be shown is in the owner’s own export only', async () => {
  const hidden = await taken();
  await world.api.runJob(AskForReviewsJob);
  const answers = { ...ANSWERS, may_show: false, text: 'Ikke for andre.' };
  await post(hidden.token, '', answers);
  expect(await downloaded(hidden)).toMatchObject({ state: 'private', company: null, ...answers });
  expect(await exported(hidden.leadId)).toMatchObject({
    state: 'private',
    stars: null,
    text: null,
  });
});

it('appears on the page of its partner once published', async () => {
  const { assignment, token, name, partnerId } = await taken();
  await world.api.runJob(AskForReviewsJob);
  await post(token, '', { assignment_id: assignment, ...ANSWERS });
  const link = await askForLink(world.api, partnerId, `${name.toLowerCase()}@stil.no`);
  const cookie = await enterBy(world.api, link);
  const ofItsOwn = async () =>
    (await world.api.call('get', '/api/partner/page').set('cookie', cookie)).body.reviews;
  expect(await ofItsOwn()).toEqual([]);
  const [{ id }] = await list();
  await decide(id, 'published');
  const { stars, text } = ANSWERS;
  const whose = { name: 'Kari', place: 'Bergen', service: 'Fullstyling' };
  expect(await ofItsOwn()).toEqual([{ ...whose, stars, text }]);
  await post(token, '/withdraw');
  expect(await ofItsOwn()).toEqual([]);
});

it('waits for a new decision once its owner corrects the shown place', async () => {
  const { token, assignment } = await taken();
  await world.api.runJob(AskForReviewsJob);
  await post(token, '', { assignment_id: assignment, ...ANSWERS });
  const [{ id }] = await list();
  await decide(id, 'published');
  const correct = (sent: Body) =>
    world.api.call('patch', '/api/own-lead').set('link-token', token).send(sent).expect(200);
  await correct({ message: 'Ring etter kl. 17.' });
  expect((await look(token)).body.state).toBe('published');
  await correct({ location: 'Storgata 1, Bergen' });
  expect((await look(token)).body.state).toBe('waiting');
  expect(await list()).toMatchObject([{ id, state: 'waiting', place: 'Storgata 1, Bergen' }]);
});

it('is not published from a version before the owner’s correction', async () => {
  const { token, assignment } = await taken();
  await world.api.runJob(AskForReviewsJob);
  await post(token, '', { assignment_id: assignment, ...ANSWERS });
  const [{ id, version }] = await list();
  const corrected = { location: 'Storgata 1, Bergen' };
  await world.api.call('patch', '/api/own-lead').set('link-token', token).send(corrected);
  const late = await decide(id, 'published', version);
  const [current] = await list();
  expect([late.status, late.body]).toMatchObject([
    412,
    { type: '/problems/version-stale', current },
  ]);
  expect(current).toMatchObject({ state: 'waiting', place: 'Storgata 1, Bergen' });
  expect((await decide(id, 'published', current.version)).status).toBe(204);
});

it('is not published from a version before a colleague’s refusal', async () => {
  const { token, assignment } = await taken();
  await world.api.runJob(AskForReviewsJob);
  await post(token, '', { assignment_id: assignment, ...ANSWERS });
  const [{ id, version }] = await list();
  expect((await decide(id, 'refused', version)).status).toBe(204);
  const late = await decide(id, 'published', version);
  expect([late.status, late.body.current.state]).toEqual([412, 'refused']);
  expect((await decide(id, 'published').unset('if-match')).status).toBe(428);
  expect(await list()).toMatchObject([{ state: 'refused' }]);
  expect((await decide(id, 'published', late.body.current.version)).status).toBe(204);
});

it('is rejected with an invalid field, and can still be given', async () => {
  const { token } = await taken();
  const other = await taken();
  await world.api.runJob(AskForReviewsJob);
  for (const wrong of [
    { stars: 0 },
    { stars: 6 },
    { stars: 4.5 },
    { became_job: 'perhaps' },
    { text: 'x'.repeat(401) },
    { text: '\u202e\u200b' },
    { may_show: 'yes' },
    { assignment_id: 'x' },
    { assignment_id: other.assignment },
  ]) {
    const { status } = await post(token, '', { ...ANSWERS, ...wrong });
    expect([wrong, status]).toEqual([wrong, 400]);
  }
  expect((await look(token)).body.state).toBe('asked');
  expect((await look(`${token}x`)).status).toBe(404);
});

it('appears on the pages from six published ones, and all disappear when one is withdrawn', async () => {
  const site = await sampleSite();
  const api = await startApi({ DATABASE_URL: world.api.databaseUrl }, site);
  const shown = async () => {
    await api.runJob(PageContent);
    return (await (await fetch(`${api.address}/`)).text()).match(/\d reviews/)?.[0];
  };
  const tokens: string[] = [];
  for (let nth = 0; nth < 6; nth += 1) tokens.push((await taken()).token);
  await world.api.runJob(AskForReviewsJob);
  for (const token of tokens) await post(token, '', ANSWERS);
  const ids: string[] = (await list()).map(({ id }: { id: string }) => id);
  expect(ids).toHaveLength(6);
  for (const id of ids.slice(1)) await decide(id, 'published');
  expect(await shown()).toBe('0 reviews');
  await decide(ids[0] ?? '', 'published');
  expect(await shown()).toBe('6 reviews');
  await post(tokens[3] ?? '', '/withdraw');
  expect(await shown()).toBe('0 reviews');
  await api.close();
});

it('disappears at once from the pages of the replica that erases its lead', async () => {
  const api = await startApi({ DATABASE_URL: world.api.databaseUrl }, await sampleSite());
  const shown = async () =>
    (await (await fetch(`${api.address}/`)).text()).match(/\d reviews/)?.[0];
  const publish = async (count: number) => {
    const leads = [];
    for (let nth = 0; nth < count; nth += 1) leads.push(await taken());
    await world.api.runJob(AskForReviewsJob);
    for (const { token } of leads) await post(token, '', ANSWERS);
    for (const { id, state } of await list())
      if (state === 'waiting') await decide(id, 'published');
    await api.runJob(PageContent);
    expect(await shown()).toBe('6 reviews');
    return leads;
  };
  const [one] = await publish(6);
  await api.call('delete', `/api/admin/leads/${one?.leadId}`).set(world.authorization).expect(204);
  expect(await shown()).toBe('0 reviews');
  const [other] = await publish(1);
  const { email = '', token = '' } = other ?? {};
  const asking = world.api.call('post', '/api/own-lead/confirmations').set('link-token', token);
  await asking.send({ purpose: 'erase' }).expect(204);
  const link = tokenIn(await world.mailTo(email, 'Vil du slette alt?'), '/min-henvendelse#');
  await api.call('post', '/api/own-lead/erase').set('link-token', link).expect(204);
  expect(await shown()).toBe('0 reviews');
  await api.close();
});
