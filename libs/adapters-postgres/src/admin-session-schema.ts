import { defineEntity, p } from '@mikro-orm/core';

/** How the administrator's sessions lie in the table `admin_session`. */
export const AdminSessionSchema = defineEntity({
  name: 'AdminSession',
  tableName: 'admin_session',
  properties: {
    id: p.uuid().primary(),
    tokenDigest: p.string().length(64),
    generation: p.string().length(64),
    openedAt: p.datetime(3),
    expiresAt: p.datetime(3),
  },
});
