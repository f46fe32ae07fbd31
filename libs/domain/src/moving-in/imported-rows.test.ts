import { describe, expect, it } from '@jest/globals';
import { importedLead, importedSale } from './imported-lead.js';
import { importedPartner } from './imported-partner.js';
import { SERVICES } from '../leads/lead-answers.js';
import { PARTNER_FIELDS } from '../partners/partner.js';
import { mappingFaults, type ExportRecord, RecordReader } from './record-reader.js';

const NOW = new Date('2026-11-24T12:00:00.000Z');

const LEAD = {
  ...{ id: '1', created_at: '2026-11-20 10:00:00+01', customer_name: 'Kari Nordmann' },
  ...{ customer_email: 'kari@nordmann.no', customer_phone: '+47 400 00 000' },
  ...{ service_type: 'Fullstyling', location: 'Bergen', sell_property: 't', message: 'Hei\r\nder' },
};
const PARTNER = {
  ...{ id: '9', name: 'Anne', company: 'Stil AS', email: 'Anne@Stil.no', phone: '40000001' },
  ...{ areas: '{Bergen,"Vestland fylke"}', services: '["Fullstyling"]' },
  ...{ price_per_assignment: '1 250,50', active: 't' },
};

function read<Row>(of: (reader: RecordReader, now: Date) => Row, record: ExportRecord) {
  const reader = new RecordReader(record);
  return { row: of(reader, NOW), faults: reader.faults };
}

it('takes no value or heading for a property of every object', () => {
  for (const kind of ['constructor', 'toString', '__proto__']) {
    const reader = new RecordReader({ ...PARTNER, kind }, { values: { kind: {} } });
    importedPartner(reader, NOW);
    expect(reader.faults).toEqual([{ column: 'kind', cause: 'unknown-value', value: kind }]);
  }
});

describe('an exported lead', () => {
  it('is read with its own time, place and answers', () => {
    const { row, faults } = read(importedLead, LEAD);
    expect(faults).toEqual([]);
    expect(row).toMatchObject({
      ...{ status: 'new', partner: null, place: { municipality: '4601', foundBy: 'place-name' } },
      receivedAt: new Date('2026-11-20T09:00:00.000Z'),
      details: {
        ...{ customerPhone: '40000000', sellProperty: 'yes', acceptStylingOnly: 'no' },
        ...{ message: 'Hei\nder', additionalInfo: null, address: '', contactByEmail: false },
      },
    });
  });

  it('is read with its flags, and with its texts on one line', () => {
    const given = { customer_name: 'Kari\nNordmann', contact_by_email: 't', status: 'Contacted' };
    const { row, faults } = read(importedLead, { ...LEAD, ...given, partner_id: ' 9 ' });
    expect(faults).toEqual([]);
    expect(row).toMatchObject({
      ...{ status: 'contacted', partner: '9' },
      details: { customerName: 'Kari Nordmann', contactByEmail: true },
    });
  });

  it.each([
    ['of its chosen address', { municipality_number: '5501' }, '5501', 'chosen-address'],
    ['that nobody knows', { location: 'Ukjentvik' }, null, null],
  ])('has the place %s', (_, changes, municipality, foundBy) => {
    const { row, faults } = read(importedLead, { ...LEAD, ...changes });
    expect([row.place, faults]).toEqual([{ municipality, foundBy }, []]);
  });

  it.each([
    [{ customer_phone: '00000000' }, 'customer_phone', 'not-a-phone'],
    [{ municipality_number: '46' }, 'municipality_number', 'unknown-value'],
    [{ customer_phone: '12' }, 'customer_phone', 'not-a-phone'],
    [{ customer_email: 'kari' }, 'customer_email', 'not-an-email'],
    [{ customer_name: '\\N' }, 'customer_name', 'missing'],
    [{ customer_name: '123' }, 'customer_name', 'not-a-name'],
    [{ created_at: 'infinity' }, 'created_at', 'not-a-date'],
    [{ created_at: '2027-01-01' }, 'created_at', 'in-the-future'],
    [{ service_type: 'Flytting' }, 'service_type', 'unknown-value'],
    [{ status: 'arkivert' }, 'status', 'unknown-value'],
    [{ sell_property: 'kanskje' }, 'sell_property', 'not-yes-or-no'],
    [{ message: 'a\u0000b' }, 'message', 'not-plain-text'],
    [{ location: 'x'.repeat(81) }, 'location', 'too-long'],
    [{ service_type: '' }, 'service_type', 'missing'],
    [{ customer_phone: '' }, 'customer_phone', 'missing'],
    [{ customer_email: '' }, 'customer_email', 'missing'],
  ])('names a wrong value by its column: %j', (changes, column, cause) => {
    const { faults } = read(importedLead, { ...LEAD, ...changes });
    expect(faults).toMatchObject([{ column, cause }]);
  });

  it('is read by other column names and values', () => {
    const reader = new RecordReader(
      { ...LEAD, navn: 'Ola Hansen', customer_name: 'Feil', service_type: 'Alt' },
      { columns: { customer_name: 'navn' }, values: { service_type: { Alt: 'Delstyling' } } },
    );
    const { details } = importedLead(reader, NOW);
    expect(details).toMatchObject({ customerName: 'Ola Hansen', serviceType: 'Delstyling' });
    expect(reader.faults).toEqual([]);
  });
});

describe('the consents of an exported lead', () => {
  it.each([
    ['no yes where no column has one', {}, []],
    ['a yes to stylists', { accept_styling_only: 'yes' }, ['stylist']],
    ['a yes to an agent', { agent_contact: 't' }, ['estate-agent']],
    [
      'a yes to both',
      { accept_styling_only: 't', agent_contact: 'yes' },
      ['stylist', 'estate-agent'],
    ],
    ['none where the owner wanted no styling', { accept_styling_only: 'no' }, []],
    [
      'a yes to an agent alone with a valuation',
      { service_type: 'Verdivurdering', accept_styling_only: 'yes' },
      ['estate-agent'],
    ],
  ])('have %s', (_, changes, subjects) => {
    const { row } = read(importedLead, { ...LEAD, ...changes });
    expect(row.consents).toEqual(
      subjects.map((subject) => ({
        ...{ subject, granted: true, at: row.receivedAt },
        ...{ textVersion: '', place: 'import' },
      })),
    );
  });
});

describe('an exported partner', () => {
  it('is read with areas and services from arrays of PostgreSQL and JSON', () => {
    const { row, faults } = read(importedPartner, PARTNER);
    expect(faults).toEqual([]);
    expect(row).toMatchObject({
      lacks: [],
      partner: {
        ...{ email: 'anne@stil.no', areas: ['46'], services: ['Fullstyling'] },
        ...{ kind: 'stylist', createdAt: NOW, version: 1, logoId: null, emailChangedAt: null },
        ...{ prices: { baseOre: 125_050, services: [] }, active: true, weeklyCapacity: 5 },
      },
    });
  });

  it('keeps the lines of its presentation, and no other ones', () => {
    const lines = { presentation: 'Jeg styler.\nI Bergen.', name: 'Anne\nBerg' };
    const { row, faults } = read(importedPartner, { ...PARTNER, ...lines });
    expect(faults).toEqual([]);
    expect(row.partner).toMatchObject({ ...lines, name: 'Anne Berg' });
  });

  it('is as old as its export says', () => {
    const { row } = read(importedPartner, { ...PARTNER, created_at: '2026-11-20' });
    expect(row.partner.createdAt).toEqual(new Date('2026-11-20T00:00:00.000Z'));
  });

  it('has each area once, up to as many as there are', () => {
    const areas = Array(PARTNER_FIELDS.areas.most).fill('4601');
    const { row, faults } = read(importedPartner, { ...PARTNER, areas });
    expect([row.partner.areas, faults]).toEqual([['4601'], []]);
  });

  it('without a price comes in as paused, so that nobody is asked for free', () => {
    const { row, faults } = read(importedPartner, { ...PARTNER, price_per_assignment: '' });
    expect(faults).toEqual([]);
    expect(row).toMatchObject({
      lacks: ['price_per_assignment'],
      partner: { active: false, pausedByOperator: true },
    });
  });

  it('is read with a price for each service that has one', () => {
    const prices = { price_fullstyling: '900 | 0-60: 700', price_delstyling: ' 500 ' };
    const { row, faults } = read(importedPartner, { ...PARTNER, ...prices });
    expect(faults).toEqual([]);
    expect(row.partner.prices.services).toEqual([
      {
        ...{ service: 'Fullstyling', priceOre: 90_000 },
        sizes: [{ from: 0, to: 60, priceOre: 70_000 }],
      },
      { service: 'Delstyling', priceOre: 50_000, sizes: [] },
    ]);
  });

  it('is active unless its export says otherwise, and takes five assignments a week', () => {
    expect(read(importedPartner, { ...PARTNER, active: '' }).row.partner).toMatchObject({
      ...{ active: true, pausedByOperator: false, weeklyCapacity: 5 },
    });
    const changed = { ...PARTNER, active: 'f', weekly_capacity: '9' };
    expect(read(importedPartner, changed).row.partner).toMatchObject({
      ...{ active: false, pausedByOperator: true, weeklyCapacity: 9 },
    });
  });

  it.each([
    [{ price_per_assignment: '100000.01' }, 'price_per_assignment', 'not-an-amount'],
    [{ price_fullstyling: 'gratis' }, 'price_fullstyling', 'not-an-amount'],
    [{ name: '' }, 'name', 'missing'],
    [{ phone: '12' }, 'phone', 'not-a-phone'],
    [{ website: 'stil' }, 'website', 'not-a-website'],
    [{ postal_code: '12' }, 'postal_code', 'not-a-postal-code'],
    [{ price_delstyling: 'gratis' }, 'price_delstyling', 'not-an-amount'],
    [{ price_interiorveiledning: 'gratis' }, 'price_interiorveiledning', 'not-an-amount'],
    [{ areas: Array(373).fill('4601') }, 'areas', 'too-long'],
  ])('names a wrong value by its column: %#', (changes, column, cause) => {
    const { faults } = read(importedPartner, { ...PARTNER, ...changes });
    expect(faults).toMatchObject([{ column, cause }]);
  });

  it('is read with the areas of an earlier column of cities', () => {
    const { areas: cities, ...rest } = PARTNER;
    expect(read(importedPartner, { ...rest, cities }).row.partner.areas).toEqual(['46']);
  });

  it('without areas or services is refused, unless it is an agent', () => {
    const nothing = { ...PARTNER, areas: '', services: '' };
    expect(read(importedPartner, nothing).faults).toMatchObject([
      { column: 'areas', cause: 'missing' },
      { column: 'services', cause: 'missing' },
    ]);
    const agent = { ...PARTNER, services: '', kind: 'estate-agent' };
    const { row, faults } = read(importedPartner, agent);
    expect([row.partner.services, faults]).toEqual([[...SERVICES], []]);
  });

  it('names what is wrong', () => {
    const wrong = {
      ...PARTNER,
      organization_number: '1',
      email: 'x',
      services: 'Maling',
      areas: 'Nes',
      price_fullstyling: 'gratis',
    };
    const { row, faults } = read(importedPartner, wrong);
    expect(row.partner).toMatchObject({ areas: [], services: [], prices: { services: [] } });
    expect(faults).toMatchObject([
      { column: 'areas', cause: 'unknown-value', value: 'Nes' },
      { column: 'services', cause: 'unknown-value', value: 'Maling' },
      { column: 'price_fullstyling', cause: 'not-an-amount', value: 'gratis' },
      { column: 'email', cause: 'not-an-email' },
      { column: 'organization_number', cause: 'not-an-organization-number' },
    ]);
  });
});

describe('an exported sale', () => {
  const SALE = { id: '1', partner_id: '9', sale_amount: '500.5', created_at: '2026-11-01' };

  it('is read with its amount and status', () => {
    const { row, faults } = read(importedSale, { ...SALE, payment_status: 'PAID' });
    expect(faults).toEqual([]);
    expect(row).toMatchObject({ amountOre: 50_050, paymentStatus: 'paid', partner: '9' });
  });

  it('is unpaid and for no service unless its export says otherwise', () => {
    expect(read(importedSale, SALE).row).toMatchObject({
      ...{ paymentStatus: 'pending', settledAt: null, service: null },
    });
    const row = { ...SALE, settled_at: '2026-11-02', service_type: 'x'.repeat(40) };
    expect(read(importedSale, row)).toMatchObject({
      ...{ row: { settledAt: new Date('2026-11-02'), service: 'x'.repeat(40) }, faults: [] },
    });
  });

  it('without an amount is refused, and its service is a short line', () => {
    const wrong = { ...SALE, sale_amount: '', service_type: 'x'.repeat(41) };
    expect(read(importedSale, wrong)).toMatchObject({
      row: { amountOre: 0 },
      faults: [
        { column: 'sale_amount', cause: 'missing' },
        { column: 'service_type', cause: 'too-long' },
      ],
    });
  });

  it('names a wrong amount, status and time', () => {
    const wrong = { ...SALE, sale_amount: '-5', payment_status: 'x', created_at: '' };
    expect(read(importedSale, wrong).faults.map(({ column }) => column)).toEqual([
      'sale_amount',
      'payment_status',
      'created_at',
    ]);
  });
});

describe('a mapping file', () => {
  it('is accepted with files, columns, values and a zone', () => {
    const leads = { file: 'henvendelser.csv', columns: { a: 'b' }, values: { a: { b: 'c' } } };
    expect(mappingFaults({ timeZone: 'Europe/Oslo', leads })).toEqual([]);
  });

  it('is refused with the path of each wrong key', () => {
    const wrong = { timeZone: 'Oslo', kunder: {}, leads: { file: '../x.csv', felt: {} } };
    expect(mappingFaults(wrong)).toEqual(['timeZone', 'kunder', 'leads.file', 'leads.felt']);
    for (const value of [[], null, 'leads'])
      expect(mappingFaults(value)).toEqual(['the whole file']);
    const texts = [1, null, ['b'], { a: 1 }];
    for (const given of texts) {
      expect(mappingFaults({ leads: { columns: given } })).toEqual(['leads.columns']);
      expect(mappingFaults({ leads: { values: { a: given } } })).toEqual(['leads.values']);
    }
    const mixed = { columns: { a: 'b', c: 1 }, values: { a: { b: 'c' }, d: 1 } };
    expect(mappingFaults({ leads: mixed })).toEqual(['leads.columns', 'leads.values']);
    for (const leads of [null, [], 'a.csv']) expect(mappingFaults({ leads })).toEqual(['leads']);
    for (const timeZone of [1, 'Oslo', {}])
      expect(mappingFaults({ timeZone })).toEqual(['timeZone']);
    for (const file of ['a/b.csv', 'a\\b.csv', 1]) {
      expect(mappingFaults({ partners: { file } })).toEqual(['partners.file']);
    }
  });
});
