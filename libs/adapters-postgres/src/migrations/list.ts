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
import { Migration0090People } from './0090-people.js';
import { Migration0091AuditLog } from './0091-audit-log.js';
import { Migration0092HistoryNamesPeople } from './0092-history-names-people.js';
import { Migration0095OperatorDetails } from './0095-operator-details.js';
import { Migration0096Invoices } from './0096-invoices.js';
import { Migration0097Payments } from './0097-payments.js';
import { Migration0100Queue } from './0100-queue.js';
import { Migration0104LeadsToLookFor } from './0104-leads-to-look-for.js';
import { Migration0105SavedViews } from './0105-saved-views.js';
import { Migration0107PartnerSessions } from './0107-partner-sessions.js';
import { Migration0108PausesThatEnd } from './0108-pauses-that-end.js';
import { Migration0109PartnerLogos } from './0109-partner-logos.js';
import { Migration0112Disputes } from './0112-disputes.js';
import { Migration0113PartnerApplications } from './0113-partner-applications.js';
import { Migration0117Reviews } from './0117-reviews.js';
import { Migration0120QuickerLists } from './0120-quicker-lists.js';
import { Migration0122FailedLogins } from './0122-failed-logins.js';
import { Migration0124RulingsAfterErasure } from './0124-rulings-after-erasure.js';
import { Migration0130IntegratorKeys } from './0130-integrator-keys.js';
import { Migration0131WebhookSecrets } from './0131-webhook-secrets.js';
import { Migration0140LeadOrigins } from './0140-lead-origins.js';
import { Migration0141VisitCounts } from './0141-visit-counts.js';
import { Migration0160Operators } from './0160-operators.js';
import { Migration0170SentLongAgo } from './0170-sent-long-ago.js';
import { Migration0171WhereALetterGoes } from './0171-where-a-letter-goes.js';
import { Migration0172ErasedSubmissions } from './0172-erased-submissions.js';
import { Migration0173ToldOfErasures } from './0173-told-of-erasures.js';
import { Migration0174OneIndexOfMailboxes } from './0174-one-index-of-mailboxes.js';
import { Migration0175EmailChangedAt } from './0175-email-changed-at.js';
import { Migration0176EmailsChangedBefore } from './0176-emails-changed-before.js';
import { Migration0177SecretsOfBefore } from './0177-secrets-of-before.js';
import { Migration0178WebhookSecretsOfBefore } from './0178-webhook-secrets-of-before.js';
import { Migration0179MoneyToPayBack } from './0179-money-to-pay-back.js';
import { Migration0180PartnersElsewhere } from './0180-partners-elsewhere.js';
import { Migration0181OwnersElsewhereByFormerReplicas } from './0181-owners-elsewhere-by-former-replicas.js';
import { Migration0182PartnersAndSalesByFormerReplicas } from './0182-partners-and-sales-by-former-replicas.js';
import { Migration0183MoneyOwedBackBefore } from './0183-money-owed-back-before.js';
import { Migration0184PausedByOffice } from './0184-paused-by-office.js';

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
  { name: '0090-people', class: Migration0090People },
  { name: '0091-audit-log', class: Migration0091AuditLog },
  { name: '0092-history-names-people', class: Migration0092HistoryNamesPeople },
  { name: '0095-operator-details', class: Migration0095OperatorDetails },
  { name: '0096-invoices', class: Migration0096Invoices },
  { name: '0097-payments', class: Migration0097Payments },
  { name: '0100-queue', class: Migration0100Queue },
  { name: '0104-leads-to-look-for', class: Migration0104LeadsToLookFor },
  { name: '0105-saved-views', class: Migration0105SavedViews },
  { name: '0107-partner-sessions', class: Migration0107PartnerSessions },
  { name: '0108-pauses-that-end', class: Migration0108PausesThatEnd },
  { name: '0109-partner-logos', class: Migration0109PartnerLogos },
  { name: '0112-disputes', class: Migration0112Disputes },
  { name: '0113-partner-applications', class: Migration0113PartnerApplications },
  { name: '0117-reviews', class: Migration0117Reviews },
  { name: '0120-quicker-lists', class: Migration0120QuickerLists },
  { name: '0122-failed-logins', class: Migration0122FailedLogins },
  { name: '0124-rulings-after-erasure', class: Migration0124RulingsAfterErasure },
  { name: '0130-integrator-keys', class: Migration0130IntegratorKeys },
  { name: '0131-webhook-secrets', class: Migration0131WebhookSecrets },
  { name: '0140-lead-origins', class: Migration0140LeadOrigins },
  { name: '0141-visit-counts', class: Migration0141VisitCounts },
  { name: '0160-operators', class: Migration0160Operators },
  { name: '0170-sent-long-ago', class: Migration0170SentLongAgo },
  { name: '0171-where-a-letter-goes', class: Migration0171WhereALetterGoes },
  { name: '0172-erased-submissions', class: Migration0172ErasedSubmissions },
  { name: '0173-told-of-erasures', class: Migration0173ToldOfErasures },
  { name: '0174-one-index-of-mailboxes', class: Migration0174OneIndexOfMailboxes },
  { name: '0175-email-changed-at', class: Migration0175EmailChangedAt },
  { name: '0176-emails-changed-before', class: Migration0176EmailsChangedBefore },
  { name: '0177-secrets-of-before', class: Migration0177SecretsOfBefore },
  { name: '0178-webhook-secrets-of-before', class: Migration0178WebhookSecretsOfBefore },
  { name: '0179-money-to-pay-back', class: Migration0179MoneyToPayBack },
  { name: '0180-partners-elsewhere', class: Migration0180PartnersElsewhere },
  {
    name: '0181-owners-elsewhere-by-former-replicas',
    class: Migration0181OwnersElsewhereByFormerReplicas,
  },
  {
    name: '0182-partners-and-sales-by-former-replicas',
    class: Migration0182PartnersAndSalesByFormerReplicas,
  },
  { name: '0183-money-owed-back-before', class: Migration0183MoneyOwedBackBefore },
  { name: '0184-paused-by-office', class: Migration0184PausedByOffice },
];
