import { randomUUID } from 'node:crypto';
import { camtFile } from '@boligstyling/adapters-documents/testing';
import { ADMIN_CALLS, type AdminCall } from '@boligstyling/domain';
import { samplePostalRegister } from '@boligstyling/domain/testing';
import { beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { DEVELOPMENT_API_KEY } from '../../config/config.js';
import { logIn } from '../../testing/admin-access.js';
import { browserLink } from '../../testing/browser-links.js';
import { contract, type Method } from '../../testing/contract.js';
import { requiresVersion } from '../../testing/matches-contract.js';
import { eventually } from '../../testing/eventually.js';
import { BUYER, OPERATOR } from '../../testing/invoice-parties.js';
import { KeepAuditJob } from './keep-audit.job.js';
import { codeOf, employ, invite, type KnownUser } from '../../testing/users-access.js';
import { samplePartnerBody } from '../../testing/matching-world.js';
import { sampleTelephoneLead, sampleSubmission } from '../../testing/sample-submission.js';
import { ADMIN_PASSWORD, type ApiUnderTest, ownApi, startApi } from '../../testing/start-api.js';
import { noLongerServing, whileLocked } from '../../testing/while-locked.js';

interface Row {
  call: string;
  act: string;
  name: string;
  subject_id: string | null;
  fields: string[];
  count: number | null;
  browser: string;
  network: string;
}

const OWNER = { customer_name: 'Torhild Uvanlig', customer_email: 'th@uvanlig.no' };
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** A successful call: a failed one leaves no row. */
interface Try {
  path?: Record<string, string>;
  body?: object;
}

describe('the audit log', () => {
  const api = ownApi();
  let kari: KnownUser;
  let leadId: string;
  beforeAll(async () => {
    kari = await employ(api, (await logIn(api)).token, 'kari@boligstyling.no', 'eier');
    leadId = await submit();
  });

  let owners = 0;
  async function submit(): Promise<string> {
    owners += 1;
    const { body } = await api
      .call('post', '/api/leads')
      .set('apikey', DEVELOPMENT_API_KEY)
      .send(
        sampleSubmission({
          customer_name: OWNER.customer_name,
          customer_email: `${owners}${OWNER.customer_email}`,
          customer_phone: String(41234566 + owners),
        }),
      )
      .expect(201);
    return body.id;
  }
  /** Locks both in the order of their ids, as matching does, so that neither deadlocks. */
  const tie = (id: string, first: string, how: string) =>
    api.rows(`
      with held as materialized (
        select id from lead where id in ('${id}', '${first}') order by id for update)
      update lead set ${how} where id = '${id}' and (select count(*) from held) = 2`);
  const rowsOf = (call: string) =>
    api.rows<Row>(`select * from audit_log where call = '${call}' order by at, id`);
  /** On any version, because a refusal as stale has a row too. */
  const ask = (method: Method, path: string) =>
    api
      .call(method, path)
      .set(bearer(kari.token))
      .set(requiresVersion(method, path) ? { 'if-match': '*' } : {});

  it('records user, call, subject and origin, and nothing of the owner', async () => {
    await ask('patch', `/api/admin/leads/${leadId}`)
      .set('user-agent', 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36')
      .send({ status: 'contacted', note: 'Torhild svarte på 41 23 45 67.' })
      .expect(200);
    const [row] = await rowsOf('followUpLead');
    expect(row).toMatchObject({
      act: 'changed',
      name: 'Fru eier',
      subject_id: leadId,
      fields: ['status', 'note'],
      browser: 'Chrome på Windows',
      network: '127.0.0.0/24',
    });
    const { body } = await ask('get', `/api/admin/leads/${leadId}`);
    const named = body.history.filter(({ actor }: { actor: string }) => actor === 'Fru eier');
    expect(named.map(({ kind }: { kind: string }) => kind)).toEqual([
      'status-changed',
      'note-added',
    ]);
    await ask('post', '/api/admin/leads/search').send({ q: 'uvanlig' }).expect(200);
    const [seen] = await eventually(async () => {
      const rows = await rowsOf('searchLeads');
      return rows.length > 0 ? rows : undefined;
    });
    expect(seen).toMatchObject({ act: 'saw', fields: ['q'], count: 1 });
    const all = JSON.stringify(await api.rows('select * from audit_log'));
    for (const reported of ['Torhild', 'Uvanlig', 'uvanlig', '41234567', '41 23']) {
      expect(all).not.toContain(reported);
    }
  });

  it('names the changed fields', async () => {
    const body = samplePartnerBody({ email: `${randomUUID()}@partner.no` });
    const added = await ask('post', '/api/admin/partners').send(body).expect(201);
    await ask('patch', `/api/admin/partners/${added.body.id}`)
      .send({ areas: ['0301'] })
      .expect(200);
    expect((await rowsOf('changePartner')).at(-1)?.fields).toEqual(['areas']);
    await ask('post', '/api/admin/leads/search').send({ from: '2026-01-01' }).expect(200);
    const [seen] = await eventually(async () => {
      const rows = (await rowsOf('searchLeads')).filter(({ fields }) => fields.includes('from'));
      return rows.length > 0 ? rows : undefined;
    });
    expect(seen?.fields).toEqual(['from']);
  });

  it('records a look where an empty or a stale change shows the record', async () => {
    const lead = `/api/admin/leads/${await submit()}`;
    const stale = (path: string, body: object) =>
      ask('patch', path).set('if-match', '"other"').send(body).expect(412);
    const looks = async (call: string) =>
      (await rowsOf(call)).filter(({ act }) => act === 'saw').map(({ fields }) => fields);
    await stale(lead, { status: 'lost' });
    await stale(`${lead}/details`, { rooms: '9' });
    await ask('patch', `${lead}/details`).send({}).expect(200);
    await eventually(async () => (await looks('correctLead')).length === 2 || undefined);
    expect(await looks('correctLead')).toEqual([[], []]);
    expect(await looks('followUpLead')).toEqual([[]]);
  });

  it('has no row for a decision on a review that is not there', async () => {
    const decided = ask('patch', `/api/admin/reviews/${randomUUID()}`);
    await decided.send({ state: 'published' }).expect(404);
    expect(await rowsOf('decideReview')).toEqual([]);
  });

  it('names a field that was emptied', async () => {
    const { body } = await ask('post', '/api/admin/webhooks')
      .send({ url: 'https://megler.example/', events: ['lead.won'], active: false })
      .expect(201);
    const everyLead = { integrator_key_id: null };
    await ask('patch', `/api/admin/webhooks/${body.id}`).send(everyLead).expect(200);
    expect((await rowsOf('changeWebhook')).at(-1)?.fields).toEqual(['integrator_key_id']);
  });

  it('contains no bytes of a file', async () => {
    const file = samplePostalRegister().join('\n');
    const put = ask('put', '/api/admin/postal-codes').type('text/tab-separated-values');
    await put.send(file).expect(200);
    expect((await rowsOf('importPostalCodes')).at(-1)?.fields).toEqual([]);
  });

  const byName = (name: string, body: object) =>
    request(api.address)
      .post(`/functions/v1/${name}`)
      .set('apikey', DEVELOPMENT_API_KEY)
      .send(body)
      .expect(200);

  it('records failed logins by every way in, without the typed text', async () => {
    const entered = async () =>
      (await api.rows(`select from audit_log where act = 'entered'`)).length;
    const enteredBefore = await entered();
    const typed = { email: kari.email, password: 'gjettet', code: '123456' };
    await api.call('post', '/api/admin/session').send({ password: 'gjettet' }).expect(401);
    await api.call('post', '/api/admin/session/user').send(typed).expect(401);
    const passwords = { currentPassword: 'gjettet', newPassword: 'et helt nytt passord' };
    await byName('secure-admin-login', { password: 'gjettet' });
    await byName('update-admin-password', passwords);
    const wrong = { challenge_id: randomUUID(), code: '123456' };
    await ask('post', '/api/admin/confirmation').send(wrong).expect(400);
    const refused = await eventually(async () => {
      const rows = await api.rows<Row>(`select * from audit_log where act = 'refused'`);
      return rows.length >= 5 ? rows : undefined;
    });
    expect(refused.map(({ call, name }) => `${call} ${name}`).sort()).toEqual([
      'confirmAgain Fru eier',
      'logInAdmin ukjent',
      'logInAdmin ukjent',
      'logInWithCode ukjent',
      'validateNewPassword ukjent',
    ]);
    expect(await entered()).toBe(enteredBefore);
    expect(refused.find(({ call }) => call === 'logInWithCode')?.subject_id).toBe(kari.id);
    // A challenge's id is no field that a user filled in.
    expect(refused.find(({ call }) => call === 'confirmAgain')?.fields).toEqual(['code']);
    expect(JSON.stringify(refused)).not.toContain('gjettet');
    const { body } = await ask('get', '/api/admin/audit?act=refused').expect(200);
    expect(body.entries[0]).toMatchObject({ act: 'refused', network: '127.0.0.0/24' });
    await api.rows('delete from login_attempt');
  });

  it('rejects updates, early deletes and truncation by the product’s own role', async () => {
    const refused = (sql: string) => expect(api.rows(sql)).rejects.toThrow(/append-only/);
    await refused(`update audit_log set name = 'Ingen'`);
    await refused('delete from audit_log');
    await refused('truncate audit_log');
    await api.rows(`insert into audit_log values (gen_random_uuid(), now() - interval '25 months',
      null, 'gammel', 'eier', 'saw', 'listLeads', null, '{}', null, '', '')`);
    await api.runJob(KeepAuditJob);
    expect(await api.rows(`select from audit_log where name = 'gammel'`)).toEqual([]);
    expect((await api.rows('select from audit_log')).length).toBeGreaterThan(0);
  });

  it('is searched, filtered and paged', async () => {
    const list = async (query: string) => (await ask('get', `/api/admin/audit${query}`)).body;
    const first = await list('?limit=1');
    expect(first.entries).toHaveLength(1);
    const second = await list(`?limit=1&cursor=${first.next_cursor}`);
    expect(second.entries[0].id).not.toBe(first.entries[0].id);
    const ofLead = await list(`?subject_id=${leadId}&act=changed`);
    expect(ofLead.entries.map(({ call }: { call: string }) => call)).toEqual(['followUpLead']);
    const { body } = await ask('post', '/api/admin/audit/search').send({ name: 'FELLES' });
    expect(body.entries[0]).toMatchObject({ name: 'felles passord' });
    expect((await list('?to=2020-01-01')).entries).toEqual([]);
  });

  it('names the lead of work beside it, and no invented field', async () => {
    await ask('post', `/api/admin/leads/${leadId}/notifications/resend`).expect(200);
    expect((await rowsOf('resendLeadNotifications')).at(-1)).toMatchObject({ subject_id: leadId });
    const before = (await rowsOf('getLead')).length;
    await ask('get', `/api/admin/leads/${leadId}?torhild.uvanlig=1`).expect(200);
    const seen = await eventually(async () => (await rowsOf('getLead'))[before]);
    expect(seen).toMatchObject({ subject_id: leadId, fields: [] });
  });

  it.each(['paid', 'paid-back', 'unpaid'])(
    'has a row for each of several leads marked %s, found by its id',
    async (how) => {
      const ids = [randomUUID(), randomUUID()];
      const given = { ids: [...ids, ids[0]] };
      await ask('post', `/api/admin/invoices/${how}`).send(given).expect(200);
      for (const id of ids) {
        const { body } = await ask('get', `/api/admin/audit?subject_id=${id}`).expect(200);
        expect(body.entries).toMatchObject([{ act: 'changed', subject_id: id, fields: ['ids'] }]);
      }
    },
  );

  it.each(['chosen in the address', 'searched for in a form'])(
    'has a row for each of several exported leads, %s, found by its id',
    async (how) => {
      const chosen = [await submit(), await submit()];
      const ids = chosen.join();
      const exported =
        how === 'chosen in the address'
          ? ask('get', `/api/admin/leads.csv?ids=${ids}`)
          : ask('post', '/api/admin/leads.csv').send({ ids });
      await exported.expect(200);
      for (const id of chosen) {
        const { body } = await ask('get', `/api/admin/audit?subject_id=${id}`).expect(200);
        const reported = { act: 'exported', subject_id: id, fields: ['ids'], count: 2 };
        expect(body.entries).toMatchObject([reported]);
      }
    },
  );

  it('has a row for each merged lead erased with another, under its own id', async () => {
    const [first, again, beside] = [await submit(), await submit(), await submit()];
    await tie(again, first, `merged_into = '${first}', merge_kind = 'same-mailbox'`);
    const other = { ids: [beside] };
    await ask('delete', `/api/admin/leads/${first}`).send(other).expect(204);
    const rowsAbout = async (id: string) =>
      (await ask('get', `/api/admin/audit?subject_id=${id}`).expect(200)).body.entries;
    for (const id of [first, again]) {
      expect(await rowsAbout(id)).toMatchObject([{ act: 'erased', call: 'deleteLead' }]);
    }
    expect(await rowsAbout(beside)).toEqual([]);
  });

  it('counts the items of a list, and none of a thing that has a list', async () => {
    await ask('get', '/api/admin/operator').expect(200);
    await ask('get', '/api/admin/users').expect(200);
    const last = (call: string) => eventually(async () => (await rowsOf(call)).at(-1));
    expect(await last('getOperator')).toMatchObject({ act: 'saw', count: null });
    expect(await last('listUsers')).toMatchObject({ act: 'saw', count: 1 });
  });

  it('records reads and repeated emails of the calls by name', async () => {
    const { body } = await byName('secure-admin-login', { password: ADMIN_PASSWORD });
    const { adminToken } = body;
    const lists = ['listLeads', 'listPartners', 'listSales'];
    const rowsOfLists = () => Promise.all(lists.map(rowsOf));
    const before = await rowsOfLists();
    const { body: read } = await byName('secure-admin-data', { adminToken });
    const seen = await eventually(async () => {
      const rows = (await rowsOfLists()).map((each, list) => each[before[list]?.length ?? 0]);
      return rows.includes(undefined) ? undefined : rows;
    });
    const counts = [read.leads, read.partners, read.sales].map(({ length }) => length);
    expect(seen).toMatchObject(counts.map((count) => ({ act: 'saw', fields: [], count })));
    await byName('resend-missing-notifications', { adminToken });
    const sent = (await rowsOf('resendNotifications')).at(-1);
    expect(sent).toMatchObject({ act: 'changed', fields: [], count: null });
  });

  it('records a valid password by name as one in the dashboard', async () => {
    const before = (await rowsOf('validateNewPassword')).length;
    const newPassword = 'fjellrev og blåbær 7';
    const right = { currentPassword: ADMIN_PASSWORD, newPassword };
    const { body } = await byName('update-admin-password', right);
    expect(body).toMatchObject({ success: true });
    const [row] = (await rowsOf('validateNewPassword')).slice(before);
    const reported = { act: 'changed', name: 'felles passord', fields: Object.keys(right) };
    expect(row).toMatchObject(reported);
  });

  it('stores the row and the change in one commit, or neither', async () => {
    const tried = await changes();
    await api.rows(`alter table audit_log add constraint closed check (call = 'x') not valid`);
    try {
      const before = await fingerprint(api);
      for (const { operationId, method, path, body } of tried) {
        // The contract has no 500.
        const caller = request(api.address);
        const headers = { ...bearer(kari.token), 'if-match': '*' };
        const { status } = await caller[method](path).set(headers).send(body);
        expect({ operationId, status }).toEqual({ operationId, status: 500 });
      }
      expect(await fingerprint(api)).toEqual(before);
    } finally {
      await api.rows('alter table audit_log drop constraint closed');
    }
  });

  it('has a row for calls answered during a stop', async () => {
    const leaving = await startApi({ DATABASE_URL: api.databaseUrl });
    let closing: Promise<void> | undefined;
    const { status } = await whileLocked(
      api,
      { sql: 'lock table lead in access exclusive mode', waiting: 'partner_id as "partnerId"' },
      async () =>
        leaving
          .call('get', `/api/admin/leads/${leadId}`)
          .set({ ...bearer(kari.token), 'user-agent': 'Firefox/140.0' }),
      () => {
        closing = leaving.close();
        return noLongerServing(leaving);
      },
    );
    await closing;
    const kept = (await rowsOf('getLead')).filter(({ browser }) => browser.includes('Firefox'));
    expect([status, kept.length]).toEqual([200, 1]);
  });

  it('has a row for every call of the contract, except those listed with a reason', async () => {
    const missing: string[] = [];
    const owed = new Map<string, number>();
    for (const each of await everyCall()) {
      const audit = ADMIN_CALLS[each.operationId as AdminCall].audit as object | string;
      const rows = owed.get(each.operationId) ?? (await rowsOf(each.operationId)).length;
      const answer = await each.make();
      const outcome = { call: each.operationId, status: answer.status };
      expect(outcome).toEqual({ ...outcome, status: expect.any(Number) });
      if (answer.status >= 300) missing.push(`${each.operationId} answered ${answer.status}`);
      if (typeof audit === 'string') owed.set(each.operationId, rows + 1);
    }
    // Rows are gathered, so waiting after each call would take a quarter of a second.
    let late: string[] = [];
    const areKept = async () => {
      late = [];
      for (const [call, rows] of owed) if ((await rowsOf(call)).length < rows) late.push(call);
      return late.length === 0 || undefined;
    };
    await eventually(areKept, 60_000).catch(() => missing.push(...late));
    expect(missing).toEqual([]);
  });

  const operations = Object.entries(contract.paths)
    .filter(([path]) => path.startsWith('/api/admin'))
    .flatMap(([template, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => ({
        operationId,
        method: method as Method,
        template,
      })),
    );
  const filled = (template: string, values: Record<string, string> = {}) =>
    template.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? randomUUID());

  async function changes() {
    const { id } = await partner();
    await giveUpWebhook();
    const tries: Record<string, Try> = {
      followUpLead: { path: { id: leadId }, body: { note: 'Et notat' } },
      addPartner: { body: samplePartnerBody({ email: `${randomUUID()}@partner.no` }) },
      changePartner: { path: { id }, body: { weekly_capacity: 7 } },
      addWebhook: {
        body: { url: 'http://127.0.0.1:9/x', events: ['lead.received'], active: true },
      },
      inviteUser: { body: { name: 'Ny', email: 'ny@boligstyling.no', role: 'innsyn' } },
      changeUser: { path: { id: kari.id }, body: { role: 'eier' } },
      deleteLead: { path: { id: leadId } },
      resendNotifications: {},
      resendUndelivered: {},
    };
    return operations.flatMap(({ operationId, method, template }) => {
      const given = tries[operationId];
      return given
        ? [{ operationId, method, path: filled(template, given.path), body: given.body }]
        : [];
    });
  }

  const giveUpWebhook = () =>
    api.rows(`
      with endpoint as (
        insert into webhook_endpoint (id, url, secret, events, active, created_at)
        values (gen_random_uuid(), 'http://127.0.0.1:9/x', 'sealed', '{lead.received}', false,
          now())
        returning id)
      insert into webhook_delivery
        (id, endpoint_id, lead_id, event, at, detail, state, attempts, due_at, last_fault)
      select gen_random_uuid(), endpoint.id, '${leadId}', 'lead.received', now(), '{}', 'parked', 40,
        now(), 'answer 500'
      from endpoint`);

  async function partner(changes: object = {}): Promise<{ id: string }> {
    const body = samplePartnerBody({ email: `${randomUUID()}@partner.no`, ...changes });
    const added = (await ask('post', '/api/admin/partners').send(body).expect(201)).body;
    await api.acceptTerms(added.id);
    return added;
  }

  async function sell(partnerId: string, daysAgo = 0): Promise<string> {
    const id = randomUUID();
    await api.rows(`insert into sale (id, partner_id, amount_ore, payment_status, created_at)
      values ('${id}', '${partnerId}', 50000, 'pending', now() - interval '${daysAgo} days')`);
    return id;
  }

  async function everyCall() {
    const special = await specialCalls();
    return operations
      .filter(({ operationId }) => !SHOWN_BY_A_JOURNEY.includes(operationId))
      .map(({ operationId, method, template }) => ({
        operationId,
        make:
          special[operationId] ??
          (async () => ask(method, filled(template, { id: leadId, leadId })).send()),
      }));
  }

  /** These need an authenticator: `admin-users.spec.ts` checks their rows. */
  const SHOWN_BY_A_JOURNEY = ['logInWithPasskey', 'addPasskey'];

  async function specialCalls(): Promise<Record<string, () => Promise<{ status: number }>>> {
    const open = (path: string, body: object) => api.call('post', `/api/admin/${path}`).send(body);
    const fresh = async () => {
      const email = `${randomUUID()}@boligstyling.no`;
      return invite(api, kari.token, { name: 'Ny', email, role: 'innsyn' });
    };
    const onUser =
      (method: Method, end = '', body?: object) =>
      async () =>
        ask(method, `/api/admin/users/${(await fresh()).id}${end}`).send(body);
    const webhook = { url: 'http://127.0.0.1:9/x', events: ['lead.received'], active: true };
    const onWebhook =
      (method: Method, end = '', body?: object) =>
      async () => {
        const { body: added } = await ask('post', '/api/admin/webhooks').send(webhook).expect(201);
        return ask(method, `/api/admin/webhooks/${added.id}${end}`).send(body);
      };
    const integratorKey = {
      ...{ name: 'Megler', source: 'megler', origins: [], scopes: ['leads:submit'] },
      ...{ shows_contacts: false, per_minute: 60, paused: false },
    };
    const onKey =
      (method: Method, end = '', body?: object) =>
      async () => {
        const { body: made } = await ask('post', '/api/admin/integrator-keys').send(integratorKey);
        return ask(method, `/api/admin/integrator-keys/${made.id}${end}`).send(body);
      };
    const application = async () => {
      const id = randomUUID();
      await api.rows(`
        insert into partner_application
          (id, state, received_at, changed_at, mailbox, suspect, content)
        values ('${id}', 'open', now(), now(), '${id}', false,
          '{"company": "Rom AS", "organizationNumber": "974761076", "name": "Stine",
            "email": "s@rom.no", "phone": "40000001", "kind": "stylist", "places": "Bergen",
            "message": "", "reply": null}')`);
      return `/api/admin/partner-applications/${id}`;
    };
    const onApplication = (what: string, body: () => object) => async () =>
      ask('post', `${await application()}/${what}`).send(body());
    const onPartner = (method: Method, body?: object) => async () =>
      ask(method, `/api/admin/partners/${(await partner()).id}`).send(body);
    const assigned = async () => {
      const path = `/api/admin/leads/${await submit()}/assignments`;
      const { body } = await ask('post', path).send({ partner_id: (await partner()).id });
      return `${path}/${body.assignments[0].id}`;
    };
    const held = async () => {
      const id = await submit();
      await api.rows(`update lead set suspicion = 'hidden-field-filled' where id = '${id}'`);
      return id;
    };
    const perhapsTheSame = async () => {
      const [first, id] = [await submit(), await submit()];
      await tie(id, first, `perhaps_same_as = '${first}'`);
      return id;
    };
    const setUp = async () => {
      const { body } = await ask('post', '/api/admin/account/totp/options').expect(200);
      const { challenge_id, secret } = body;
      const code = { challenge_id, password: 'et helt annet passord', code: codeOf(secret) };
      return ask('put', '/api/admin/account/password').send(code);
    };
    const billed = async (): Promise<{ id: string; kid: string; number: string }> => {
      await ask('put', '/api/admin/operator').send(OPERATOR).expect(200);
      const { id } = await partner(BUYER);
      await sell(id, 15);
      await ask('post', '/api/admin/invoices/run').expect(200);
      const { body } = await ask('get', `/api/admin/invoices?partner_id=${id}`).expect(200);
      return body.invoices[0];
    };
    const marked = (how: string) => async () =>
      ask('post', `/api/admin/invoices/${how}`).send({ ids: [(await billed()).id] });
    const importLine = (kid: string) =>
      ask('post', '/api/admin/bank-files')
        .type('application/xml')
        .send(camtFile([{ reference: randomUUID(), kid, amount: '1.00' }]));
    const unplaced = async (): Promise<string> => {
      await importLine('2099999994').expect(200);
      const { body } = await ask('get', '/api/admin/bank-lines').expect(200);
      const { id } = body.lines.find(({ outcome }: { outcome: string }) => outcome === 'unknown');
      return `/api/admin/bank-lines/${id}`;
    };
    const [first = ''] = kari.recoveryCodes;
    return {
      issueInvoices: async () => {
        await ask('put', '/api/admin/operator').send(OPERATOR).expect(200);
        return ask('post', '/api/admin/invoices/run');
      },
      withdrawConsent: async () =>
        ask('delete', `/api/admin/leads/${leadId}/consents/estate-agent`),
      correctLead: async () =>
        ask('patch', `/api/admin/leads/${leadId}/details`).send({ rooms: '4 rom' }),
      markInvoicesPaid: marked('paid'),
      markInvoicesPaidBack: marked('paid-back'),
      markInvoicesUnpaid: marked('unpaid'),
      creditInvoice: async () =>
        ask('post', `/api/admin/invoices/${(await billed()).id}/credit`).send({
          bill_again: false,
        }),
      downloadInvoice: async () => ask('get', `/api/admin/invoices/${(await billed()).id}/ehf`),
      previewInvoices: async () => {
        await ask('put', '/api/admin/operator').send(OPERATOR).expect(200);
        return ask('get', '/api/admin/invoices/preview');
      },
      listPayments: async () => ask('get', `/api/admin/invoices/${(await billed()).id}/payments`),
      undoBankPayment: async () => {
        const { id, kid } = await billed();
        await importLine(kid).expect(200);
        const path = `/api/admin/invoices/${id}/payments`;
        const { body } = await ask('get', path).expect(200);
        return ask('post', `${path}/${body.payments[0].id}/undo`).send({ reason: 'Feil faktura' });
      },
      placeBankLine: async () => {
        const { number } = await billed();
        return ask('post', `${await unplaced()}/place`).send({ invoice_number: number });
      },
      decideBankLine: async () =>
        ask('post', `${await unplaced()}/decide`).send({ act: 'explained', reason: 'Renter' }),
      importBankFile: async () => importLine((await billed()).kid),
      logInAdmin: async () => open('session', { password: ADMIN_PASSWORD }),
      refreshSession: async () =>
        open('session/refresh', { refresh_token: (await logIn(api)).refreshToken }),
      logOutAdmin: async () =>
        api.call('delete', '/api/admin/session').set(bearer((await logIn(api)).token)),
      logInWithCode: async () =>
        open('session/user', { email: kari.email, password: kari.password, code: first }),
      openInvitation: async () => open('invitations/open', { token: (await fresh()).link }),
      beginInvitedPasskey: async () => open('invitations/passkey', { token: (await fresh()).link }),
      beginInvitedTotp: async () => open('invitations/totp', { token: (await fresh()).link }),
      markBrowser: async () => {
        await open('browsers/link', {});
        return open('browsers', { token: await browserLink(api) });
      },
      acceptInvitation: async () => {
        const { link: token } = await fresh();
        const { body } = await open('invitations/totp', { token });
        const { challenge_id, secret } = body;
        const code = { challenge_id, password: kari.password, code: codeOf(secret) };
        return open('invitations/accept', { token, ...code });
      },
      validateNewPassword: async () =>
        ask('post', '/api/admin/password/validate').send({
          currentPassword: ADMIN_PASSWORD,
          newPassword: 'nytt passord',
        }),
      confirmAgain: async () =>
        api
          .call('post', '/api/admin/confirmation')
          .set(bearer((await logIn(api)).token))
          .send({ password: ADMIN_PASSWORD }),
      setOwnPassword: setUp,
      inviteUser: async () =>
        ask('post', '/api/admin/users').send({
          name: 'Ny',
          email: `${randomUUID()}@boligstyling.no`,
          role: 'innsyn',
        }),
      changeUser: onUser('patch', '', { role: 'saksbehandler' }),
      removeUser: onUser('delete'),
      resetUser: onUser('post', '/reset'),
      endSessionsOfUser: onUser('delete', '/sessions'),
      followUpLead: async () =>
        ask('patch', `/api/admin/leads/${leadId}`).send({ note: 'Et notat' }),
      undoLeadStatus: async () => {
        const id = await submit();
        await ask('patch', `/api/admin/leads/${id}`).send({ status: 'lost' }).expect(200);
        return ask('post', `/api/admin/leads/${id}/status/undo`).send({ status: 'lost' });
      },
      getVisits: async () => ask('get', '/api/admin/visits?by=page'),
      getOriginNames: async () => ask('get', '/api/admin/origins/names?by=source'),
      getOrigins: async () => ask('get', '/api/admin/origins?by=source'),
      exportOrigins: async () => ask('get', '/api/admin/origins.csv?by=source'),
      enterLead: async () =>
        ask('post', '/api/admin/leads')
          .set('Idempotency-Key', randomUUID())
          .send(sampleTelephoneLead()),
      markCase: async () =>
        ask('patch', `/api/admin/queue/${leadId}`).send({ kind: 'held', mine: true }),
      saveView: async () => ask('put', '/api/admin/views').send({ name: 'Nye', filter: {} }),
      deleteLead: async () => ask('delete', `/api/admin/leads/${await submit()}`),
      placeLead: async () =>
        ask('put', `/api/admin/leads/${await submit()}/municipality`).send({
          municipality: '0301',
        }),
      releaseLead: async () => ask('post', `/api/admin/leads/${await held()}/release`),
      assignLead: async () =>
        ask('post', `/api/admin/leads/${await submit()}/assignments`).send({
          partner_id: (await partner()).id,
        }),
      replaceAssignment: async () =>
        ask('post', `${await assigned()}/replacement`).send({ partner_id: (await partner()).id }),
      mergeLead: async () => ask('post', `/api/admin/leads/${await perhapsTheSame()}/join`),
      separateLead: async () => ask('post', `/api/admin/leads/${await perhapsTheSame()}/separate`),
      withdrawAssignment: async () => ask('delete', await assigned()),
      addPartner: async () =>
        ask('post', '/api/admin/partners').send(
          samplePartnerBody({ email: `${randomUUID()}@partner.no` }),
        ),
      importPartners: async () =>
        ask('post', '/api/admin/partners/import?store=true')
          .type('text/csv')
          .send(
            `navn;firma;e-post;telefon;områder;tjenester\nAnne;Stil AS;${randomUUID()}@partner.no;40000001;Oslo;Delstyling\n`,
          ),
      welcomePartner: async () =>
        ask('post', `/api/admin/partners/${(await partner()).id}/welcome`),
      getPartner: onPartner('get'),
      getTrackRecord: async () =>
        ask('get', `/api/admin/partners/${(await partner()).id}/track-record`),
      changePartner: onPartner('patch', { weekly_capacity: 7 }),
      getSale: async () => ask('get', `/api/admin/sales/${await sell((await partner()).id)}`),
      markSale: async () => {
        const id = await sell((await partner()).id);
        return ask('patch', `/api/admin/sales/${id}`).send({ payment_status: 'paid' });
      },
      undoWaiver: async () => {
        const path = `/api/admin/sales/${await sell((await partner()).id)}`;
        await ask('patch', path).send({ payment_status: 'credited' }).expect(200);
        return ask('post', `${path}/undo-waiver`).send({ reason: 'Feil salg' });
      },
      ruleOnDispute: async () => {
        const id = randomUUID();
        await api.rows(`
          insert into sale (id, partner_id, amount_ore, payment_status, created_at, dispute)
          values ('${id}', '${(await partner()).id}', 50000, 'pending', now(),
            '{"reason": "duplicate", "text": null, "at": "2026-11-20T12:00:00.000Z",
              "decision": null, "answer": null, "decidedAt": null}')`);
        return ask('post', `/api/admin/sales/${id}/ruling`).send({
          ...{ decision: 'refused', reply: 'Den er ny.' },
        });
      },
      decideReview: async () => {
        const id = randomUUID();
        await api.rows(`
          insert into review
            (id, lead_id, state, asked_at, given_at, became_job, stars, text, may_show)
          values
            ('${id}', '${await submit()}', 'waiting', now(), now(), 'yes', 5, 'Fint.', true)`);
        return ask('patch', `/api/admin/reviews/${id}`).send({ state: 'published' });
      },
      getApplication: async () => ask('get', await application()),
      approveApplication: onApplication('approve', () =>
        samplePartnerBody({ email: `${randomUUID()}@partner.no` }),
      ),
      refuseApplication: onApplication('refuse', () => ({ reply: 'Fullt nå.' })),
      askApplicant: onApplication('ask', () => ({ reply: 'Hvor jobber du?' })),
      deleteApplication: async () => ask('delete', await application()),
      addIntegratorKey: async () => ask('post', '/api/admin/integrator-keys').send(integratorKey),
      changeIntegratorKey: onKey('patch', '', { paused: true }),
      rotateIntegratorKey: onKey('post', '/rotate', { overlap_hours: 24 }),
      addWebhook: async () => ask('post', '/api/admin/webhooks').send(webhook),
      rotateWebhookSecret: onWebhook('post', '/rotate', { overlap_hours: 24 }),
      changeWebhook: onWebhook('patch', '', { active: false }),
      removeWebhook: onWebhook('delete'),
      listWebhookDeliveries: onWebhook('get', '/deliveries'),
      resendWebhookDeliveries: onWebhook('post', '/resend'),
      testWebhook: onWebhook('post', '/test'),
      importPostalCodes: async () =>
        ask('put', '/api/admin/postal-codes')
          .type('text/tab-separated-values')
          .send(Buffer.from(samplePostalRegister().join('\r\n'), 'latin1')),
      changeOperator: async () => ask('patch', '/api/admin/operator').send({ due_days: 14 }),
      saveOperator: async () =>
        ask('put', '/api/admin/operator').send({
          vat_registered: false,
          vat_rate: 25,
          in_business_register: false,
          due_days: 14,
        }),
    };
  }

  const email = () => `${randomUUID()}@boligstyling.no`;
  const key = {
    ...{ name: 'Megler Vest AS', source: 'megler-vest', scopes: ['leads:submit'] },
    ...{ shows_contacts: false, origins: [], per_minute: 60, paused: false },
  };
  const webhook = { url: 'https://crm.eksempel.no/leads', events: ['lead.received'], active: true };

  it.each<[string, string, () => object]>([
    ['inviteUser', 'users', () => ({ name: 'Ny', email: email(), role: 'innsyn' })],
    ['addPartner', 'partners', () => samplePartnerBody({ email: email() })],
    ['addIntegratorKey', 'integrator-keys', () => key],
    ['addWebhook', 'webhooks', () => webhook],
    ['enterLead', 'leads', () => sampleTelephoneLead()],
  ])('has one row of %s, found by the id that the call has made', async (call, path, made) => {
    const before = await rowsOf(call);
    const { body } = await ask('post', `/api/admin/${path}`)
      .set('Idempotency-Key', randomUUID())
      .send(made())
      .expect(201);
    expect((await rowsOf(call)).length - before.length).toBe(1);
    const found = await ask('get', `/api/admin/audit?subject_id=${body.id}`).expect(200);
    expect(found.body.entries).toMatchObject([{ act: 'changed', call, subject_id: body.id }]);
  });

  it('names no flag that is off in a new thing', async () => {
    await ask('post', '/api/admin/integrator-keys').send(key).expect(201);
    expect((await rowsOf('addIntegratorKey')).at(-1)?.fields).toEqual([
      ...['name', 'source', 'scopes', 'origins', 'per_minute'],
    ]);
  });
});

/** Columns that jobs change in the background. */
const FOUND_BY_JOBS = `array['municipality', 'municipality_found_by', 'matching_due_at']`;

/** All data except the columns that jobs change. */
async function fingerprint(api: ApiUnderTest): Promise<unknown> {
  const tables = [
    'lead',
    'lead_event',
    'partner',
    'webhook_endpoint',
    'dashboard_user',
    'one_time_link',
    'webhook_delivery',
  ];
  return Promise.all(
    tables.map((table) =>
      api.rows(`
        select md5(string_agg(row::text, '' order by row::text))
        from (select to_jsonb(t) - ${FOUND_BY_JOBS} as row from ${table} t) rows`),
    ),
  );
}
