import type { AccountView, ListedSession, OpenSession } from '@boligstyling/application';
import { type Role, ROLES } from '@boligstyling/domain';
import { Count, Flag, Id, ListOf, Moment, OneOf, Text } from '../platform/contract/shown.js';
import { wire } from '../platform/contract/wire.js';

/** Without its public key. */
export class PasskeyDto {
  @Text('TWFkZSBieSBhbiBhdXRoZW50aWNhdG9y') id!: string;
  @Text('Chrome på Mac') name!: string;
  @Moment() created_at!: string;
  @Moment.orNull() last_used_at!: string | null;
}

export class AccountDto {
  @Id.orNull('Null: the shared password.') id!: string | null;
  @Text('Kari Nordmann') name!: string;
  @Text.orNull('kari@boligstyling.example') email!: string | null;
  @OneOf(ROLES) role!: Role;
  @ListOf(PasskeyDto) passkeys!: PasskeyDto[];
  @Flag('Whether she can log in with password and code.') has_code!: boolean;
  @Count(10) recovery_codes_left!: number;
}

export class OwnSessionDto {
  @Id() id!: string;
  @Text('Chrome på Windows') browser!: string;
  @Text('203.0.113.0/24') network!: string;
  @Moment() opened_at!: string;
  @Moment() last_used_at!: string;
  @Moment.orNull() ended_at!: string | null;
  @Flag('Whether it is the one that asks.') is_this!: boolean;
}

/** Last used first; ended ones for `ENDED_SESSION_DAYS`. */
export class OwnSessionsDto {
  @ListOf(OwnSessionDto) sessions!: OwnSessionDto[];
}

/** @param account undefined for the shared login */
export function toAccountDto(session: OpenSession, account?: AccountView): AccountDto {
  return {
    id: session.userId,
    name: session.name,
    email: account?.user.email ?? null,
    role: session.role,
    passkeys: (account?.passkeys ?? []).map((passkey) =>
      wire(passkey, 'id', 'name', 'createdAt', 'lastUsedAt'),
    ),
    has_code: account?.hasCode ?? false,
    recovery_codes_left: account?.recoveryCodesLeft ?? 0,
  };
}

/** @param ownId the caller's session */
export function toOwnSessionDto(session: ListedSession, ownId: string): OwnSessionDto {
  return {
    ...wire(session, 'id', 'browser', 'network', 'openedAt', 'lastUsedAt', 'endedAt'),
    is_this: session.id === ownId,
  };
}
