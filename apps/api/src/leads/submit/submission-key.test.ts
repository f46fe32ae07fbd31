import { EXAMPLE_OF_A_LEAD, toLeadDetails } from '@boligstyling/domain';
import { expect, it } from '@jest/globals';
import { submissionKey } from './lead-intake.js';

const AS_EVER = toLeadDetails({
  customer_name: 'Kari Nordmann',
  customer_email: 'kari@nordmann.no',
  customer_phone: '40000000',
  service_type: 'Fullstyling',
  location: 'Bergen',
  address: 'Nygårdsgaten 5, 5015 Bergen',
  rooms: '3 rom',
  property_size: '74 kvm',
  timeframe: 'Innen 1 måned',
  property_type_field: 'Leilighet',
  sell_property: 'yes',
  accept_styling_only: 'yes',
});

it('recognizes a digest without the optional fields', () => {
  expect(submissionKey('key', AS_EVER, ['stylist'])?.digest).toBe(
    'c9d15a6a5c6f5028d63383ed0d98ceb8cdefb2edf76a9b9ef314f1d474a50901',
  );
});

it('differs for every field, and for the consents', () => {
  const given = toLeadDetails({ ...EXAMPLE_OF_A_LEAD, preferred_style: 'Lys' });
  const digests = Object.keys(given).map(
    (key) => submissionKey('key', { ...given, [key]: 'other' }, ['stylist'])?.digest,
  );
  const agreed = [['stylist'], ['stylist', 'estate-agent']] as const;
  const others = agreed.map((partnerGroups) => submissionKey('key', given, partnerGroups)?.digest);
  expect(new Set([...digests, ...others]).size).toBe(digests.length + 2);
});
