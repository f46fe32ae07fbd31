import type { LeadNotification, SubmissionKey } from '@boligstyling/application';
import type { Consent, Lead, WebhookEvent } from '@boligstyling/domain';

export interface ReceivedLead {
  readonly lead: Lead;
  readonly notifications: readonly LeadNotification[];
  readonly submission: SubmissionKey | undefined;
  readonly announcements: readonly WebhookEvent[];
  readonly consents: readonly Consent[] | undefined;
  readonly integratorKeyId: string | undefined;
  readonly requestId: string | undefined;
}
