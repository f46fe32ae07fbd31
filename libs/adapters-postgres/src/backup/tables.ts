/**
 * What a backup holds, each table after those it points to. Sessions and failed logins are left
 * out: after a restore the administrator logs in anew.
 */
export const BACKED_UP = [
  'postal_code',
  'partner',
  'partner_figures',
  'lead',
  'lead_event',
  'match_round',
  'assignment',
  'notification',
  'sale',
  'webhook_endpoint',
  'webhook_delivery',
] as const;

export const LEFT_OUT = ['admin_session', 'login_attempt', 'mikro_orm_migrations'] as const;
