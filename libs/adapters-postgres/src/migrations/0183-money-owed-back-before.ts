import { Migration } from '@mikro-orm/migrations';

/**
 * What was marked paid without an invoice and taken back before there was `to_pay_back_since`: the
 * partner was promised to hear of it. What has gone back since was credited by hand, and stays so.
 */
export class Migration0183MoneyOwedBackBefore extends Migration {
  override up(): void {
    this.addSql(`
      update sale set to_pay_back_since = coalesce(a.closed_at, a.answered_at)
      from assignment a
      where a.id = sale.assignment_id and sale.payment_status = 'paid' and sale.invoice_id is null
        and sale.to_pay_back_since is null
        and (a.state in ('undone', 'declined') or a.state = 'withdrawn' and a.report is null)`);
  }

  /** The column goes with a migration before. */
  override down(): void {}
}
