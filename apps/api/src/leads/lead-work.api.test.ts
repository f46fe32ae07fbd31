import { advance, acceptAssignment } from '@boligstyling/domain';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { MatchingWorld } from '../testing/matching-world.js';

const CAMPAIGN = {
  ...{ utm_source: 'finn', utm_campaign: 'vårsalg & «høst» 2026' },
  referrer_host: 'www.finn.no',
};

describe('work with leads', () => {
  const world = MatchingWorld.own();
  beforeEach(() => world.api.empty('lead, partner, saved_view'));

  const patch = (id: string, body: object, version?: string) =>
    world
      .admin('patch', `/leads/${id}`)
      .set('If-Match', version === undefined ? '*' : `"${version}"`)
      .send(body);
  const undo = (id: string, status: string) =>
    world.admin('post', `/leads/${id}/status/undo`).send({ status });
  const names = async (query: string) =>
    (await world.admin('get', `/leads?sort=customer_name&${query}`).expect(200)).body.leads.map(
      ({ customer_name }: { customer_name: string }) => customer_name,
    );

  describe('a status', () => {
    it('can be undone by the user who set it last', async () => {
      const id = await world.lead();
      expect((await patch(id, { status: 'lost' })).body.status_before).toBe('new');
      const { status, body } = await undo(id, 'lost');
      expect(status).toBe(200);
      expect(body).toMatchObject({ status: 'new', status_before: null });
      expect(body.history.at(-1)).toMatchObject({
        kind: 'status-undone',
        detail: { from: 'lost', to: 'new' },
        actor: 'felles passord',
      });
      const again = await undo(id, 'new');
      expect(again.status).toBe(409);
      expect(again.body.error).toMatch(/endret siden/);
    });

    it('changed by another user meanwhile needs the current version', async () => {
      const id = await world.lead();
      const { version } = (await world.admin('get', `/leads/${id}`)).body;
      await patch(id, { status: 'won' }, version);
      const late = await patch(id, { status: 'contacted', note: 'Ringt' }, version);
      expect(late.status).toBe(412);
      expect(late.body).toMatchObject({ type: '/problems/version-stale', current: { id } });
      const { body } = await world.admin('get', `/leads/${id}`).expect(200);
      expect(body).toMatchObject({ status: 'won' });
      expect(body.history).toHaveLength(1);
      expect((await patch(id, { status: 'won' }, version)).status).toBe(200);
      expect((await patch(id, { status: 'lost' }, body.version)).body.status).toBe('lost');
    });

    it('is undone by its time only, if given; only its user receives that time', async () => {
      const id = await world.lead();
      const mine = (await patch(id, { status: 'won' })).body.changed_at;
      const same = await patch(id, { status: 'won' });
      expect(same.body).toMatchObject({ status: 'won', changed_at: null });
      expect((await patch(id, { note: 'Ringt' })).body.changed_at).toBeNull();
      await patch(id, { status: 'lost' });
      await patch(id, { status: 'won' });
      const at = (changed_at: unknown) =>
        world.admin('post', `/leads/${id}/status/undo`).send({ status: 'won', changed_at });
      expect((await at(mine)).body).toMatchObject({ type: '/problems/status-not-undoable' });
      expect((await at('i går')).status).toBe(400);
      expect((await at(undefined)).body).toMatchObject({ status: 'lost' });
    });

    it('of many leads, undone after nine minutes, has sent no email, question or webhook', async () => {
      const partners = await Promise.all(
        ['Anne', 'Berit', 'Cato'].map((name) => world.partner(name)),
      );
      const ids = [await world.lead(), await world.lead(), await world.lead()];
      for (const id of ids) {
        for (const partner_id of partners) {
          await world.admin('post', `/leads/${id}/assignments`).send({ partner_id }).expect(201);
        }
        await world.delivered(id);
      }
      const outgoing = () =>
        world.api.rows(`select id::text, state from notification
          union all select id::text, state from assignment
          union all select id::text, state from webhook_delivery order by 1`);
      const before = await outgoing();
      for (const id of ids) await patch(id, { status: 'lost' });
      for (const id of ids) await world.minutesAfterStatus(id, 9);
      expect(await outgoing()).toEqual(before);
      for (const id of ids) expect((await undo(id, 'lost')).body.status).toBe('new');
      for (const id of ids) await world.api.happen(id, (it) => advance(it));
      expect(await outgoing()).toEqual(before);
    });

    it('ends the open assignments after ten minutes, and can then not be undone', async () => {
      await world.partner('Anne');
      const id = await world.lead();
      await world.admin('post', `/leads/${id}/assignments`).send({}).expect(201);
      await patch(id, { status: 'lost' });
      const [asked] = (await world.matched(id)).assignments;
      expect(asked.state).toBe('offered');
      const yes = world.api.happen(id, (it) => acceptAssignment(it, asked.id));
      await expect(yes).rejects.toMatchObject({ message: 'Henvendelsen er nettopp lukket.' });
      await world.minutesAfterStatus(id, 10);
      expect((await world.matched(id)).assignments).toMatchObject([{ state: 'withdrawn' }]);
      const { body } = await world.admin('get', `/leads/${id}`).expect(200);
      expect(body).toMatchObject({ status: 'lost', status_before: null });
      const late = await undo(id, 'lost');
      expect([late.status, late.body.type]).toEqual([409, '/problems/undo-too-late']);
    });

    it('with an outdated version is unchanged', async () => {
      const id = await world.lead();
      await patch(id, { status: 'contacted' });
      await patch(id, { status: 'won' });
      expect((await undo(id, 'contacted')).status).toBe(409);
      expect((await undo(id, 'old')).status).toBe(400);
      expect((await undo(randomUUID(), 'won')).status).toBe(404);
    });

    it('and a note are one commit: neither is stored if one fails', async () => {
      const id = await world.lead();
      await world.api.rows(`alter table lead_event add constraint no_notes
        check (kind <> 'note-added') not valid`);
      try {
        // The contract has no 500.
        const answer = await fetch(`${world.api.address}/api/admin/leads/${id}`, {
          method: 'PATCH',
          headers: {
            ...{ 'content-type': 'application/json', 'if-match': '*' },
            ...world.authorization,
          },
          body: JSON.stringify({ status: 'won', note: 'Ring' }),
        });
        expect(answer.status).toBe(500);
        await answer.text();
      } finally {
        await world.api.rows('alter table lead_event drop constraint no_notes');
      }
      const { body } = await world.admin('get', `/leads/${id}`).expect(200);
      expect(body).toMatchObject({ status: 'new', history: [] });
    });
  });

  describe('a list', () => {
    it('is filtered by partner, form and problem', async () => {
      const partnerId = await world.partner('Anne');
      const taken = await world.lead({
        customer_name: 'Tatt',
        source: 'articles_page',
        ...CAMPAIGN,
      });
      await world.admin('post', `/leads/${taken}/assignments`).send({}).expect(201);
      await world.take(taken);
      const lost = await world.lead({ customer_name: 'Ukjent', location: 'Ingensteds' });
      await world.lead({ customer_name: 'Holdt' }, { 'X-Form-Hidden-Field': 'filled' });

      expect(await names(`partner_id=${partnerId}`)).toContain('Tatt');
      expect(await names(`partner_id=${randomUUID()}`)).toEqual([]);
      expect(await names('source=articles_page')).toEqual(['Tatt']);
      const campaign = encodeURIComponent(CAMPAIGN.utm_campaign);
      expect(await names(`utm_campaign=${campaign}&utm_source=finn`)).toEqual(['Tatt']);
      expect(await names(`utm_campaign=${campaign}&utm_source=google`)).toEqual([]);
      expect(await names('referrer_host=www.finn.no')).toEqual(['Tatt']);
      expect(await names('only=held')).toEqual(['Holdt']);
      expect(await names('held=without')).not.toContain('Holdt');
      expect(await names('held=without')).toEqual(expect.arrayContaining(['Tatt', 'Ukjent']));
      expect(await names('only=unknown-place')).toContain('Ukjent');
      expect(await names('only=overdue')).toEqual([]);
      await world.api.rows(
        `update lead set accepted_at = now() - interval '20 days' where id = '${taken}'`,
      );
      await world.api.rows(`
        update assignment set answered_at = answered_at - interval '20 days'
        where lead_id = '${taken}'`);
      expect(await names('only=overdue')).toEqual(['Tatt']);
      await patch(taken, { status: 'contacted' });
      expect(await names('only=overdue')).toEqual([]);
      expect(await names(`ids=${taken},${lost}`)).toEqual(['Tatt', 'Ukjent']);
      for (const fault of [
        'only=late',
        'held=with',
        'partner_id=x',
        'ids=x',
        `source=${'x'.repeat(81)}`,
        `utm_campaign=${'x'.repeat(121)}`,
        'utm_source=a%0Ab',
      ]) {
        expect((await world.admin('get', `/leads?${fault}`)).status).toBe(400);
      }
    });

    it('has one spelling for each place', async () => {
      for (const location of ['Oslo', 'oslo', ' OSLO', 'Bergen']) {
        await world.lead({ customer_name: location.trim(), location });
      }
      expect((await names('city=osLO')).sort()).toEqual(['OSLO', 'Oslo', 'oslo']);
      const { body } = await world.admin('get', '/summary').expect(200);
      expect(body.charts.cities).toEqual([
        { name: 'Oslo', count: 3 },
        { name: 'Bergen', count: 1 },
      ]);
    });

    it('of selected leads is exported as a table', async () => {
      const [first] = [await world.lead({ customer_name: 'Valgt' }), await world.lead()];
      const { text } = await world.admin('get', `/leads.csv?ids=${first}`).expect(200);
      expect(text.trim().split('\r\n')).toHaveLength(2);
      expect(text).toContain('Valgt');
    });
  });

  it('missing emails of one lead are sent again', async () => {
    const [first, second] = [await world.lead(), await world.lead()];
    await Promise.all([first, second].map((id) => world.delivered(id)));
    await world.api.rows(
      `update notification set state = 'parked' where kind = 'lead-notification'`,
    );
    const path = `/leads/${first}/notifications/resend`;
    const { body } = await world.admin('post', path).expect(200);
    expect(body).toMatchObject({ errorCount: 0 });
    expect(body.sentCount + body.pendingCount).toBeGreaterThan(0);
    const parked = await world.api.rows(
      `select lead_id from notification where state = 'parked' and lead_id is not null`,
    );
    expect(parked).toEqual([{ lead_id: second }]);
  });

  describe('a saved view', () => {
    const list = async () => (await world.admin('get', '/views').expect(200)).body.views;
    const save = (name: string, filter: object, headers = {}) =>
      world.admin('put', '/views').set(headers).send({ name, filter });

    it('is stored under its name, and deleted', async () => {
      const filter = { status: 'new', city: 'Oslo' };
      const { body } = await save(' Nye i Oslo ', filter).expect(200);
      const [{ version }] = body.views;
      expect(body.views).toEqual([{ id: expect.any(String), version, name: 'Nye i Oslo', filter }]);
      const replacing = { 'If-Match': `"${version}"` };
      const replaced = await save('Nye i Oslo', { city: 'Oslo' }, replacing).expect(200);
      expect(replaced.body.views).toHaveLength(1);
      const stale = await save('Nye i Oslo', { city: 'Asker' }, replacing).expect(412);
      await save('Nye i Oslo', { city: 'Asker' }, { 'If-Match': '*' }).expect(400);
      expect(stale.body.current).toEqual(replaced.body);
      expect(await list()).toMatchObject([{ filter: { city: 'Oslo' } }]);
      await world.admin('delete', `/views/${body.views[0].id}`).expect(204);
      expect(await list()).toEqual([]);
    });

    it('never contains the search text', async () => {
      const { status, body } = await save('Kari', { q: 'kari nordmann' });
      expect(status).toBe(400);
      expect(body.errors).toEqual([{ field: 'filter', message: 'Filteret kan ikke lagres.' }]);
    });

    it('is one of twenty', async () => {
      for (let nth = 1; nth <= 20; nth += 1) await save(`Visning ${nth}`, {}).expect(200);
      expect((await save('En til', {})).status).toBe(409);
      const { version } = (await list()).find(({ name }: { name: string }) => name === 'Visning 7');
      await save('Visning 7', { city: 'Oslo' }, { 'If-Match': `"${version}"` }).expect(200);
    });
  });
});
