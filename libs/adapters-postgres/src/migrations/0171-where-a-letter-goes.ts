import { Migration } from '@mikro-orm/migrations';

/** Where an e-mail goes that is to reach an address which its lead may have no longer. */
export class Migration0171WhereALetterGoes extends Migration {
  override up(): void {
    this.addSql('alter table notification add column to_email varchar(254)');
  }

  override down(): void {
    this.addSql('alter table notification drop column to_email');
  }
}
