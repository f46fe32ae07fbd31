import { EMAIL_MAX_LENGTH, USER_LIMITS, type UserState, type Role } from '@boligstyling/domain';
import { defineEntity, p } from '@mikro-orm/core';
import { version } from '../core/version.js';

/** Users of the dashboard, with the password login of those without passkeys. */
export const UserSchema = defineEntity({
  name: 'User',
  tableName: 'dashboard_user',
  uniques: [
    { name: 'dashboard_user_email_unique', properties: ['email'], where: "state <> 'removed'" },
  ],
  properties: {
    id: p.uuid().primary(),
    version: version(),
    name: p.string().length(USER_LIMITS.name),
    email: p.string().length(EMAIL_MAX_LENGTH),
    role: p.string().length(20).$type<Role>(),
    state: p.string().length(10).$type<UserState>(),
    passwordHash: p.string().length(200).strictNullable(),
    /** Encrypted. */
    totpSecret: p.string().length(200).strictNullable(),
    /** Step of the last used code; it and earlier ones are refused. */
    totpStep: p.bigint('number').strictNullable(),
    createdAt: p.datetime(3),
  },
});
