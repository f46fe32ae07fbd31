import { defineEntity, p } from '@mikro-orm/core';
import { idOf } from '../core/id-of.js';
import { PartnerSchema } from './partner-schema.js';

/** How logos lie in the table `partner_logo`, one of each partner, by an id that nobody guesses. */
export const PartnerLogoSchema = defineEntity({
  name: 'PartnerLogo',
  tableName: 'partner_logo',
  properties: {
    id: p.uuid().primary(),
    partnerId: () =>
      idOf(PartnerSchema, 'partner_id').updateRule('no action').deleteRule('cascade').unique(),
    picture: p.blob(),
  },
});
