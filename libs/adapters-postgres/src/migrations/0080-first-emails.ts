import { Migration } from '@mikro-orm/migrations';

/** How many e-mails a day an address gets only because somebody wrote it in a form. */
export class Migration0080FirstEmails extends Migration {
  override up(): void {
    this.addSql(`
      create table first_email (
        mailbox uuid primary key,
        day date not null,
        submissions uuid[] not null
      )`);
  }

  override down(): void {
    this.addSql('drop table first_email');
  }
}
