import type { PartnerApplication } from '@boligstyling/domain';
import type { ApplicationContent } from './partner-application-schema.js';

/** An application's columns in the domain's words. */
export const APPLICATION_COLUMNS = `
  p.id, p.state, p.received_at as "receivedAt", p.changed_at as "changedAt", p.suspect,
  p.partner_id as "partnerId", p.content`;

/** A row of {@link APPLICATION_COLUMNS}. */
export type ApplicationRow = Omit<PartnerApplication, keyof ApplicationContent> & {
  content: ApplicationContent;
};

/** An application as it was read. */
export function toApplication({ content, ...row }: ApplicationRow): PartnerApplication {
  return { ...content, ...row };
}

/** What of an application lies in its row as it was written. */
export function contentOf(application: PartnerApplication): ApplicationContent {
  const { company, organizationNumber, name, email, phone, kind, ...rest } = application;
  const { places, message, reply } = rest;
  return { company, organizationNumber, name, email, phone, kind, places, message, reply };
}
