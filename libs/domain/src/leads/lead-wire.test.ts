import { describe, expect, it } from '@jest/globals';
import { CORRECTION_KEYS } from './lead-corrections.js';
import { EXAMPLE_OF_A_LEAD, toCorrections, toLeadDetails, toWireLead } from './lead-wire.js';

describe('a submission', () => {
  it('is tidied, except choices and consents', () => {
    const sent = { customer_phone: '+47 400 00 000', customer_name: ' Kari ' };
    expect(toLeadDetails({ ...EXAMPLE_OF_A_LEAD, ...sent })).toMatchObject({
      ...{ customerPhone: '40000000', customerName: 'Kari', serviceType: 'Fullstyling' },
    });
  });

  it.each([
    [' megler.example ', 'megler.example'],
    ['  ', ''],
  ])('has one source however it is spaced: %j', (source, kept) =>
    expect(toLeadDetails({ ...EXAMPLE_OF_A_LEAD, source }).source).toBe(kept),
  );

  it('stores letters composed, however they were typed', () => {
    const { customerName, rooms, serviceType } = toLeadDetails({
      ...EXAMPLE_OF_A_LEAD,
      ...{ customer_name: ' Bjørn A\u030anensen', rooms: 'To a\u030apne' },
    });
    expect([customerName, rooms, serviceType]).toEqual(['Bjørn Ånensen', 'To åpne', 'Fullstyling']);
  });

  it('never grows by composing, as its length was checked', () => {
    const customer_name = '\ufb2c'.repeat(120);
    const details = toLeadDetails({ ...EXAMPLE_OF_A_LEAD, customer_name });
    expect(details.customerName).toBe(customer_name);
  });

  it('round-trips under its wire names', () => {
    const details = toLeadDetails(EXAMPLE_OF_A_LEAD);
    expect(toLeadDetails(toWireLead(details) as never)).toEqual(details);
  });

  it('to an agent alone becomes a valuation', () => {
    const of = (service_type: string | undefined, rooms?: string) =>
      toLeadDetails({ ...EXAMPLE_OF_A_LEAD, agent_only: true, service_type, rooms } as never);
    expect(of('Fullstyling')).toMatchObject({ serviceType: 'Verdivurdering' });
    expect(of(undefined, '3 rom')).toMatchObject({ serviceType: 'Verdivurdering', rooms: '3 rom' });
    expect(of('Fullstyling').sellProperty).toBe(EXAMPLE_OF_A_LEAD.sell_property);
  });
});

describe('a correction', () => {
  it('is tidied and limited to given, correctable fields', () => {
    expect(
      toCorrections({
        ...{ customer_name: ' Kari ', customer_phone: '0047 400 00 000', message: '' },
        ...{ service_type: 'Delstyling', contact_by_email: true, sell_property: 'yes' },
        ...{ rooms: undefined, address: null as never },
      }),
    ).toStrictEqual({
      ...{ customerName: 'Kari', customerPhone: '40000000', message: '' },
      ...{ serviceType: 'Delstyling', contactByEmail: true },
    });
  });

  it('stores letters composed, however they were typed', () =>
    expect(toCorrections({ customer_name: 'A\u030ase', message: 'E\u0301n' })).toEqual({
      ...{ customerName: 'Åse', message: 'Én' },
    }));

  it('may change every correctable field', () => {
    const all = toCorrections(EXAMPLE_OF_A_LEAD);
    expect(Object.keys(all).toSorted()).toEqual([...CORRECTION_KEYS].toSorted());
  });
});
