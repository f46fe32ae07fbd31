import { describe, expect, it } from '@jest/globals';
import { changedBy, hasMoved } from './lead-corrections.js';
import { LEAD_FIELDS } from './lead-fields.js';
import { sampleRequest } from './testing/sample-request.js';

const lead = { ...sampleRequest(), location: 'Bergen', address: 'Nygårdsgaten 5, 5015 Bergen' };

describe('corrections', () => {
  it('are those that change something', () => {
    const { customerName } = lead;
    expect(changedBy(lead, { customerName, customerPhone: '40000009', message: '' })).toEqual({
      customerPhone: '40000009',
      ...(lead.message !== '' && { message: '' }),
    });
  });

  it('forget the number of the municipality that another address may not lie in', () => {
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

  it.each([
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
