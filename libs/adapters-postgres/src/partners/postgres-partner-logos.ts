import { PartnerLogos } from '@boligstyling/application';
import { fromDatabase, idOf } from '../core/statements.js';
import { defineEntity, p } from '@mikro-orm/core';
import { PartnerSchema } from '../tables/partner-schema.js';

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

export class PostgresPartnerLogos extends fromDatabase(PartnerLogos) {
  override async keep(partnerId: string, id: string, picture: Uint8Array): Promise<void> {
    await this.togetherThroughOrm((em) =>
      em.upsert(
        PartnerLogoSchema,
        { id, partnerId, picture: Buffer.from(picture) },
        { onConflictFields: ['partnerId'] },
      ),
    );
  }

  override async remove(partnerId: string): Promise<void> {
    await this.togetherThroughOrm((em) => em.nativeDelete(PartnerLogoSchema, { partnerId }));
  }

  override find(id: string): Promise<Uint8Array | undefined> {
    return this.throughOrm(async (em) => (await em.findOne(PartnerLogoSchema, id))?.picture);
  }
}
