import {
  type ApplicationDetails,
  type ApplicationState,
  EMAIL_MAX_LENGTH,
} from '@boligstyling/domain';
import { defineEntity, p } from '@mikro-orm/core';
import { idOf } from '../core/id-of.js';
import { PartnerSchema } from './partner-schema.js';

export type ApplicationContent = ApplicationDetails & { readonly reply: string | null };

export const PartnerApplicationSchema = defineEntity({
  name: 'PartnerApplication',
  tableName: 'partner_application',
  indexes: [
    { name: 'partner_application_received_at_id_index', properties: ['receivedAt', 'id'] },
    {
      name: 'partner_application_waiting_index',
      properties: ['mailbox', 'receivedAt'],
      where: "state in ('open', 'asked')",
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
