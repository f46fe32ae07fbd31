import {
  APPLICATION_FIELDS,
  APPLICATION_STATES,
  type ApplicationDetails,
  type ApplicationState,
  EMAIL_MAX_LENGTH,
  fieldsOf,
  isUndecidedApplication,
  type PartnerApplication,
} from '@boligstyling/domain';
import { defineEntity, p } from '@mikro-orm/core';
import { rowsThat } from '../core/rows-that.js';
import { idOf } from '../core/statements.js';
import { PartnerSchema } from './partner-schema.js';

export type ApplicationContent = ApplicationDetails &
  Pick<PartnerApplication, 'reply' | 'termsVersion'>;

export const isUndecidedRow = rowsThat(isUndecidedApplication, { state: APPLICATION_STATES });

export const PartnerApplicationSchema = defineEntity({
  name: 'PartnerApplication',
  tableName: 'partner_application',
  indexes: [
    { name: 'partner_application_received_at_id_index', properties: ['receivedAt', 'id'] },
    {
      name: 'partner_application_waiting_index',
      properties: ['mailbox', 'receivedAt'],
      where: isUndecidedRow(),
    },
  ],
  properties: {
    id: p.uuid().primary(),
    state: p.string().length(20).$type<ApplicationState>(),
    receivedAt: p.datetime(3),
    changedAt: p.datetime(3),
    /** From the domain's `mailboxOf`: one for all spellings. */
    mailbox: p.string().length(EMAIL_MAX_LENGTH),
    suspect: p.boolean(),
    partnerId: () =>
      idOf(PartnerSchema, 'partner_id').deleteRule('set null').strictNullable().index(),
    content: p.json<ApplicationContent>(),
  },
});

export const APPLICATION_COLUMNS = `
  p.id, p.state, p.received_at as "receivedAt", p.changed_at as "changedAt", p.suspect,
  p.partner_id as "partnerId", p.content`;

export type ApplicationRow = Omit<PartnerApplication, keyof ApplicationContent> & {
  content: ApplicationContent;
};

export function toApplication({ content, ...row }: ApplicationRow): PartnerApplication {
  return { ...content, ...row };
}

export const contentOf = (application: PartnerApplication): ApplicationContent => ({
  ...fieldsOf(APPLICATION_FIELDS, application),
  reply: application.reply,
  termsVersion: application.termsVersion,
});
