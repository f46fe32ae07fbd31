import { SentMessages } from '@boligstyling/application';
import { KEPT_WHILE_PAUSED, ONCE_KINDS, SENT_WHILE_PAUSED } from '@boligstyling/domain';
import { fromDatabase } from '../core/statements.js';
import { IS_KEPT } from '../core/webhook-rows.js';
import { hasLeftRow, isUnsentRow, isParkedRow, isUncertainRow } from '../core/deliveries.js';

/** Skips rows locked by another replica. */
const DELETE_EMAILS = `
  delete from notification where id in (
    select id from notification
    where sent_at <= $1 and ${hasLeftRow()} and lead_id is not null and kind <> all($3)
    limit $2 for update skip locked)
  returning id`;

const DELETE_ANSWERS = `
  update sale set dispute = dispute || '{"answer": null}' where id in (
    select s.id from sale s
    where s.dispute is not null and s.dispute ->> 'answer' is not null and s.assignment_id is null
      and not exists (select from notification n where n.sale_id = s.id and ${isUnsentRow('n')})
    limit $1 for update skip locked)
  returning id`;

const DELETE_UNDELIVERABLE = `
  delete from notification where id in (
    select id from notification
    where (${isParkedRow()} or ${isUncertainRow()}) and created_at <= $1 and to_email is not null
    limit $2 for update skip locked)
  returning id`;

/** Evidence of an erasure message is kept as long as that to a partner. */
const DELETE_WEBHOOKS = `
  delete from webhook_delivery where id in (
    select id from webhook_delivery
    where ${isUnsentRow()} and at <= $4 and event not in ('${SENT_WHILE_PAUSED}', '${KEPT_WHILE_PAUSED}')
      and ${IS_KEPT}
    or sent_at <= case event when 'lead.erased' then $3::timestamptz else $1 end
      and ${hasLeftRow()}
    limit $2 for update skip locked)
  returning id`;

export class PostgresSentMessages extends fromDatabase(SentMessages) {
  override async deleteEmails(until: Date, limit: number): Promise<number> {
    return (await this.rowsOf(DELETE_EMAILS, [until, limit, ONCE_KINDS])).length;
  }

  override async deleteAnswers(limit: number): Promise<number> {
    return (await this.rowsOf(DELETE_ANSWERS, [limit])).length;
  }

  override async deleteUndeliverable(until: Date, limit: number): Promise<number> {
    return (await this.rowsOf(DELETE_UNDELIVERABLE, [until, limit])).length;
  }

  override async deleteWebhooks(
    until: Date,
    erasuresUntil: Date,
    keptUntil: Date,
    limit: number,
  ): Promise<number> {
    return (await this.rowsOf(DELETE_WEBHOOKS, [until, limit, erasuresUntil, keptUntil])).length;
  }
}
