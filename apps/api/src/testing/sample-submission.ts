import { EXAMPLE_OF_A_LEAD, LEAD_KEYS, leadField } from '@boligstyling/domain';

const NO_ORIGIN = Object.fromEntries(
  LEAD_KEYS.map(leadField)
    .filter(({ group }) => group === 'origin')
    .map(({ wire }) => [wire, '']),
);

/** A request body with every field of a lead, in wire names, without a chosen address. */
export function sampleSubmission(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    ...EXAMPLE_OF_A_LEAD,
    customer_phone: '400 00 000',
    styling_needs: 'Stue og to soverom\nskal styles før visning.',
    ...NO_ORIGIN,
    ...(('location' in changes || 'address' in changes) && { municipality_number: '' }),
    ...changes,
  };
}

/** A request body of a lead by telephone. */
export function sampleTelephoneLead(
  changes: Record<string, unknown> = {},
): Record<string, unknown> {
  const asked = Object.entries(sampleSubmission()).filter(
    ([wire]) => wire !== 'additional_info' && !(wire in NO_ORIGIN),
  );
  const home = { municipality_number: '4601', consent_heard: true };
  return { ...Object.fromEntries(asked), ...home, ...changes };
}
