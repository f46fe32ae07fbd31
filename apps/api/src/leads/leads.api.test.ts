import { declineAssignment } from '@boligstyling/domain';
import { randomUUID } from 'node:crypto';
import { insertLead } from '@boligstyling/adapters-postgres/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { MatchingWorld } from '../testing/matching-world.js';

describe("the administrator's leads", () => {
  const world = MatchingWorld.own();
  beforeEach(() => world.api.empty('lead'));

  const nameOf = (lead: { customer_name: string }) => lead.customer_name;
  const list = async (query = '') => (await world.admin('get', `/leads${query}`).expect(200)).body;
  const names = async (query: string) => (await list(query)).leads.map(nameOf);
  const search = async (body: object) =>
    (await world.admin('post', '/leads/search').send(body).expect(200)).body;
  const get = async (id: string) => (await world.admin('get', `/leads/${id}`).expect(200)).body;
  const leads = async (...names: string[]) => {
    for (const customer_name of names) await world.lead({ customer_name });
  };

  describe('in a list', () => {
    it('have every field that the administrator reads', async () => {
      const home = { address: 'Nygårdsgaten 5, 5015 Bergen', municipality_number: '4601' };
      const id = await world.lead({ customer_name: 'Kari Nordmann', message: '', ...home });
      const { leads, next_cursor, total, total_is_exact } = await list();
      expect({ next_cursor, total, total_is_exact }).toEqual({
        next_cursor: null,
        total: 1,
        total_is_exact: true,
      });
      expect(leads).toEqual([
        {
          id,
          version: 'new',
          created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
          status: 'new',
          suspicion: null,
          municipality: leads[0].municipality,
          municipality_found_by: leads[0].municipality_found_by,
          merged_into: null,
          partner_id: null,
          customer_name: 'Kari Nordmann',
          customer_email: 'kari@nordmann.no',
          customer_phone: '40000000',
          service_type: 'Fullstyling',
          location: 'Bergen',
          address: 'Nygårdsgaten 5, 5015 Bergen',
          styling_needs: 'Stue og to soverom\nskal styles før visning.',
          rooms: '3 rom',
          property_size: '74 kvm',
          timeframe: 'Innen 1 måned',
          property_type_field: 'Leilighet',
          preferred_style: '',
          message: '',
          sell_property: 'yes',
          accept_styling_only: 'yes',
          additional_info: 'Skal selge eiendommen: Ja',
          source: '',
          municipality_number: '4601',
          contact_by_email: false,
          utm_source: '',
          utm_medium: '',
          utm_campaign: '',
          utm_term: '',
          utm_content: '',
          referrer_host: '',
        },
      ]);
    });

    it('are newest first and paged without repeats or gaps', async () => {
      await leads('A', 'B', 'C', 'D', 'E');
      const walked: string[] = [];
      let page = await list('?limit=2');
      await leads('came meanwhile');
      walked.push(...page.leads.map(nameOf));
      while (page.next_cursor) {
        page = await list(`?limit=2&cursor=${page.next_cursor}`);
        walked.push(...page.leads.map(nameOf));
      }
      expect(page.total).toBe(6);
      expect(walked).toEqual(['E', 'D', 'C', 'B', 'A']);
    });

    it('are found by parts of an owner’s data', async () => {
      await world.lead({ customer_name: 'Åse Ødegård', customer_phone: '412 34 567' });
      await world.lead({ customer_name: 'Ola', address: 'Storgata 1, 0155 Oslo' });
      const found = async (q: string) => (await search({ q })).leads.map(nameOf);
      expect(await found('ødegå')).toEqual(['Åse Ødegård']);
      expect(await found('41 23 45 67')).toEqual(['Åse Ødegård']);
      expect(await found('storgata ola')).toEqual(['Ola']);
      expect(await found('100%')).toEqual([]);
    });

    it('are found alike by body and by query', async () => {
      await leads('Tone En', 'Tone To', 'Tone Tre', 'Ola');
      const reported = ({ leads, ...rest }: Awaited<ReturnType<typeof list>>) => ({
        ...rest,
        names: leads.map(nameOf),
      });
      const asked = { q: 'tone', sort: 'customer_name', limit: 2 };
      const first = reported(await search(asked));
      expect(first).toEqual(reported(await list('?q=tone&sort=customer_name&limit=2')));
      const rest = reported(await search({ ...asked, cursor: first.next_cursor }));
      expect([...first.names, ...rest.names]).toEqual(['Tone En', 'Tone To', 'Tone Tre']);
      const bare = await world.admin('post', '/leads/search').expect(200);
      for (const all of [await search({}), bare.body]) {
        expect(reported(all)).toEqual(reported(await list()));
      }
    });

    it.each([
      [{ q: 'ab' }, 'q'],
      [{ q: ['kari'] }, 'q'],
      [{ sort: 'address' }, 'sort'],
      [{ limit: 201 }, 'limit'],
      [{ cursor: 'x' }, 'cursor'],
      [{ page: 2 }, 'page'],
    ])('are not found by %j', async (body, field) => {
      const answer = await world.admin('post', '/leads/search').send(body);
      expect([answer.status, answer.body.errors?.[0]?.field]).toEqual([400, field]);
    });

    it('are filtered and ordered as requested', async () => {
      await world.lead({ customer_name: 'Bo', location: 'Oslo', service_type: 'Delstyling' });
      await world.lead({ customer_name: 'Åse', location: 'Bodø' });
      await world.lead({ customer_name: 'Ada', location: 'Oslo' });
      expect(await names('?sort=customer_name')).toEqual(['Ada', 'Bo', 'Åse']);
      expect(await names('?city=Oslo')).toEqual(['Ada', 'Bo']);
      expect(await names('?city=Bod%C3%B8&service=Fullstyling&status=new')).toEqual(['Åse']);
      expect(await names('?municipality=1804')).toEqual(['Åse']);
      expect(await names('?status=won')).toEqual([]);
    });

    it('are filtered by days in Norway', async () => {
      await leads('Før midnatt', 'Etter midnatt');
      const received = (name: string, at: string) =>
        world.api.rows(`update lead set received_at = '${at}' where customer_name = '${name}'`);
      await received('Før midnatt', '2026-06-30T21:59:59Z');
      await received('Etter midnatt', '2026-06-30T22:00:00Z');
      expect(await names('?to=2026-06-30')).toEqual(['Før midnatt']);
      expect(await names('?from=2026-07-01&to=2026-07-01')).toEqual(['Etter midnatt']);
    });

    it.each([
      ['q=ab', 'q'],
      ['q=abc%00', 'q'],
      [`q=${'a'.repeat(101)}`, 'q'],
      ['q=abc&q=def', 'q'],
      ['status=open', 'status'],
      ['service=Maling', 'service'],
      ['city=a%00b', 'city'],
      ['municipality=Bergen', 'municipality'],
      ['merged=with', 'merged'],
      ['from=i%20dag', 'from'],
      ['to=2026-13-45', 'to'],
      ['sort=address', 'sort'],
      ['limit=0', 'limit'],
      ['limit=201', 'limit'],
      ['limit=many', 'limit'],
      ['cursor=x', 'cursor'],
      [`cursor=${Buffer.from('[]').toString('base64url')}`, 'cursor'],
      [`cursor=${Buffer.from('["-received_at",1,"x","y"]').toString('base64url')}`, 'cursor'],
      ['page=2', 'page'],
    ])('are not listed by ?%s', async (query, field) => {
      const { status, body } = await world.admin('get', `/leads?${query}`);
      expect(status).toBe(400);
      expect(body.errors).toMatchObject([{ field }]);
    });

    it('reject a cursor of another order', async () => {
      await leads('A', 'B');
      const { next_cursor } = await list('?limit=1');
      await world.admin('get', `/leads?limit=1&sort=received_at&cursor=${next_cursor}`).expect(400);
    });

    it('report new leads', async () => {
      const version = async () => (await world.admin('get', '/leads/version')).body.version;
      const before = await version();
      expect(await version()).toBe(before);
      await leads('Ny');
      expect(await version()).not.toBe(before);
    });
  });

  describe('one by one', () => {
    it('keep a changed status with its time, and notes', async () => {
      const id = await world.lead();
      const change = (body: object) => world.admin('patch', `/leads/${id}`).send(body);
      const changed = await change({ status: 'contacted', note: 'Vil ha befaring.\nRing igjen.' });
      expect(changed.status).toBe(200);
      expect(changed.body).toMatchObject({
        id,
        status: 'contacted',
        history: [
          { kind: 'status-changed', detail: { from: 'new', to: 'contacted' } },
          { kind: 'note-added', detail: { text: 'Vil ha befaring.\nRing igjen.' } },
        ],
      });
      await change({ status: 'new' }).expect(200);
      expect(await get(id)).toMatchObject({ status: 'new', history: [{}, {}, {}] });
    });

    it('keep a note once under its idempotency key, and another text as another', async () => {
      const [id, other] = [await world.lead(), await world.lead()];
      const add = (to: string, note: string, key = 'k1') =>
        world.admin('patch', `/leads/${to}`).set('idempotency-key', key).send({ note });
      await Promise.all([add(id, 'Ringt').expect(200), add(id, 'Ringt').expect(200)]);
      await add(id, 'Ringt').expect(200);
      await add(id, 'Ringt igjen').expect(200);
      await add(other, 'Ringt').expect(200);
      await add(id, 'Ringt', 'æ').expect(400);
      const notes = async (of: string) => {
        const { history } = await get(of);
        return history.flatMap(({ detail }: { detail: { text?: string } }) => detail.text ?? []);
      };
      expect(await notes(id)).toEqual(['Ringt', 'Ringt igjen']);
      expect(await notes(other)).toEqual(['Ringt']);
    });

    it.each([
      [{}, 'status'],
      [{ status: 'open' }, 'status'],
      [{ note: '  ' }, 'note'],
      [{ note: 'a\u0000b' }, 'note'],
      [{ note: 'a'.repeat(4001) }, 'note'],
      [{ customer_name: 'Ola' }, 'customer_name'],
    ])('are not changed by %j', async (body, field) => {
      const id = await world.lead();
      const answer = await world.admin('patch', `/leads/${id}`).send(body);
      expect(answer.status).toBe(400);
      expect(answer.body.errors).toMatchObject([{ field }]);
      expect(await get(id)).toMatchObject({ status: 'new', history: [] });
    });

    it('report the state of their emails', async () => {
      const id = await world.lead();
      await world.delivered(id);
      await world.api.rows(
        `update notification set state = 'parked', last_fault = '550 no such mailbox'
         where lead_id = '${id}' and kind = 'owner-confirmation'`,
      );
      const { notifications } = await get(id);
      expect(notifications).toHaveLength(2);
      expect(notifications).toContainEqual(
        expect.objectContaining({
          kind: 'owner-confirmation',
          state: 'parked',
          cause: '550 no such mailbox',
        }),
      );
    });

    it('are exported completely', async () => {
      const id = await world.lead();
      await Promise.all([world.delivered(id), world.located(id)]);
      const { body, headers } = await world.admin('get', `/leads/${id}/export`).expect(200);
      expect(headers['content-disposition']).toBe(`attachment; filename="henvendelse-${id}.json"`);
      expect(body).toEqual({ ...(await get(id)), merged: [] });
    });

    it('are exported without users’ names and without data between operator and partners', async () => {
      const id = await world.lead();
      await world.partner('Anne');
      await world.admin('post', `/leads/${id}/assignments`).send({}).expect(201);
      const { assignments } = await get(id);
      await world.api.happen(id, (it) => declineAssignment(it, assignments[0].id, 'too-far'));
      await world.admin('patch', `/leads/${id}`).send({ note: 'Kari ringte' }).expect(200);
      const { body, text } = await world.admin('get', `/leads/${id}/export`).expect(200);
      expect(body.history).toContainEqual(
        expect.objectContaining({ kind: 'note-added', actor: null }),
      );
      expect(body.assignments).toMatchObject([{ partner_name: 'Anne', state: 'declined' }]);
      for (const kept of ['felles passord', 'too-far', 'price_ore']) {
        expect(JSON.stringify(await get(id))).toContain(kept);
        expect(text).not.toContain(kept);
      }
    });

    it('are erased with all personal data, stored messages too', async () => {
      const id = await world.lead({ customer_name: 'Kari Glemmes' });
      const stays = await world.lead({ customer_name: 'Ola Blir' });
      await world.delivered(id);
      await world.admin('patch', `/leads/${id}`).send({ note: 'Kari ringte' }).expect(200);
      await world.admin('delete', `/leads/${id}`).expect(204);
      await world.admin('get', `/leads/${id}`).expect(404);
      await world.admin('delete', `/leads/${id}`).expect(404);
      for (const table of ['lead', 'notification', 'lead_event']) {
        expect(JSON.stringify(await world.api.rows(`select * from ${table}`))).not.toMatch(
          /Kari|Glemmes/,
        );
      }
      expect((await world.api.mails(0)).join()).not.toContain('Glemmes');
      expect(await get(stays)).toMatchObject({ customer_name: 'Ola Blir' });
    });

    it.each(['x', randomUUID()])('are not found by the id %s', async (id) => {
      await world.admin('get', `/leads/${id}`).expect(404);
      await world.admin('get', `/leads/${id}/export`).expect(404);
      await world.admin('patch', `/leads/${id}`).send({ status: 'won' }).expect(404);
      await world.admin('delete', `/leads/${id}`).expect(404);
    });
  });

  describe('in a table to download', () => {
    const download = (query = '') => world.admin('get', `/leads.csv${query}`);

    it('equal the list, whatever its length', async () => {
      await world.api.rows(
        insertLead(
          {
            ...{ received_at: 'now() - make_interval(secs => i)', customer_name: "'User ' || i" },
            location: "case when i <= 2500 then 'Oslo' else 'Moss' end",
          },
          'from generate_series(1, 2600) i',
        ),
      );
      const { text, headers } = await download('?city=Oslo').expect(200);
      expect(headers['content-type']).toBe('text/csv; charset=utf-8');
      expect(headers['content-disposition']).toBe('attachment; filename="henvendelser.csv"');
      const rows = text.trimEnd().split('\r\n');
      expect(rows).toHaveLength(2501);
      expect(new Set(rows).size).toBe(2501);
      expect(rows[1]).toContain('"User 1"');
      expect(rows.at(-1)).toContain('"User 2500"');
    });

    it('run nothing in a spreadsheet', async () => {
      await world.lead({ customer_name: '=cmd|calc', message: '@SUM(1)' });
      const { text } = await download().expect(200);
      expect(text).toContain(`"'=cmd|calc"`);
      expect(text).toContain(`"'@SUM(1)"`);
    });

    it('are searched by a request body alone', async () => {
      await leads('Tone', 'Ola');
      const { text, headers } = await world
        .admin('post', '/leads.csv')
        .send({ q: 'tone' })
        .expect(200);
      expect(headers['content-disposition']).toBe('attachment; filename="henvendelser.csv"');
      expect(text).toContain('Tone');
      expect(text).not.toContain('Ola');
      await world.admin('post', '/leads.csv').send({ q: 'to' }).expect(400);
      await download('?q=tone').expect(400);
    });

    it('are rejected for an invalid filter', async () => {
      await download('?status=open').expect(400);
    });
  });
});
