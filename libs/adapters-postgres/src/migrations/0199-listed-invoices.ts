import { Migration } from '@mikro-orm/migrations';

/**
 * An invoice as it is listed, beside the whole: to count its lines by the hundred the list unpacked
 * each, which took it longer than everything else.
 */
export class Migration0199ListedInvoices extends Migration {
  override up(): void {
    this.addSql(`
      alter table invoice add column listed jsonb not null generated always as (
        jsonb_set(content - 'seller', '{lines}', jsonb_array_length(content -> 'lines')::text::jsonb)
      ) stored`);
  }

  override down(): void {
    this.addSql('alter table invoice drop column listed');
  }
}
