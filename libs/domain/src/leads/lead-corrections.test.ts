import { describe, expect, it } from '@jest/globals';
import { changedBy, type Corrections, hasMoved, inOnePlace } from './lead-corrections.js';
import { LEAD_FIELDS } from './lead-fields.js';
import { sampleLead } from '../testing/sample-lead.js';

const lead = { ...sampleLead(), location: 'Bergen', address: 'Nygårdsgaten 5, 5015 Bergen' };

describe('corrections', () => {
  it('keep only fields that change', () => {
    const { customerName } = lead;
    expect(changedBy(lead, { customerName, customerPhone: '40000009', message: '' })).toEqual({
      customerPhone: '40000009',
      ...(lead.message !== '' && { message: '' }),
    });
  });

  it('change the service of a lead to stylists, and never that of a valuation', () => {
    const other = { serviceType: 'Delstyling', message: 'Ring.' } as const;
    expect(changedBy({ ...lead, message: '' }, other)).toEqual(other);
    const valuation = { ...lead, message: '', serviceType: 'Verdivurdering' } as const;
    expect(changedBy(valuation, other)).toEqual({ message: 'Ring.' });
  });

  it('end contact by e-mail together with the address', () => {
    const wants = { ...lead, contactByEmail: true };
    const noAddress = { customerEmail: '' };
    expect(changedBy(wants, noAddress)).toEqual({ ...noAddress, contactByEmail: false });
    expect(changedBy({ ...lead, ...noAddress }, { contactByEmail: true })).toEqual({});
    expect(changedBy(lead, { contactByEmail: true })).toEqual({ contactByEmail: true });
  });

  it('drop a municipality number that another address may contradict', () => {
    const numbered = { ...lead, municipalityNumber: '4601' };
    expect(changedBy(numbered, { address: 'Torggata 1, 0181 Oslo' })).toHaveProperty(
      'municipalityNumber',
      LEAD_FIELDS.municipalityNumber.absent,
    );
    expect(changedBy(numbered, { location: 'Oslo' })).toHaveProperty('municipalityNumber');
    const unnumbered = { ...lead, municipalityNumber: LEAD_FIELDS.municipalityNumber.absent };
    expect(changedBy(unnumbered, { location: 'Oslo' })).toEqual({ location: 'Oslo' });
    expect(changedBy(numbered, { message: 'Ring.' })).not.toHaveProperty('municipalityNumber');
  });

  it('take the number of the chosen address, never the stored one', () => {
    const numbered = { ...lead, municipalityNumber: '4601' };
    const address = 'Storgata 1, 9008 Tromsø';
    const numberBy = (municipalityNumber: string) =>
      changedBy(numbered, { address, municipalityNumber }).municipalityNumber;
    expect(numberBy('5501')).toBe('5501');
    expect(numberBy('4601')).toBe('');
    expect(changedBy(numbered, { municipalityNumber: '5501' })).toEqual({});
  });

  const TROMSO = { municipality: '5501', foundBy: 'postal-register' } as const;
  const BERGEN = { municipality: '4601', foundBy: 'postal-register' } as const;
  const address = 'Storgata 1, 9008 Tromsø';
  it.each<[string, Parameters<typeof inOnePlace>, Corrections]>([
    ['of the code', [lead, { address }, TROMSO], { address, location: 'Tromsø' }],
    [
      'of the code, also where the place before names no municipality',
      [{ ...lead, location: 'Nordnes' }, { address }, TROMSO],
      { address, location: 'Tromsø' },
    ],
    [
      'of the code, whatever place was written along',
      [lead, { address, location: 'Oslo' }, TROMSO],
      { address, location: 'Tromsø' },
    ],
    [
      'that was written along, where it names none',
      [lead, { address, location: 'Kvaløysletta' }, TROMSO],
      { address, location: 'Kvaløysletta' },
    ],
    [
      'that was written along, where it names none in the same municipality',
      [lead, { address: 'Strandgaten 1', location: 'Nordnes' }, BERGEN],
      { address: 'Strandgaten 1', location: 'Nordnes' },
    ],
    [
      'that was written along, where it names none in another municipality',
      [lead, { address, location: 'Nordnes' }, TROMSO],
      { address, location: 'Nordnes' },
    ],
    ['of the address that stays', [lead, { location: 'Tromsø' }, BERGEN], {}],
    [
      'that was written, where the place itself gave the municipality',
      [lead, { address }, { municipality: '5501', foundBy: 'place-name' }],
      { address },
    ],
    [
      'as it was, where the municipality is the same',
      [{ ...lead, location: 'Nordnes' }, { address: 'Strandgaten 1, 5013 Bergen' }, BERGEN],
      { address: 'Strandgaten 1, 5013 Bergen' },
    ],
    [
      'as it was, where it names the new municipality already',
      [{ ...lead, location: 'TROMSØ' }, { address }, TROMSO],
      { address },
    ],
    [
      'as it was, where nothing tells the municipality',
      [lead, { address: 'Storgata 1' }, { municipality: null, foundBy: null }],
      { address: 'Storgata 1' },
    ],
  ])('have the place %s', (_, given, expected) => {
    expect(inOnePlace(...given)).toEqual(expected);
  });

  it.each([
    [{ municipalityNumber: '5501' }, true],
    [{ municipalityNumber: '4601' }, false],
    [{ address: 'Nygårdsgaten 7, 5015 Bergen' }, false],
    [{ location: ' bergen' }, false],
    [{ customerName: 'Kari' }, false],
    [{ address: 'Karl Johans gate 1, 0154 Oslo' }, true],
    [{ location: 'Oslo' }, true],
    [{ address: 'Nygårdsgaten 5' }, true],
  ])('%j move the home: %s', (corrections, moved) => {
    expect(hasMoved(lead, corrections)).toBe(moved);
  });
});
