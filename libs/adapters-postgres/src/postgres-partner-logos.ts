import { PartnerLogos } from '@boligstyling/application';
import type { MikroORM } from '@mikro-orm/postgresql';
import { throughOrm, togetherThroughOrm } from './entities.js';
import { PartnerLogoSchema } from './partner-logo-schema.js';

/** The logos of partners in PostgreSQL. */
export class PostgresPartnerLogos extends PartnerLogos {
  constructor(private readonly orm: MikroORM) {
    super();
  }

  override keep(partnerId: string, id: string, picture: Uint8Array): Promise<void> {
    return togetherThroughOrm(this.orm, async (em) => {
      await em.upsert(
        PartnerLogoSchema,
        { id, partnerId, picture: Buffer.from(picture) },
        { onConflictFields: ['partnerId'] },
      );
    });
  }

  override remove(partnerId: string): Promise<void> {
    return togetherThroughOrm(this.orm, async (em) => {
      await em.nativeDelete(PartnerLogoSchema, { partnerId });
    });
  }

  override find(id: string): Promise<Uint8Array | undefined> {
    return throughOrm(this.orm, async (em) => (await em.findOne(PartnerLogoSchema, id))?.picture);
  }
}
