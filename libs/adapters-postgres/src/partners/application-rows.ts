import type { PartnerApplication } from '@boligstyling/domain';
import type { ApplicationContent } from './partner-application-schema.js';

export const APPLICATION_COLUMNS = `
  p.id, p.state, p.received_at as "receivedAt", p.changed_at as "changedAt", p.suspect,
  p.partner_id as "partnerId", p.content`;

export type ApplicationRow = Omit<PartnerApplication, keyof ApplicationContent> & {
  content: ApplicationContent;
};

export function toApplication({ content, ...row }: ApplicationRow): PartnerApplication {
  return { ...content, ...row };
}

export function contentOf(application: PartnerApplication): ApplicationContent {
  const { company, organizationNumber, name, email, phone, kind, ...rest } = application;
  const { places, message, reply } = rest;
  return { company, organizationNumber, name, email, phone, kind, places, message, reply };
}
