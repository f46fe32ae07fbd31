import { defineEntity, p } from '@mikro-orm/core';
import { idOf } from '../core/id-of.js';
import { PartnerSchema } from './partner-schema.js';

/** One logo for each partner, under an unguessable id. */
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
