import { randomUUID } from 'node:crypto';
import { ADMIN_CALLS, may, type Role, ROLES, ruleOf } from '@boligstyling/domain';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DEVELOPMENT_API_KEY } from '../../config/config.js';
import { JwtSessionTokens } from '../../users/sign-in/jwt-session-tokens.js';
import { logIn } from '../../testing/admin-access.js';
import { contract, type Method } from '../../testing/contract.js';
import { sampleSubmission } from '../../testing/sample-submission.js';
import { type ApiUnderTest, SESSION_SECRET, startApi } from '../../testing/start-api.js';

const CALLS = Object.entries(contract.paths)
  .filter(([path]) => path.startsWith('/api/admin'))
  .flatMap(([template, operations]) =>
    Object.entries(operations).map(([method, { operationId, security = [] }]) => ({
      operationId,
      method: method as Method,
      path: template.replaceAll(/\{\w+\}/g, () => randomUUID()),
      needsLogin: security.some((scheme) => 'bearer' in scheme),
    })),
  );

const KINDS = ['shared', 'code', 'passkey'] as const;
type Kind = (typeof KINDS)[number];

/** Written by hand, so that a slip in the list of calls shows. */
const INNSYN_MAY = [
  ...['addPasskey', 'beginConfirmation', 'beginPasskey', 'beginTotp', 'confirmAgain'],
  ...['endOwnSession', 'getCoverage', 'getLead', 'getLeadsVersion', 'getMatching', 'getOperator'],
  ...[
    'getOwnAccount',
    'getPartner',
    'getPostalRegister',
    'getRelatedLeads',
    'getQueue',
    'getFirstSteps',
    'getSummary',
    'getOriginNames',
    'getOrigins',
    'getQuotePrices',
    'exportOrigins',
    'getVisits',
    'getTrackRecord',
    'listLeads',
    'searchLeads',
  ],
  ...[
    'downloadInvoice',
    'getApplication',
    'getSale',
    'listApplications',
    'listBankLines',
    'listIntegratorKeys',
    'listInvoices',
    'listOwnSessions',
    'listPartners',
    'listPayments',
    'previewInvoices',
    'searchPartners',
    'searchApplications',
    'listSales',
    'listViews',
    'listWebhookDeliveries',
    'listWebhooks',
  ],
  ...['logOutAdmin', 'removePasskey', 'removeView', 'renewRecoveryCodes', 'saveView'],
  'setOwnPassword',
];
const OWNERS_ALONE = [
  ...['addIntegratorKey', 'changeIntegratorKey', 'rotateIntegratorKey', 'rotateWebhookSecret'],
  ...['addWebhook', 'changeUser', 'changeWebhook', 'endSessionsOfUser', 'importPostalCodes'],
  ...['inviteUser', 'listAudit', 'listUsers', 'removeUser', 'removeWebhook', 'resetUser'],
  ...['changeOperator', 'saveOperator', 'searchAudit', 'validateNewPassword'],
];

describe('a call of the dashboard', () => {
  let api: ApiUnderTest;
  let generation: string;
  const people = new Map<string, string>();
  const tokens = new JwtSessionTokens(SESSION_SECRET, { now: () => new Date() });

  beforeAll(async () => {
    api = await startApi();
    const { token } = await logIn(api);
    generation = (await tokens.readAccess(token))?.generation ?? '';
    for (const role of ROLES) {
      for (const kind of ['code', 'passkey'] as const) {
        const id = randomUUID();
        people.set(role + kind, id);
        const [hash, secret] = kind === 'code' ? [`'hash'`, `'SECRET'`] : ['null', 'null'];
        await api.rows(`insert into dashboard_user values
          ('${id}', 'Fru ${role}', '${role}.${kind}@boligstyling.no', '${role}', 'active', ${hash},
            ${secret}, null, now())`);
        if (kind === 'code') continue;
        await api.rows(`insert into passkey values
          ('${id}', '${id}', '\\x00', 0, 'Chrome', now(), null)`);
      }
    }
  });
  afterAll(() => api.close());

  /** A new session each time, since some calls end it. */
  async function tokenOf(role: Role, kind: Kind, isConfirmed: boolean): Promise<string> {
    const id = randomUUID();
    const person = kind === 'shared' ? 'null' : `'${people.get(role + kind)}'`;
    const of = kind === 'shared' ? generation : 'user';
    const confirmed = isConfirmed ? 'now()' : `now() - interval '6 minutes'`;
    await api.rows(`
      insert into admin_session (id, user_id, token_digest, generation, browser, network,
        opened_at, last_used_at, confirmed_at, expires_at)
      values ('${id}', ${person}, '', '${of}', 'Chrome', '127.0.0.0/24', now(), now(),
        ${confirmed}, now() + interval '1 day')`);
    return (await tokens.issueAccess(id, of)).token;
  }

  async function outcomeOf({ method, path }: (typeof CALLS)[number], token: string) {
    const { status, body } = await api.call(method, path).set('authorization', `Bearer ${token}`);
    if (status === 401) return 'refused';
    return status === 403 ? String(body.type).replace('/problems/', '') : 'let through';
  }

  it('is in the list of permissions, which holds no other call', () => {
    const inContract = CALLS.map(({ operationId }) => operationId);
    expect(Object.keys(ADMIN_CALLS).sort()).toEqual(inContract.sort());
  });

  it('requires a login unless its rule is public', () => {
    for (const { operationId, needsLogin } of CALLS) {
      const isPublic = ruleOf(operationId)?.needs === 'public';
      expect({ operationId, needsLogin }).toEqual({ operationId, needsLogin: !isPublic });
    }
  });

  const matrix = KINDS.flatMap((kind) =>
    (kind === 'shared' ? (['eier'] as const) : ROLES).flatMap((role) =>
      [true, false].map((isConfirmed) => ({ kind, role, isConfirmed })),
    ),
  );

  it.each(matrix)('answers $role by $kind, confirmed $isConfirmed', async (who) => {
    const { kind, role, isConfirmed } = who;
    for (const call of CALLS.filter(({ needsLogin }) => needsLogin)) {
      const rule = ruleOf(call.operationId);
      if (!rule || rule.needs === 'public') throw new Error(`${call.operationId} has no rule`);
      const isEligible = kind !== 'shared' || !rule.named;
      const isMissingCodes = call.operationId === 'renewRecoveryCodes' && kind === 'passkey';
      const expected =
        !isEligible || !may(role, rule.needs)
          ? 'not-permitted'
          : rule.confirm && !isConfirmed
            ? 'confirm-again'
            : isMissingCodes
              ? 'not-permitted'
              : 'let through';
      const outcome = await outcomeOf(call, await tokenOf(role, kind, isConfirmed));
      expect({ call: call.operationId, outcome }).toEqual({
        call: call.operationId,
        outcome: expected,
      });
    }
  });

  it('is open to the read-only role only if listed here', () => {
    const allowed = CALLS.filter(({ operationId, needsLogin }) => {
      const needs = ruleOf(operationId)?.needs;
      return needsLogin && needs && needs !== 'public' && may('innsyn', needs);
    });
    expect(allowed.map(({ operationId }) => operationId).sort()).toEqual(INNSYN_MAY.sort());
  });

  it('is reserved for the owner role if listed here', () => {
    const kept = CALLS.filter(({ operationId, needsLogin }) => {
      const needs = ruleOf(operationId)?.needs;
      return needsLogin && needs && needs !== 'public' && !may('saksbehandler', needs);
    });
    expect(kept.map(({ operationId }) => operationId).sort()).toEqual(OWNERS_ALONE.sort());
  });

  it('never reveals an owner’s identity to the read-only role, nor lets it search by it', async () => {
    const owner = {
      customer_name: 'Torhild Uvanlig',
      customer_email: 'th@uvanlig.no',
      customer_phone: '41234567',
      address: 'Nygårdsgaten 5, 5015 Bergen',
    };
    const earlier = { customer_name: 'Gunnvor Sjelden', customer_phone: '42345678' };
    const message = 'Torhild Uvanlig svarer på 41 23 45 67.';
    const { body } = await api
      .call('post', '/api/leads')
      .set('apikey', DEVELOPMENT_API_KEY)
      .send(sampleSubmission({ ...owner, ...earlier, message }))
      .expect(201);
    const corrected = api.call('patch', `/api/admin/leads/${body.id}/details`);
    await corrected
      .set('authorization', `Bearer ${await tokenOf('saksbehandler', 'code', true)}`)
      .send(owner)
      .expect(200);
    const known = [...Object.values(owner), 'Gunnvor', 'Sjelden', '42 34 56 78'];
    const ask = async (role: Role, path: string) =>
      api.call('get', path).set('authorization', `Bearer ${await tokenOf(role, 'code', true)}`);
    const paths = [...CALLS.filter(({ method }) => method === 'get').map(({ path }) => path)];
    for (const path of [...paths, `/api/admin/leads/${body.id}`]) {
      const { text } = await ask('innsyn', path);
      for (const reported of [...known, 'Torhild', '41 23 45 67'])
        expect(text).not.toContain(reported);
    }
    expect((await ask('saksbehandler', `/api/admin/leads/${body.id}`)).text).toContain('Torhild');
    expect((await ask('innsyn', '/api/admin/leads?q=torhild')).status).toBe(403);
    expect((await ask('innsyn', '/api/admin/leads?sort=customer_name')).status).toBe(403);
    const search = async (role: Role, body: object) =>
      api
        .call('post', '/api/admin/leads/search')
        .set('authorization', `Bearer ${await tokenOf(role, 'code', true)}`)
        .send(body);
    for (const asked of [{ q: 'torhild' }, { sort: 'customer_name' }, { sort: '-customer_name' }]) {
      expect((await search('innsyn', asked)).status).toBe(403);
    }
    const { status, text } = await search('innsyn', {});
    expect(status).toBe(200);
    for (const reported of [...known, 'Torhild', '41 23 45 67'])
      expect(text).not.toContain(reported);
    expect((await search('saksbehandler', { q: 'torhild' })).text).toContain('Torhild');
  });

  it('is refused to a removed user with a live session', async () => {
    const token = await tokenOf('eier', 'code', true);
    const id = people.get('eiercode');
    await api.rows(`update dashboard_user set state = 'removed' where id = '${id}'`);
    const [call] = CALLS.filter(({ operationId }) => operationId === 'listLeads');
    expect(call && (await outcomeOf(call, token))).toBe('refused');
    await api.rows(`update dashboard_user set state = 'active' where id = '${id}'`);
  });
});
