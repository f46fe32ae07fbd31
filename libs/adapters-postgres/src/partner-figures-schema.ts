import type { PartnerFigures } from '@boligstyling/domain';
import { defineEntity, p } from '@mikro-orm/core';
import { idOf } from './id-of.js';
import { PartnerSchema } from './partner-schema.js';

/** How what a partner has lately been asked lies in the table `partner_figures`, one row each. */
export const PartnerFiguresSchema = defineEntity({
  name: 'PartnerFigures',
  tableName: 'partner_figures',
  properties: {
    partnerId: () =>
      idOf(PartnerSchema, 'partner_id').primary().updateRule('no action').deleteRule('cascade'),
    lastTurn: p.bigint('number').index(),
    figures: p.json<Omit<PartnerFigures, 'partnerId' | 'lastTurn' | 'open'>>(),
  },
});
