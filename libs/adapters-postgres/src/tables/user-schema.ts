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
  type ChallengePurpose,
  type OneTimeLinkPurpose,
  PASSKEY_NAME_LIMIT,
} from '@boligstyling/domain';
import { defineEntity, p } from '@mikro-orm/core';
import { columnsFor, version } from '../core/row-fields.js';
import { idOf } from '../core/statements.js';
import { rowsThat } from '../core/rows-that.js';
import { type EntityManager, type FilterQuery, type InferEntity, raw } from '@mikro-orm/postgresql';

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

/** Its subject is in one of many tables, so a retention job deletes the mark, not a foreign key. */
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

/** Without a user: the shared login's. */
export const AdminSessionSchema = defineEntity({
  name: 'AdminSession',
  tableName: 'admin_session',
  properties: {
    id: p.uuid().primary(),
    userId: () => idOf(UserSchema, 'user_id').deleteRule('cascade').strictNullable().index(),
    tokenDigest: p.string().length(64),
    generation: p.string().length(64),
    browser: p.string().length(60),
    network: p.string().length(45),
    openedAt: p.datetime(3),
    lastUsedAt: p.datetime(3),
    confirmedAt: p.datetime(3),
    expiresAt: p.datetime(3),
    endedAt: p.datetime(3).strictNullable(),
  },
});

export async function endSessions(
  em: EntityManager,
  which: FilterQuery<InferEntity<typeof AdminSessionSchema>>,
): Promise<void> {
  const open = { $and: [which, { endedAt: null }] };
  await em.nativeUpdate(AdminSessionSchema, open, { endedAt: raw('now()') });
}

const ofUser = () => idOf(UserSchema, 'user_id').deleteRule('cascade').index();

export const PasskeySchema = defineEntity({
  name: 'Passkey',
  tableName: 'passkey',
  properties: {
    id: p.string().length(1400).primary(),
    userId: ofUser,
    publicKey: p.blob(),
    counter: p.bigint('number'),
    isSynced: p.boolean().default(false),
    name: p.string().length(PASSKEY_NAME_LIMIT),
    createdAt: p.datetime(3),
    lastUsedAt: p.datetime(3).strictNullable(),
  },
});

export const RecoveryCodeSchema = defineEntity({
  name: 'RecoveryCode',
  tableName: 'recovery_code',
  properties: {
    digest: p.string().length(64).primary(),
    userId: ofUser,
  },
});

export const ChallengeSchema = defineEntity({
  name: 'Challenge',
  tableName: 'challenge',
  properties: {
    id: p.uuid().primary(),
    purpose: p.string().length(20).$type<ChallengePurpose>(),
    subjectId: p.uuid().strictNullable(),
    value: p.string().length(200),
    expiresAt: p.datetime(3),
  },
});

export const OneTimeLinkSchema = defineEntity({
  name: 'OneTimeLink',
  tableName: 'one_time_link',
  properties: {
    id: p.uuid().primary(),
    digest: p.string().length(64),
    purpose: p.string().length(20).$type<OneTimeLinkPurpose>(),
    subjectId: p.uuid().index(),
    expiresAt: p.datetime(3),
  },
});
