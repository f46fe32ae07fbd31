import { Migration } from '@mikro-orm/migrations';

/** A reported win that the owner is asked about, and the owner's answer for each assignment. */
export class Migration0200ReportedWins extends Migration {
  override up(): void {
    this.addSql('alter table lead add column reported_win jsonb');
    this.addSql('alter table assignment add column win_confirmed boolean');
  }

  override down(): void {
    this.addSql('alter table assignment drop column win_confirmed');
    this.addSql('alter table lead drop column reported_win');
  }
}
