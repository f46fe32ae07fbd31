import { describe, expect, it } from '@jest/globals';
import type { PartnerGroup } from './consent.js';
import type { Lead } from './lead.js';
import {
  revealedDetails,
  offerDetails,
  offerPlace,
  offerTitle,
  wantedOf,
  withoutContacts,
} from './lead-offer.js';
import { EXAMPLE_OF_A_LEAD, toLeadDetails } from './lead-wire.js';

const lead = (changes: Partial<Lead> = {}): Lead => ({
  ...toLeadDetails(EXAMPLE_OF_A_LEAD),
  id: 'lead',
  receivedAt: new Date('2026-11-24T13:00:00.000Z'),
  status: 'new',
  municipality: '4601',
  municipalityFoundBy: 'postal-register',
  suspicion: null,
  emailChangedAt: null,
  mailboxProvenAt: null,
  testUntil: null,
  ...changes,
});

describe('the details before acceptance', () => {
  it('are those needed to decide, in order', () => {
    const value = offerDetails(lead({ message: '' }), 'stylist');
    expect(value.map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'Tjeneste: Fullstyling',
      'Sted: Bergen',
      'Postnummer: 5015',
      'Stylingbehov: Stue og to soverom skal styles før visning.',
      'Rom: 3 rom',
      'Størrelse: 74 kvm',
      'Tidsramme: Innen 1 måned',
      'Boligtype: Leilighet',
    ]);
  });

  it.each([
    ['Bergen', 'Bergen'],
    ['Bergen, Nygårdsgaten 5', 'Bergen'],
    ['Bergen 400 00 000', 'Bergen'],
    ['hos Kari i Bergen', 'hos i Bergen'],
    ['Kari\nBergen', 'Bergen'],
    ['kari@nordmann.no', ''],
    ['…', ''],
    [' Bergen\t \u200b Vest ', 'Bergen Vest'],
    ['Bergen -', 'Bergen'],
    ['Bergen:', 'Bergen'],
    ['Bø i Midt-Telemark', 'Bø i Midt-Telemark'],
    ['Bergen40000000Vest', 'Bergen Vest'],
  ])('keep of the place %j only place names: %j', (location, place) => {
    expect(offerPlace(lead({ location }))).toBe(place);
    expect(offerTitle(lead({ location }), 'stylist')).toBe(
      place ? `Fullstyling i ${place}` : 'Fullstyling',
    );
  });

  it('name the municipality alone where no place was written', () => {
    const places = offerDetails(lead({ location: ' ' }), 'stylist').filter(({ key }) =>
      ['location', 'municipalityNumber'].includes(key),
    );
    expect(places).toEqual([{ key: 'municipalityNumber', label: 'Kommune', value: 'Bergen' }]);
  });

  it.each(['stylist', 'estate-agent'] as const)(
    'tell a partner of the kind %s that the owner has no e-mail',
    (group) => {
      const shown = (customerEmail: string) =>
        offerDetails(lead({ customerEmail }), group).filter(({ key }) => key === 'customerEmail');
      expect(shown('')).toMatchObject([{ label: 'E-post', value: 'Eieren har ikke e-post' }]);
      expect(shown('kari@nordmann.no')).toEqual([]);
    },
  );

  it('omit absent and blank values', () => {
    const blank = lead({ message: '', rooms: '  ', address: 'Nygårdsgaten 5' });
    const labels = offerDetails(blank, 'stylist').map(({ label }) => label);
    expect(labels).not.toContain('Rom');
    expect(labels).not.toContain('Postnummer');
  });

  it.each([
    ['Jessheim', '3209', ['Sted: Jessheim', 'Kommune: Ullensaker']],
    ['Herøy', '1818', ['Sted: Herøy', 'Kommune: Herøy (Nordland)']],
    ['Oslo', '3201', ['Sted: Oslo', 'Kommune: Bærum']],
    [' OSLO', '0301', ['Sted: OSLO']],
    ['Longyearbyen', null, ['Sted: Longyearbyen']],
  ])('add the municipality of %s if the place does not name it', (location, number, value) => {
    const details = offerDetails(lead({ location, municipality: number }), 'stylist');
    const where = details.filter(({ label }) => label === 'Sted' || label === 'Kommune');
    expect(where.map(({ label, value }) => `${label}: ${value}`)).toEqual(value);
  });

  it('name a place even if the owner has the same name', () => {
    const called = lead({ customerName: 'Liv Bergen', location: 'Bergen' });
    expect(offerPlace(called)).toBe('Bergen');
    expect(offerDetails(called, 'stylist')).toContainEqual(
      expect.objectContaining({ label: 'Sted', value: 'Bergen' }),
    );
  });
});

describe('an estate agent with an offer', () => {
  const read = (changes: Partial<Lead>) =>
    offerDetails(lead(changes), 'estate-agent').map(({ label, value }) => `${label}: ${value}`);

  it('sees where the home is, its size and type, and that a valuation is wanted', () => {
    expect(read({ serviceType: 'Verdivurdering', rooms: '', timeframe: '' })).toEqual([
      'Gjelder: Verdivurdering',
      'Sted: Bergen',
      'Postnummer: 5015',
      'Størrelse: 74 kvm',
      'Boligtype: Leilighet',
    ]);
  });

  it('sees no text written to stylists', () => {
    expect(read({}).join()).not.toMatch(/styles|Ring|Fullstyling|3 rom/);
  });

  it.each([
    ['Verdivurdering', 'no', '', 'Verdivurdering'],
    ['Verdivurdering', 'yes', '', 'Verdivurdering'],
    ['Fullstyling', 'yes', 'homepage', 'Boligsalg'],
    ['Fullstyling', 'yes', 'articles_page', 'Boligsalg'],
    ['Fullstyling', 'no', 'homepage', 'Verdivurdering'],
    ['Fullstyling', 'no', 'city_page', 'Samtale med megler'],
    ['Fullstyling', 'no', 'articles_page', 'Samtale med megler'],
    ['Fullstyling', 'no', 'embedded_form', 'Samtale med megler'],
    ['Fullstyling', 'no', '', 'Samtale med megler'],
  ] as const)(
    'of %s, selling %s, by the form «%s», learns that it is about %s',
    (serviceType, sells, source, wanted) => {
      const value = lead({ serviceType, sellProperty: sells, source });
      expect(wantedOf('stylist', value)).toBe(serviceType);
      expect(offerTitle(value, 'estate-agent')).toBe(`${wanted} i Bergen`);
    },
  );
});

describe('a partner after acceptance', () => {
  const read = (changes: Partial<Lead>, partnerGroup: PartnerGroup) =>
    revealedDetails(lead(changes), partnerGroup).map(({ label, value }) => `${label}: ${value}`);

  it('sees all that was sent, if a stylist, word for word', () => {
    expect(read({ rooms: ' ' }, 'stylist')).toEqual([
      'Navn: Kari Nordmann',
      'Telefon: 40 00 00 00',
      'E-post: kari@nordmann.no',
      'Adresse: Nygårdsgaten 5, 5015 Bergen',
      'Sted: Bergen',
      'Tjeneste: Fullstyling',
      'Skal selge eiendommen: Ja',
      'Størrelse: 74 kvm',
      'Boligtype: Leilighet',
      'Tidsramme: Innen 1 måned',
      'Stylingbehov: Stue og to soverom skal styles før visning.',
      'Melding: Ring etter kl. 16.',
    ]);
  });

  it('sees owner and home but no text to stylists, if an agent beside them', () => {
    expect(read({ contactByEmail: true }, 'estate-agent')).toEqual([
      'Navn: Kari Nordmann',
      'Telefon: 40 00 00 00',
      'E-post: kari@nordmann.no',
      'Kontakt meg på e-post: Ja',
      'Adresse: Nygårdsgaten 5, 5015 Bergen',
      'Sted: Bergen',
      'Gjelder: Boligsalg',
      'Størrelse: 74 kvm',
      'Boligtype: Leilighet',
    ]);
  });

  it('sees what is wanted in place of the service', () => {
    const keys = revealedDetails(lead(), 'estate-agent').map(({ key }) => key);
    expect(keys).toContain('serviceType');
  });

  it('sees all that was sent to agents alone', () => {
    const valuation = { serviceType: 'Verdivurdering', rooms: '', timeframe: '' } as const;
    expect(read(valuation, 'estate-agent')).toEqual(read(valuation, 'stylist'));
    expect(read(valuation, 'estate-agent')).toContain('Melding: Ring etter kl. 16.');
  });
});

const LEAD = {
  id: '019aa1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1b',
  status: 'new',
  customer_name: 'Kari Nordmann',
  customer_email: 'kari@nordmann.no',
  customer_phone: '40000000',
  address: 'Nygårdsgaten 5, 5015 Bergen',
  location: 'Bergen',
  service_type: 'Fullstyling',
  property_size: '74 kvm',
  message: 'Ring Kari på 400 00 000 i Nygårdsgaten 5, eller skriv til kari@nordmann.no.',
  history: [{ kind: 'note-added', detail: { text: 'Nordmann vil ha befaring i uke 48.' } }],
  notifications: [{ state: 'parked', cause: '550 no such mailbox kari@nordmann.no' }],
};

describe('a masked lead', () => {
  const shown = withoutContacts({ leads: [LEAD], total: 1 });
  const text = JSON.stringify(shown);

  it('never names the owner', () => {
    for (const reported of ['Kari', 'Nordmann', 'nordmann.no', '400', 'Nygårdsgaten 5']) {
      expect(text).not.toContain(reported);
    }
  });

  it('keeps every value that does not name the owner', () => {
    expect(shown).toMatchObject({
      total: 1,
      leads: [{ id: LEAD.id, status: 'new', location: 'Bergen', property_size: '74 kvm' }],
    });
    expect(text).toContain('vil ha befaring i uke 48.');
    expect(text).toContain('550 no such mailbox');
  });

  it('masks what a correction changed, and the earlier name in every text', () => {
    const change = (field: string, before: string, now: string) => ({ field, before, now });
    const changes = [
      change('customer_name', 'Kari Hansen', 'Kari Nordmann'),
      change('customer_phone', '41 11 11 11', '40 00 00 00'),
      change('address', 'Storgata 1, 5015 Bergen', 'Nygårdsgaten 5, 5015 Bergen'),
      change('rooms', '3 rom', '4 rom'),
      change('message', 'Spør Hansen i Storgata 1', ''),
    ];
    const note = { detail: { text: 'Snakket med Hansen.' }, changes: [] };
    const history = [{ detail: {}, changes }, note];
    const terms = { includes_other: 'Kari får blomster', price_depends_on: 'Hansens hage' };
    const quotes = [{ reason: 'Hansen ringte fra 41 11 11 11.', terms }];
    const corrected = withoutContacts({ ...LEAD, history, quotes });
    expect(JSON.stringify(corrected)).not.toMatch(/Hansen|Nordmann|11 11|Storgata|Nygårdsgaten/);
    expect(corrected).toMatchObject({
      history: [
        {
          changes: [
            change('customer_name', '…', '…'),
            ...[change('customer_phone', '…', '…'), change('address', '…', '…')],
            change('rooms', '3 rom', '4 rom'),
            change('message', 'Spør … i …', ''),
          ],
        },
        { detail: { text: 'Snakket med ….' } },
      ],
      quotes: [
        {
          reason: '… ringte fra ….',
          terms: { includes_other: '… får blomster', price_depends_on: '… hage' },
        },
      ],
    });
  });

  it('masks a street without a number', () => {
    const { customer_name, address } = LEAD;
    const written = { customer_name, address, message: 'Inngang fra Nygårdsgaten.' };
    expect(withoutContacts(written)).toMatchObject({ message: 'Inngang fra ….' });
  });

  it('masks all free text where no name is known', () => {
    const sale = {
      partner_name: 'Anne',
      dispute: { dispute_text: 'Kari flyttet i fjor.', reply: '' },
    };
    expect(withoutContacts(sale)).toEqual({
      partner_name: 'Anne',
      dispute: { dispute_text: '…', reply: '' },
    });
  });

  it('masks the contact details of partner applicants', () => {
    const application = {
      ...{ company: 'Rom AS', contact_name: 'Stine', contact_email: 's@rom.no' },
      ...{ contact_phone: '40000001', message: 'Hilsen Stine, 40 00 00 01.', reply: 'Hei Stine' },
    };
    expect(withoutContacts({ applications: [application] })).toEqual({
      applications: [
        {
          ...{ company: 'Rom AS', contact_name: '…', contact_email: '…', contact_phone: '…' },
          ...{ message: 'Hilsen …, ….', reply: '…' },
        },
      ],
    });
  });

  it('masks free texts and the place of the home', () => {
    const written = { customer_name: 'Kari Nordmann', timeframe: 'Når Kari vil', rooms: '3 rom' };
    expect(withoutContacts(written)).toMatchObject({ timeframe: 'Når … vil', rooms: '3 rom' });
    expect(withoutContacts({ contact_name: 'Stine', places: 'Oslo, spør Stine' })).toMatchObject({
      places: 'Oslo, spør …',
    });
    expect(withoutContacts({ address: 'Tunet' })).toEqual({ address: '…' });
  });

  it('keeps values that nobody typed, even if they look like a telephone number', () =>
    expect(withoutContacts({ customer_name: 'Kari', account: '40000000' })).toMatchObject({
      account: '40000000',
    }));

  it('keeps empty fields empty and other objects unchanged', () => {
    expect(withoutContacts({ customer_name: '', customer_phone: '' })).toEqual({
      customer_name: '',
      customer_phone: '',
    });
    expect(withoutContacts({ version: 'abc', list: [1, null, true] })).toEqual({
      version: 'abc',
      list: [1, null, true],
    });
  });
});

it.each(['text', 'cause', 'places', 'file_name', 'reason', 'price_depends_on', 'includes_other'])(
  'the written %s is masked for a user without contact details',
  (field) =>
    expect(withoutContacts({ customer_name: 'Kari Lie', [field]: 'Ring Kari' })).toEqual({
      ...{ customer_name: '…', [field]: 'Ring …' },
    }),
);

it.each(['contact_name', 'contact_email', 'contact_phone', 'dispute_text', 'reply'])(
  'the %s is hidden whole from a user without contact details',
  (field) => expect(withoutContacts({ [field]: 'Noe helt annet' })).toEqual({ [field]: '…' }),
);
