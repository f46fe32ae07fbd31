import { LEAD_LIMITS } from '@boligstyling/domain';
import { expect, test } from '@jest/globals';
import { EMPTY_DRAFT, TEXT_LIMITS, type LeadDraft } from './lead-draft';
import { toArticlesPayload, toHomePayload } from './to-payload';

const LONGEST: LeadDraft = {
  ...EMPTY_DRAFT,
  ...Object.fromEntries(
    Object.entries(TEXT_LIMITS).map(([name, limit]) => [name, '1'.repeat(limit)]),
  ),
  sellProperty: 'yes',
};

test.each([
  ['home and city', toHomePayload],
  ['articles', toArticlesPayload],
])('whatever fits the fields of the %s form fits the API', (_, toPayload) => {
  const payload = toPayload(LONGEST);
  expect(payload.customer_name.length).toBeLessThanOrEqual(LEAD_LIMITS.customerName);
  expect(payload.customer_email.length).toBeLessThanOrEqual(LEAD_LIMITS.customerEmail);
  expect(payload.customer_phone.length).toBeLessThanOrEqual(LEAD_LIMITS.customerPhone);
  expect(payload.location.length).toBeLessThanOrEqual(LEAD_LIMITS.location);
  expect(payload.address.length).toBeLessThanOrEqual(LEAD_LIMITS.address);
  expect(payload.styling_needs.length).toBeLessThanOrEqual(LEAD_LIMITS.stylingNeeds);
  expect(payload.rooms.length).toBeLessThanOrEqual(LEAD_LIMITS.rooms);
  expect(payload.property_size.length).toBeLessThanOrEqual(LEAD_LIMITS.propertySize);
  expect(payload.timeframe.length).toBeLessThanOrEqual(LEAD_LIMITS.timeframe);
  expect(payload.property_type_field.length).toBeLessThanOrEqual(LEAD_LIMITS.propertyType);
  expect(payload.message.length).toBeLessThanOrEqual(LEAD_LIMITS.message);
  expect(payload.additional_info?.length).toBeLessThanOrEqual(LEAD_LIMITS.additionalInfo);
});
