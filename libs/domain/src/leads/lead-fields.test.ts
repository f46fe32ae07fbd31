import { describe, expect, it } from '@jest/globals';
import { LEAD_KEYS, leadField, LEAD_FIELDS } from './lead-fields.js';
import type { LeadAudience } from './lead-field.js';
import { LEAD_LIMITS } from './lead-limits.js';
import { fieldsShownTo, shownValue } from './lead-views.js';
import { EXAMPLE_OF_A_LEAD, toLeadDetails, toWireLead } from './lead-wire.js';

const labelsFor = (audience: LeadAudience) => fieldsShownTo(audience).map(({ label }) => label);

describe('the fields of an audience', () => {
  it('never identify the owner to a partner with an open offer', () => {
    const groups = fieldsShownTo('offer').map(({ key }) => leadField(key).group);
    expect(groups).not.toContain('contact');
    expect(groups).not.toContain('consent');
    expect(labelsFor('offer')).toEqual([
      'Tjeneste',
      'Sted',
      'Adresse',
      'Stylingbehov',
      'Rom',
      'Størrelse',
      'Tidsramme',
      'Boligtype',
      'Stil',
      'Melding',
    ]);
  });

  it('let a partner that accepted call and come prepared', () => {
    expect(labelsFor('partner')).toEqual([
      'Navn',
      'Telefon',
      'E-post',
      'Kontakt meg på e-post',
      'Adresse',
      'Sted',
      'Tjeneste',
      'Skal selge eiendommen',
      'Rom',
      'Størrelse',
      'Boligtype',
      'Tidsramme',
      'Stylingbehov',
      'Ønsket stil',
      'Melding',
    ]);
  });

  it('are all that the owner sent, for the owner', () => {
    expect(labelsFor('owner')).toEqual([
      'Navn',
      'E-post',
      'Telefon',
      'Kontakt meg på e-post',
      'Tjeneste',
      'Sted',
      'Adresse',
      'Skal selge eiendommen',
      'Stylingbehov',
      'Rom',
      'Størrelse',
      'Boligtype',
      'Tidsramme',
      'Ønsket stil',
      'Melding',
    ]);
  });

  it('are in the e-mail about a new lead, with all that the form knows', () => {
    expect(labelsFor('notification')).toEqual([
      ...labelsFor('owner'),
      'Tilleggsinformasjon',
      'Kun for tilbud på styling',
      'Kilde',
    ]);
  });

  it('have the specified labels in the dialog', () => {
    expect(labelsFor('administrator')).toEqual([
      'Navn',
      'E-post',
      'Telefon',
      'Kontakt meg på e-post',
      'Tjeneste',
      'Sted',
      'Adresse',
      'Kommunenummer',
      'Stylingbehov',
      'Rom',
      'Boligstørrelse',
      'Boligtype',
      'Tidsramme',
      'Ønsket stil',
      'Skal selge',
      'Melding',
      'Tilleggsinformasjon',
      'Skjema',
      'Kampanjekilde',
      'Kampanjemedium',
      'Kampanje',
      'Kampanjeord',
      'Kampanjeinnhold',
      'Henvist fra',
    ]);
  });

  it('hide contact details from integrators unless granted', () => {
    expect(fieldsShownTo('integrator').map(({ key }) => key)).toEqual([
      'serviceType',
      'location',
      'source',
      'contactByEmail',
    ]);
    const granted = fieldsShownTo('trustedIntegrator').filter(
      ({ key }) => !fieldsShownTo('integrator').some((seen) => seen.key === key),
    );
    expect(granted.map(({ key }) => key)).toEqual([
      'customerName',
      'customerEmail',
      'customerPhone',
      'address',
    ]);
  });
});

describe('a field value for people', () => {
  it.each([
    ['sellProperty', 'yes', 'Ja'],
    ['serviceType', 'Delstyling', 'Delstyling'],
    ['message', 'yes', 'yes'],
    ['customerPhone', '40000000', '40 00 00 00'],
    ['additionalInfo', null, ''],
    ['contactByEmail', true, 'Ja'],
    ['contactByEmail', false, ''],
  ] as const)('%s %j is «%s»', (key, value, shown) => {
    expect(shownValue(key, value)).toBe(shown);
  });
});

describe('a submitted lead', () => {
  it('is tidied, with empty defaults', () => {
    const { message, additional_info, ...rest } = EXAMPLE_OF_A_LEAD;
    expect([message, additional_info]).not.toContain(undefined);
    const sent = { ...rest, customer_name: ' Kari ', customer_phone: '400 00 000', source: null };
    expect(toLeadDetails(sent)).toMatchObject({
      customerName: 'Kari',
      customerPhone: '40000000',
      message: '',
      additionalInfo: null,
      source: '',
    });
  });

  it('to an agent alone is a valuation and keeps the other answers', () => {
    const { service_type, rooms, timeframe, accept_styling_only, ...rest } = EXAMPLE_OF_A_LEAD;
    expect([service_type, rooms, timeframe, accept_styling_only]).not.toContain(undefined);
    const sent = { ...rest, agent_contact: 'yes', agent_only: true } as const;
    const valuation = { serviceType: 'Verdivurdering', acceptStylingOnly: 'no' };
    expect(toLeadDetails(sent)).toMatchObject({ ...valuation, rooms: '', timeframe: '' });
    const more = { ...sent, service_type: 'Fullstyling', rooms: '4' } as const;
    expect(toLeadDetails(more)).toMatchObject({ ...valuation, rooms: '4' });
    expect(toLeadDetails(EXAMPLE_OF_A_LEAD)).toMatchObject({ serviceType: 'Fullstyling' });
  });

  it('is unchanged on display', () => {
    const details = toLeadDetails(EXAMPLE_OF_A_LEAD);
    expect(toWireLead(details)).toEqual({ ...EXAMPLE_OF_A_LEAD, customer_phone: '40000000' });
  });
});

describe('the description of each field', () => {
  it.each(LEAD_KEYS.map((key) => [key, leadField(key)] as const))(
    '%s has a valid example',
    (_, field) => {
      if (field.kind === 'flag') return expect(field.absent).toBe(false);
      if (field.kind === 'choice') return expect(field.options).toContain(field.example);
      expect(field.example.length).toBeLessThanOrEqual(field.limit);
      for (const { holds } of field.rules ?? []) expect(holds(field.example)).toBe(true);
    },
  );

  it('has a unique wire name', () => {
    const wires = LEAD_KEYS.map((key) => LEAD_FIELDS[key].wire);
    expect(new Set(wires).size).toBe(wires.length);
  });

  it('has the same limits as the forms', () => {
    const limits = LEAD_KEYS.flatMap((key) => {
      const field = leadField(key);
      return 'limit' in field ? [[key, field.limit]] : [];
    });
    expect(Object.fromEntries(limits)).toMatchObject(LEAD_LIMITS);
  });
});
