import type { PartnerFigures } from '@boligstyling/domain';
import { defineEntity, p } from '@mikro-orm/core';
import { PartnerSchema } from './partner-schema.js';

/** How what a partner has lately been asked lies in the table `partner_figures`, one row each. */
export const PartnerFiguresSchema = defineEntity({
  name: 'PartnerFigures',
  tableName: 'partner_figures',
  properties: {
    partnerId: () =>
      p
        .manyToOne(PartnerSchema)
        .mapToPk()
        .fieldName('partner_id')
        .primary()
        .updateRule('no action')
        .deleteRule('cascade'),
    lastTurn: p.bigint('number').index(),
    figures: p.json<Omit<PartnerFigures, 'partnerId' | 'lastTurn' | 'open'>>(),
  },
});
