import {
  type ChallengePurpose,
  type OneTimeLinkPurpose,
  PASSKEY_NAME_LIMIT,
} from '@boligstyling/domain';
import { defineEntity, p } from '@mikro-orm/core';
import { idOf } from '../core/statements.js';
import { UserSchema } from './user-schema.js';

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
