import { Migration } from '@mikro-orm/migrations';

/** Texts that may be left out, as they are in a row that does not name them. */
const OPTIONAL = ['styling_needs', 'preferred_style', 'message', 'source'];

/**
 * The number of the municipality that the home lies in, where the address service gave it. Whoever
 * does not know of it, such as a replica of the last release, leaves it out; so may any row now
 * leave out what an owner may.
 */
export class Migration0081MunicipalityNumbers extends Migration {
  override up(): void {
    this.addSql(`alter table lead add column municipality_number varchar(4) not null default ''`);
    for (const column of OPTIONAL) {
      this.addSql(`alter table lead alter column ${column} set default ''`);
    }
  }

  override down(): void {
    for (const column of OPTIONAL) {
      this.addSql(`alter table lead alter column ${column} drop default`);
    }
    this.addSql('alter table lead drop column municipality_number');
  }
}
