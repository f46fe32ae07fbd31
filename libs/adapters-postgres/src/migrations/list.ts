import { Migration0001LeadsAndNotifications } from './0001-leads-and-notifications.js';
import { Migration0002LeadEvents } from './0002-lead-events.js';
import { Migration0003AdminSessions } from './0003-admin-sessions.js';
import { Migration0004LeadLists } from './0004-lead-lists.js';
import { Migration0005NotificationLeases } from './0005-notification-leases.js';
import { Migration0010PartnersAndMatching } from './0010-partners-and-matching.js';
import { Migration0020RequestIds } from './0020-request-ids.js';
import { Migration0050HeldLeads } from './0050-held-leads.js';
import { Migration0060Webhooks } from './0060-webhooks.js';
import { Migration0061WebhooksOfHeldLeads } from './0061-webhooks-of-held-leads.js';
import { Migration0070ListsOfPartnersAndSales } from './0070-lists-of-partners-and-sales.js';
import { Migration0079CasesAnnounce } from './0079-cases-announce.js';
import { Migration0080FirstEmails } from './0080-first-emails.js';
import { Migration0081MunicipalityNumbers } from './0081-municipality-numbers.js';
import { Migration0082PostalCodes } from './0082-postal-codes.js';
import { Migration0082WherePartnersWork } from './0082-where-partners-work.js';
import { Migration0083Questions } from './0083-questions.js';
import { Migration0084OwnerPage } from './0084-owner-page.js';
import { Migration0085ContactByEmail } from './0085-contact-by-email.js';
import { Migration0086OneHome } from './0086-one-home.js';
import { Migration0087PartnerPresentations } from './0087-partner-presentations.js';
import { Migration0095OperatorDetails } from './0095-operator-details.js';

/** Every migration, oldest first. A released one is never edited: a mistake is mended by the next. */
export const migrations = [
  { name: '0001-leads-and-notifications', class: Migration0001LeadsAndNotifications },
  { name: '0002-lead-events', class: Migration0002LeadEvents },
  { name: '0003-admin-sessions', class: Migration0003AdminSessions },
  { name: '0004-lead-lists', class: Migration0004LeadLists },
  { name: '0005-notification-leases', class: Migration0005NotificationLeases },
  { name: '0010-partners-and-matching', class: Migration0010PartnersAndMatching },
  { name: '0020-request-ids', class: Migration0020RequestIds },
  { name: '0050-held-leads', class: Migration0050HeldLeads },
  { name: '0060-webhooks', class: Migration0060Webhooks },
  { name: '0061-webhooks-of-held-leads', class: Migration0061WebhooksOfHeldLeads },
  { name: '0070-lists-of-partners-and-sales', class: Migration0070ListsOfPartnersAndSales },
  { name: '0079-cases-announce', class: Migration0079CasesAnnounce },
  { name: '0080-first-emails', class: Migration0080FirstEmails },
  { name: '0081-municipality-numbers', class: Migration0081MunicipalityNumbers },
  { name: '0082-postal-codes', class: Migration0082PostalCodes },
  { name: '0082-where-partners-work', class: Migration0082WherePartnersWork },
  { name: '0083-questions', class: Migration0083Questions },
  { name: '0084-owner-page', class: Migration0084OwnerPage },
  { name: '0085-contact-by-email', class: Migration0085ContactByEmail },
  { name: '0086-one-home', class: Migration0086OneHome },
  { name: '0087-partner-presentations', class: Migration0087PartnerPresentations },
  { name: '0095-operator-details', class: Migration0095OperatorDetails },
];
