import { beforeEach, describe, expect, it } from '@jest/globals';
import { DEVELOPMENT_API_KEY } from '../../config/config.js';
import { logIn } from '../../testing/admin-access.js';
import { sampleSubmission } from '../../testing/sample-submission.js';
import { ownApi } from '../../testing/start-api.js';

describe('POST /api/leads', () => {
  const api = ownApi();
  beforeEach(() => api.empty('lead'));

  const submit = (body: unknown = sampleSubmission()) =>
    api
      .call('post', '/api/leads')
      .set('apikey', DEVELOPMENT_API_KEY)
      .send(body as object);
  const storedLeads = () => api.rows('select * from lead');

  it('stores every field, and answers with the id and the time', async () => {
    const { status, body } = await submit();
    expect(status).toBe(201);
    const [lead] = await storedLeads();
    expect(lead).toMatchObject({
      id: body.id,
      status: 'new',
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
      property_type: 'Leilighet',
      preferred_style: '',
      message: 'Ring etter kl. 16.',
      sell_property: 'yes',
      accept_styling_only: 'yes',
      additional_info: 'Skal selge eiendommen: Ja',
      source: '',
      municipality_number: '4601',
    });
  });

  it('stores the origin: campaigns in full, referrers as host only', async () => {
    const origin = {
      ...{ source: 'city_page', utm_source: 'finn', utm_medium: 'cpc', utm_term: 'styling' },
      ...{ utm_campaign: 'å'.repeat(120), utm_content: 'øverst' },
    };
    await submit(sampleSubmission({ ...origin, referrer_host: 'WWW.finn.no ' }));
    expect(await storedLeads()).toMatchObject([{ ...origin, referrer_host: 'www.finn.no' }]);
  });

  it('sends email to the owner and to the contact address', async () => {
    await submit();
    const mails = await api.mails(2);
    const partnerGroups = mails.map((mail) => /^To: .*$/m.exec(mail)?.[0]).join('\n');
    expect(partnerGroups).toContain('kari@nordmann.no');
    expect(partnerGroups).toContain('kontakt@boligstyling.example');
  });

  it('stores omitted fields as empty', async () => {
    const { styling_needs, preferred_style, message, source, ...rest } = sampleSubmission();
    expect([styling_needs, preferred_style, message, source]).not.toContain(undefined);
    const { status } = await submit({
      ...rest,
      message: null,
      additional_info: null,
      municipality_number: '',
    });
    expect(status).toBe(201);
    expect(await storedLeads()).toMatchObject([
      { message: '', additional_info: null, municipality_number: '' },
    ]);
  });

  describe('with an Idempotency-Key', () => {
    const submitWith = (key: string, body = sampleSubmission()) =>
      submit(body).set('Idempotency-Key', key);

    it('answers a repeat like the first time and stores one lead', async () => {
      const first = await submitWith('one');
      const again = await submitWith('one');
      expect(again.status).toBe(201);
      expect(again.body).toEqual(first.body);
      expect(await storedLeads()).toHaveLength(1);
    });

    it('stores one lead for a hundred simultaneous submissions', async () => {
      const answers = await Promise.all(Array.from({ length: 100 }, () => submitWith('many')));
      expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
      expect(await storedLeads()).toHaveLength(1);
      expect(await api.rows('select * from notification')).toHaveLength(2);
    });

    it('rejects the idempotency key with other content, and keeps the first', async () => {
      await submitWith('one');
      const { status, body } = await submitWith('one', sampleSubmission({ rooms: '4 rom' }));
      expect(status).toBe(409);
      expect(body.error).toMatch(/nøkkelen/i);
      expect(await storedLeads()).toMatchObject([{ rooms: '3 rom' }]);
    });

    it('reports a repeat of an erased lead, and stores nothing', async () => {
      const { body: first } = await submitWith('gone');
      const { token } = await logIn(api);
      const erasing = api.call('delete', `/api/admin/leads/${first.id}`);
      await erasing.set('authorization', `Bearer ${token}`).expect(204);
      const { status, body } = await submitWith('gone');
      expect([status, body.type]).toEqual([409, '/problems/lead-erased']);
      expect(body.error).toBe('Henvendelsen er slettet og blir ikke lagret på nytt.');
      expect(await storedLeads()).toEqual([]);
      const [kept] = await api.rows('select * from erased_submission');
      expect(JSON.stringify(kept)).not.toContain('gone');
    });

    it.each(['', 'has space', 'æ', 'a'.repeat(201)])(
      'rejects the idempotency key %j',
      async (key) => {
        const { status, body } = await submitWith(encodeURI(key) === key ? key : 'a b');
        expect(status).toBe(400);
        expect(body.errors).toMatchObject([{ field: 'Idempotency-Key' }]);
      },
    );
  });

  describe('refuses', () => {
    const cases: [string, Record<string, unknown>, string, RegExp][] = [
      ['a missing name', { customer_name: undefined }, 'customer_name', /Navn må/],
      ['a blank name', { customer_name: '  ' }, 'customer_name', /Navn må fylles ut/],
      ['a name on two lines', { customer_name: 'a\nBcc: b' }, 'customer_name', /linjeskift/],
      ['a name that is no text', { customer_name: { $ne: 1 } }, 'customer_name', /må være tekst/],
      ['a name that is too long', { customer_name: 'a'.repeat(121) }, 'customer_name', /120 tegn/],
      ['a name of one digit', { customer_name: '7' }, 'customer_name', /med bokstaver/],
      ['NUL', { message: 'a\u0000b' }, 'message', /kontrolltegn/],
      ['half a surrogate pair', { message: 'a\ud83d' }, 'message', /kontrolltegn/],
      ['a bad address', { customer_email: 'kari@nordmann' }, 'customer_email', /e-postadresse/],
      ['two addresses', { customer_email: 'a@b.no,c@d.no' }, 'customer_email', /e-postadresse/],
      ['a short phone number', { customer_phone: '4000000' }, 'customer_phone', /8 siffer/],
      [
        'a number of zeros',
        { customer_phone: '00 00 00 00' },
        'customer_phone',
        /ikke begynne med 0/,
      ],
      [
        'a municipality by name',
        { municipality_number: 'Voss' },
        'municipality_number',
        /4 siffer/,
      ],
      [
        'a whole address in the place of a host',
        { referrer_host: 'https://www.finn.no/annonse?id=7' },
        'referrer_host',
        /vertsnavn/,
      ],
      ['a campaign too long', { utm_campaign: 'å'.repeat(121) }, 'utm_campaign', /120 tegn/],
      ['another service', { service_type: 'Maling' }, 'service_type', /Fullstyling/],
      ['another answer than yes or no', { sell_property: 'kanskje' }, 'sell_property', /yes/],
      ['a field it does not know', { status: 'won' }, 'status', /ukjent/],
    ];

    it.each(cases)('%s, and stores nothing', async (_, change, field, reason) => {
      const { status, body } = await submit(sampleSubmission(change));
      expect(status).toBe(400);
      expect(body.errors).toHaveLength(1);
      expect(body.errors[0].field).toBe(field);
      expect(body.errors[0].message).toMatch(reason);
      expect(await storedLeads()).toEqual([]);
    });

    it('an empty object with every field that is missing', async () => {
      const { status, body } = await submit({});
      expect(status).toBe(400);
      expect(body.errors.map(({ field }: { field: string }) => field)).toEqual([
        'customer_name',
        'customer_email',
        'customer_phone',
        'service_type',
        'location',
        'address',
        'rooms',
        'property_size',
        'timeframe',
        'property_type_field',
        'sell_property',
        'accept_styling_only',
      ]);
    });

    it.each(['[]', 'null', '"text"', '{"customer_name":', '{"__proto__": {}}'])(
      'the body %s with 400',
      async (body) => {
        const { status } = await submit({}).type('json').send(body);
        expect(status).toBe(400);
      },
    );

    it('a body over 64 KB with 413', async () => {
      const { status } = await submit(sampleSubmission({ message: 'a'.repeat(70_000) }));
      expect(status).toBe(413);
    });

    it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml'])(
      'a body of type %s with 415',
      async (type) => {
        const { status } = await api
          .call('post', '/api/leads')
          .set('apikey', DEVELOPMENT_API_KEY)
          .type(type)
          .send('customer_name=Kari');
        expect(status).toBe(415);
      },
    );

    it('a missing or wrong public key with 401', async () => {
      const without = await api.call('post', '/api/leads').send(sampleSubmission());
      const wrong = await submit().set('apikey', 'wrong');
      expect([without.status, wrong.status]).toEqual([401, 401]);
      expect(await storedLeads()).toEqual([]);
    });
  });
});

describe('with the database away', () => {
  const api = ownApi({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });

  it('a submit is answered 503 with Retry-After, and the process lives on', async () => {
    const { status, headers, body } = await api
      .call('post', '/api/leads')
      .set('apikey', DEVELOPMENT_API_KEY)
      .send(sampleSubmission());
    expect(status).toBe(503);
    expect(headers['retry-after']).toMatch(/^\d+$/);
    expect(body.error).toMatch(/Prøv igjen/);
    expect((await api.call('get', '/api/health/live')).status).toBe(200);
    expect((await api.call('get', '/api/health/ready')).status).toBe(503);
  });
});
