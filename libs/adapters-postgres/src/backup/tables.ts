/**
 * What a backup holds, each table after those it points to. Sessions, failed logins and the day's
 * counts are left out: after a restore the administrator logs in anew, and counting begins anew.
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

export const LEFT_OUT = [
  'admin_session',
  'login_attempt',
  'first_email',
  'mikro_orm_migrations',
] as const;
