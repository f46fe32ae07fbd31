import { Migration } from '@mikro-orm/migrations';

/** Keys under which something was sent that has been erased: under none of them it is stored anew. */
export class Migration0172ErasedSubmissions extends Migration {
  override up(): void {
    this.addSql(`
      create table erased_submission (
        digest bytea primary key,
        erased_at timestamptz(3) not null
      )`);
  }

  override down(): void {
    this.addSql('drop table erased_submission');
  }
}
