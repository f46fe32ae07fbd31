/**
 * Enqueues an email of a lead, due immediately. Parameters: its id, the lead's, its kind, and when
 * it was caused.
 */
export const NOTIFY_OF_LEAD = `
  insert into notification (id, lead_id, kind, state, attempts, due_at, created_at)
  values ($1, $2, $3, 'due', 0, now(), $4)`;
