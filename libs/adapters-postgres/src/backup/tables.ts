import { backedUpParts } from '../leads/lead-part-tables.js';

/**
 * Tables in a backup, each after those it references. Sessions, failed logins, challenges, one-time
 * links, the day's counts and job runs are excluded, with the rows that reference them: after a
 * restore people log in and ask anew.
 */
export const BACKED_UP = [
  'postal_code',
  'operator_details',
  'dashboard_user',
  'passkey',
  'recovery_code',
  'saved_view',
  'visit_count',
  'partner',
  'partner_logo',
  'partner_figures',
  'quote_template',
  'quote_figure',
  'partner_application',
  'integrator_key',
  'webhook_endpoint',
  'erased_submission',
  'erasure_notification',
  'invoice_number',
  'invoice',
  'bank_line',
  'bank_line_decision',
  'payment',
  'lead',
  ...backedUpParts(true),
  'audit_log',
] as const;

export const LEFT_OUT = [
  'admin_session',
  'partner_session',
  'login_attempt',
  'challenge',
  'one_time_link',
  'first_email',
  'integrator_use',
  ...backedUpParts(false),
  'job_run',
  'mikro_orm_migrations',
] as const;
