/**
 * Lets partners off what they never said yes to, of leads that are about to be erased: what was passed
 * on before there were questions has its sale from then, and with the lead goes that nobody answered.
 *
 * @param leads those leads' ids, as a part of the statement
 */
export const waiveUnanswered = (leads: string): string => `
  update sale set payment_status = 'credited', settled_at = now()
  from assignment a
  where a.id = sale.assignment_id and a.lead_id in (${leads}) and a.state = 'legacy-open'
    and sale.payment_status = 'pending'`;
