/**
 * Waives sales that no partner accepted, of leads about to be erased: the erasure removes the
 * evidence.
 *
 * @param leads SQL of the leads' ids
 */
export const waiveUnanswered = (leads: string): string => `
  update sale set payment_status = 'credited', settled_at = now()
  from assignment a
  where a.id = sale.assignment_id and a.lead_id in (${leads}) and a.state = 'legacy-open'
    and sale.payment_status = 'pending'`;
