import { randomUUID } from 'node:crypto';
import { LINK_AUDIENCES } from '@boligstyling/application';
import { dayAt, norwegianDay, PARTNER_TERMS_VERSION } from '@boligstyling/domain';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { contract, type Method } from '../../testing/contract.js';
import { eventually } from '../../testing/eventually.js';
import { MatchingWorld } from '../../testing/matching-world.js';
import { SESSION_SECRET } from '../../testing/start-api.js';
import { HmacLinkSigner } from '../secrets/hmac-link-signer.js';

type LinkAudience = (typeof LINK_AUDIENCES)[number];

const OPENED_BY: [call: RegExp, audiences: LinkAudience[]][] = [
  [/partner-link/, ['partner']],
  [/partner-terms/, ['terms']],
  [/own-lead\/download$/, ['download']],
  [/own-lead\/erase$/, ['erase']],
  [/own-lead\/new-email$/, ['new-email']],
  [/own-lead\/is-it-you$/, ['is-it-you']],
  [/^get .*own-lead$/, ['owner', 'submission']],
  [/own-lead\/pictures(\/\{id\}|\/order)?$/, ['owner', 'submission']],
  [/own-lead/, ['owner']],
  [/admin\/browsers$/, ['browser']],
  [/partner\/session$|admin\/invitations/, ['sign-in']],
];

const today = norwegianDay(new Date());

/** Bodies that pass validation, so that the call reaches the token. */
const REPORTED: [call: RegExp, body: object][] = [
  [/\/report$/, { report: 'won' }],
  [/\/dispute$/, { reason: 'duplicate', text: 'To ganger' }],
  [/\/capacity$/, { weekly_capacity: 9 }],
  [/\/(agent|stylists|is-it-you)$/, { answer: 'yes' }],
  [/\/confirmations$/, { purpose: 'erase' }],
  [/\/nobody-called$/, { assignment_id: randomUUID() }],
  [/\/reported-win$/, { assignment_id: randomUUID(), answer: 'no' }],
  [
    /^post .*\/review$/,
    { assignment_id: randomUUID(), became_job: 'yes', stars: 1, text: 'Dårlig', may_show: true },
  ],
  [/^patch .*\/own-lead$/, { rooms: '9' }],
  [/^post .*\/own-lead\/quotes\/\{id\}\/choose$/, { version: 1 }],
  [/\/quotes\/decline-all$/, { keep_searching: false }],
  [/\/partner-link\/quote\/templates$/, { templates: [{ name: 'To rom', terms: {} }] }],
  [
    /^post .*\/partner-link\/quote$/,
    {
      ...{ price_from: 24_900, has_vat: true, includes: ['furniture'], rental_weeks: 6 },
      ...{ earliest_start: dayAt(today, 7), valid_until: dayAt(today, 14) },
    },
  ],
  [/\/pictures\/(order|confirm)$/, { ids: [] }],
  [/\/pictures\/shown$/, { answer: 'yes' }],
  [/\/partner-terms\/accept$/, { terms_version: PARTNER_TERMS_VERSION }],
  [/\/invitations\/accept$/, { challenge_id: randomUUID(), answer: {} }],
];

const takesToken = (body: string) =>
  'token' in (contract.components.schemas[body.split('/').at(-1) ?? '']?.properties ?? {});

const CALLS = Object.entries(contract.paths).flatMap(([path, operations]) =>
  Object.entries(operations).flatMap(([method, { parameters = [], requestBody }]) => {
    const schema = requestBody?.content['application/json']?.schema.$ref ?? '';
    const place = parameters.find(({ name }) => name === 'link-token' || name === 'token')?.in;
    const where = place ?? (takesToken(schema) ? 'body' : undefined);
    return where ? [{ call: `${method} ${path}`, method: method as Method, path, where }] : [];
  }),
);

const firstOf = <T>(table: [RegExp, T][], call: string): T | undefined =>
  table.find(([each]) => each.test(call))?.[1];

describe('a call that a link opens', () => {
  const world = MatchingWorld.own();
  const signer = new HmacLinkSigner(SESSION_SECRET);
  const about: Partial<Record<LinkAudience, string>> = {};
  beforeAll(async () => {
    await world.partner('Anne');
    const leadId = await world.lead();
    await world.admin('post', `/leads/${leadId}/assignments`).send({}).expect(201);
    const { assignments } = await world.matched(leadId);
    await world.delivered(leadId);
    // The step after the question is planned, so that nothing changes the lead meanwhile.
    await eventually(async () => {
      const planned = await world.api.rows('select 1 from lead where matching_due_at > now()');
      return planned[0];
    });
    about.partner = assignments[0].id;
    for (const audience of ['owner', 'submission', 'is-it-you'] as const) {
      about[audience] = leadId;
    }
  });

  /** Tokens from real emails where one was sent, signed here otherwise. */
  let signed = 0;
  const tokenOf = (audience: LinkAudience) => {
    // One link may be pressed twenty times a minute, so no two calls share one.
    signed += 1;
    const expiresAt = new Date(Date.now() + 86_400_000 + signed * 1_000);
    return signer.sign({ audience, id: about[audience] ?? randomUUID(), expiresAt });
  };
  const answerTo = async ({ call, method, path, where }: (typeof CALLS)[number], token: string) => {
    const reported = { ...firstOf(REPORTED, call), ...(where === 'body' && { token }) };
    const sent = world.api.call(method, path.replace('{id}', randomUUID()));
    if (where === 'header') sent.set('link-token', token);
    const takesFile = /^put .*\/(pictures|attachments)\/\{id\}$/.test(call);
    if (takesFile) sent.set('content-type', 'image/jpeg').send(Buffer.from('no picture'));
    else if (method !== 'get') sent.send(reported);
    const { status, body } = await sent;
    return status < 400 ? 'done' : String(body.type).replace('/problems/', '');
  };
  const stored = () =>
    world.api.rows(`select (select jsonb_agg(to_jsonb(l)) from lead l) as leads,
      (select jsonb_agg(to_jsonb(a)) from assignment a) as assignments,
      (select jsonb_agg(to_jsonb(p)) from partner p) as partners,
      (select jsonb_agg(to_jsonb(q)) from quote q) as quotes,
      (select count(*) from owner_confirmation) as asked, (select count(*) from review) as reviews`);

  it('is one of more than forty', () => expect(CALLS.length).toBeGreaterThan(40));

  it.each(CALLS)('is rejected with a link for another audience: $call', async (it) => {
    const opens = firstOf(OPENED_BY, it.call);
    const others = LINK_AUDIENCES.filter((each) => !opens?.includes(each));
    const before = await stored();
    for (const audience of others) {
      const answer = await answerTo(it, tokenOf(audience));
      expect([audience, answer]).toEqual([
        audience,
        expect.stringMatching(/^link-(unknown|outdated)$/),
      ]);
    }
    expect(await stored()).toEqual(before);
  });

  // Last, because some calls change state.
  it.each(CALLS)('accepts its own link: $call', async (it) => {
    for (const audience of firstOf(OPENED_BY, it.call) ?? []) {
      const answer = await answerTo(it, tokenOf(audience));
      expect([audience, answer]).not.toEqual([
        audience,
        expect.stringMatching(/^link-outdated$|^invalid-request/),
      ]);
      if (about[audience]) expect(answer).not.toBe('link-unknown');
    }
  });
});
