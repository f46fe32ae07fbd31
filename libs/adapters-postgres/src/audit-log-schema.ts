import type { AdminCall, AuditAct, Role } from '@boligstyling/domain';
import { defineEntity, p } from '@mikro-orm/core';

/** How the audit log lies in the table `audit_log`. It points to nothing: it outlives what it is about. */
export const AuditLogSchema = defineEntity({
  name: 'AuditLog',
  tableName: 'audit_log',
  indexes: [
    { name: 'audit_log_at_id_index', properties: ['at', 'id'] },
    { name: 'audit_log_subject_id_at_index', properties: ['subjectId', 'at'] },
  ],
  properties: {
    id: p.uuid().primary(),
    at: p.datetime(3),
    personId: p.uuid().strictNullable(),
    name: p.string().length(100),
    role: p.string().length(20).$type<Role>().strictNullable(),
    act: p.string().length(10).$type<AuditAct>(),
    call: p.string().length(40).$type<AdminCall>(),
    subjectId: p.uuid().strictNullable(),
    fields: p.array(),
    count: p.integer().strictNullable(),
    browser: p.string().length(60),
    network: p.string().length(45),
  },
});
