import {
  USER_FIELDS,
  type User,
  type UserState,
  type QueueKind,
  type SavedView,
  VIEW_NAME_MAX,
  isActiveUser,
  isRemovedUser,
  USER_STATES,
} from '@boligstyling/domain';
import { defineEntity, p } from '@mikro-orm/core';
import { columnsFor, version } from '../core/row-fields.js';
import { idOf } from '../core/statements.js';
import { rowsThat } from '../core/rows-that.js';

const OF_STATE = { state: USER_STATES };

export const isActiveUserRow = rowsThat(isActiveUser, OF_STATE);
export const isRemovedRow = rowsThat(isRemovedUser, OF_STATE);
export const isKeptUserRow = rowsThat(
  (user: Pick<User, 'state'>) => !isRemovedUser(user),
  OF_STATE,
);

/** With the password login of those without passkeys. */
export const UserSchema = defineEntity({
  name: 'User',
  tableName: 'dashboard_user',
  uniques: [{ name: 'dashboard_user_email_unique', properties: ['email'], where: isKeptUserRow() }],
  properties: {
    id: p.uuid().primary(),
    version: version(),
    ...columnsFor(USER_FIELDS),
    state: p.string().length(10).$type<UserState>(),
    passwordHash: p.string().length(200).strictNullable(),
    /** Encrypted. */
    totpSecret: p.string().length(200).strictNullable(),
    /** Of the last used code; it and earlier ones are refused. */
    totpStep: p.bigint('number').strictNullable(),
    createdAt: p.datetime(3),
  },
});

/** Without a user: the shared login's. */
export const SavedViewSchema = defineEntity({
  name: 'SavedView',
  tableName: 'saved_view',
  indexes: [
    {
      name: 'saved_view_owner_name_index',
      expression:
        "create unique index saved_view_owner_name_index on saved_view (coalesce(user_id, '00000000-0000-0000-0000-000000000000'), name)",
    },
  ],
  properties: {
    id: p.uuid().primary(),
    userId: () => idOf(UserSchema, 'user_id').deleteRule('cascade').strictNullable(),
    name: p.string().length(VIEW_NAME_MAX),
    filter: p.json<SavedView['filter']>(),
  },
});

/** Of many tables, so that a sweep removes it. */
export const QueueMarkSchema = defineEntity({
  name: 'QueueMark',
  tableName: 'queue_mark',
  properties: {
    kind: p.string().length(20).$type<QueueKind>().primary(),
    subjectId: p.uuid().primary(),
    userId: () => idOf(UserSchema, 'user_id').deleteRule('set null').strictNullable().index(),
    snoozedUntil: p.date().strictNullable(),
  },
});
