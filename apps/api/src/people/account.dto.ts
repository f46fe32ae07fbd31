import type { AccountView, ListedSession, OpenSession } from '@boligstyling/application';
import { type Role, ROLES } from '@boligstyling/domain';
import { ApiProperty } from '@nestjs/swagger';

/** A passkey, without its key. */
export class PasskeyDto {
  @ApiProperty({ example: 'TWFkZSBieSBhbiBhdXRoZW50aWNhdG9y' })
  id!: string;

  @ApiProperty({ example: 'Chrome på Mac' })
  name!: string;

  @ApiProperty({ format: 'date-time' })
  created_at!: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  last_used_at!: string | null;
}

/** Who is logged in, and with what. */
export class AccountDto {
  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'Null: the shared password.',
  })
  id!: string | null;

  @ApiProperty({ example: 'Kari Nordmann' })
  name!: string;

  @ApiProperty({ type: String, nullable: true, example: 'kari@boligstyling.example' })
  email!: string | null;

  @ApiProperty({ enum: ROLES })
  role!: Role;

  @ApiProperty({ type: [PasskeyDto] })
  passkeys!: PasskeyDto[];

  @ApiProperty({ description: 'Whether she can log in with password and code.' })
  has_code!: boolean;

  @ApiProperty({ type: 'integer', example: 10 })
  recovery_codes_left!: number;
}

/** A login on one browser. */
export class OwnSessionDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ example: 'Chrome på Windows' })
  browser!: string;

  @ApiProperty({ example: '203.0.113.0/24' })
  network!: string;

  @ApiProperty({ format: 'date-time' })
  opened_at!: string;

  @ApiProperty({ format: 'date-time' })
  last_used_at!: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  ended_at!: string | null;

  @ApiProperty({ description: 'Whether it is the one that asks.' })
  is_this!: boolean;
}

/** The last used first; those that have ended for 90 days. */
export class OwnSessionsDto {
  @ApiProperty({ type: [OwnSessionDto] })
  sessions!: OwnSessionDto[];
}

/** @param account undefined for the shared password */
export function toAccountDto(session: OpenSession, account?: AccountView): AccountDto {
  return {
    id: session.personId,
    name: session.name,
    email: account?.person.email ?? null,
    role: session.role,
    passkeys: (account?.passkeys ?? []).map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      created_at: createdAt.toISOString(),
      last_used_at: lastUsedAt?.toISOString() ?? null,
    })),
    has_code: account?.hasCode ?? false,
    recovery_codes_left: account?.recoveryCodesLeft ?? 0,
  };
}

/** @param ownId the session that asks */
export function toOwnSessionDto(session: ListedSession, ownId: string): OwnSessionDto {
  return {
    id: session.id,
    browser: session.browser,
    network: session.network,
    opened_at: session.openedAt.toISOString(),
    last_used_at: session.lastUsedAt.toISOString(),
    ended_at: session.endedAt?.toISOString() ?? null,
    is_this: session.id === ownId,
  };
}
