import {
  APPLICATION_NOTIFICATIONS,
  ASSIGNMENT_STATES,
  DECLINE_REASONS,
  INVOICE_NOTIFICATIONS,
  LEAD_STATUSES,
  NOTIFICATION_KINDS,
  NOTIFICATION_STATES,
  PARTNER_KINDS,
  PAYMENT_STATUSES,
  PLACE_SOURCES,
  PARTNER_GROUPS,
  REPORTS,
  ROLES,
  SUSPICIONS,
  WEBHOOK_EVENTS,
} from '@boligstyling/domain';
import { expect, test } from '@jest/globals';
import * as schemas from '../database/schemas.js';

const LETTERS = [...NOTIFICATION_KINDS, ...APPLICATION_NOTIFICATIONS, ...INVOICE_NOTIFICATIONS];
const { AssignmentSchema, LeadSchema, NotificationSchema, PartnerSchema, UserSchema } = schemas;
const { SaleSchema, WebhookDeliverySchema } = schemas;

const lengthOf = (schema: { readonly properties: object }, name: string): number =>
  Object.getOwnPropertyDescriptor(schema.properties, name)?.value.length;

test.each([
  ['status of a lead', lengthOf(LeadSchema, 'status'), LEAD_STATUSES],
  ['suspicion of a lead', lengthOf(LeadSchema, 'suspicion'), SUSPICIONS],
  ['source of its place', lengthOf(LeadSchema, 'municipalityFoundBy'), PLACE_SOURCES],
  ['state of an assignment', lengthOf(AssignmentSchema, 'state'), ASSIGNMENT_STATES],
  ['recipient of a question', lengthOf(AssignmentSchema, 'partnerGroup'), PARTNER_GROUPS],
  ['reason of a no', lengthOf(AssignmentSchema, 'declineReason'), DECLINE_REASONS],
  ['report of an assignment', lengthOf(AssignmentSchema, 'report'), REPORTS],
  ['kind of a letter', lengthOf(NotificationSchema, 'kind'), LETTERS],
  ['state of a letter', lengthOf(NotificationSchema, 'state'), NOTIFICATION_STATES],
  ['kind of a partner', lengthOf(PartnerSchema, 'kind'), PARTNER_KINDS],
  ['role of a user', lengthOf(UserSchema, 'role'), ROLES],
  ['status of a payment', lengthOf(SaleSchema, 'paymentStatus'), PAYMENT_STATUSES],
  ['event of a webhook', lengthOf(WebhookDeliverySchema, 'event'), WEBHOOK_EVENTS],
] as const)('the column has room for every %s: %i characters', (_, length, values) => {
  expect(length).toBeGreaterThan(0);
  expect(values.filter((value) => value.length > length)).toEqual([]);
});
