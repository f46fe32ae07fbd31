import { PartnerLogos } from '@boligstyling/application';
import type { MikroORM } from '@mikro-orm/postgresql';
import { rowsOf, together } from './statements.js';

const KEEP = `
  insert into partner_logo (id, partner_id, picture) values ($2, $1, $3)
  on conflict (partner_id) do update set id = excluded.id, picture = excluded.picture`;

/** The logos of partners in PostgreSQL. */
export class PostgresPartnerLogos extends PartnerLogos {
  constructor(private readonly orm: MikroORM) {
    super();
  }

  override async keep(partnerId: string, id: string, picture: Uint8Array): Promise<void> {
    await together(this.orm, (client) => client.query(KEEP, [partnerId, id, Buffer.from(picture)]));
  }

  override async remove(partnerId: string): Promise<void> {
    await together(this.orm, (client) =>
      client.query('delete from partner_logo where partner_id = $1', [partnerId]),
    );
  }

  override async find(id: string): Promise<Uint8Array | undefined> {
    const statement = 'select picture from partner_logo where id = $1';
    return (await rowsOf<{ picture: Buffer }>(this.orm, statement, [id]))[0]?.picture;
  }
}
