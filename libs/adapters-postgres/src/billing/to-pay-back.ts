import { ACCOUNTS, BALANCE } from './invoice-rows.js';

/**
 * Sales and invoices with money to return to a partner. Invoices are summed each time: they are
 * few, and payments and credit notes change the sum.
 */
export const TO_PAY_BACK = `
  select * from (
    select s.id, a.lead_id, s.partner_id, s.to_pay_back_since as since
    from sale s left join assignment a on a.id = s.assignment_id
    where s.to_pay_back_since is not null
    union all
    select i.id, null::uuid, i.partner_id, greatest(paid.at, notes.day::timestamptz)
    from (
      select invoice_id, sum(amount_ore) as ore, max(recorded_at) as at
      from payment group by invoice_id
    ) paid
      join invoice i on i.id = paid.invoice_id
      left join (
        select credits_id, sum(total_ore) as ore, max(issued_on) as day
        from invoice where credits_id is not null group by credits_id
      ) notes on notes.credits_id = i.id
    where ${BALANCE} < 0
  ) owing order by since`;

/** Amount of the case `waiting`: for a sale the amount marked paid, for an invoice the excess. */
export const PAY_BACK = `
  coalesce(
    (select json_build_object('of', 'sale', 'amountOre', amount_ore,
        'asksForVat', vat_rate is not null)
      from sale where id = waiting.id),
    (select json_build_object('of', 'invoice', 'amountOre', -${BALANCE}, 'asksForVat', false)
      from ${ACCOUNTS} where i.id = waiting.id))`;
