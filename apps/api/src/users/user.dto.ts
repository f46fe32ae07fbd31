import type { UserOverview } from '@boligstyling/application';
import { USER_LIMITS, type UserState, type Role, ROLES } from '@boligstyling/domain';
import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { RequiredEmail } from '../platform/validation/contact-field.js';
import { RequiredLine } from '../platform/validation/field.js';
import { Count, Flag, Id, ListOf, Moment, OneOf } from '../platform/contract/shown.js';
import { RecordVersion } from '../platform/versions/versioned.js';
import { wire } from '../platform/contract/wire.js';

export class ChangeUserDto {
  @ApiProperty({ enum: ROLES })
  @IsIn(ROLES, { message: `Rollen må være ${ROLES.join(', ')}.` })
  role!: Role;
}

const PRESENT: readonly UserState[] = ['invited', 'active'];

export class InviteUserDto extends ChangeUserDto {
  @RequiredLine({ label: 'Navn', maxLength: USER_LIMITS.name, example: 'Kari Nordmann' })
  name!: string;

  @RequiredEmail('kari@boligstyling.no')
  email!: string;
}

export class InvitedUserDto {
  @Id() id!: string;
  @ApiProperty({
    type: String,
    nullable: true,
    description:
      'The link’s token, for whoever makes the first owner from the shared password: she goes on at once. Null for all others.',
  })
  token!: string | null;
}

export class UserDto extends InviteUserDto {
  @Id() id!: string;
  @RecordVersion() version!: string;
  @OneOf(PRESENT) state!: UserState;
  @Count(1) passkeys!: number;
  @Flag('Whether she can log in with password and code.') has_code!: boolean;
  @Moment.orNull() last_seen_at!: string | null;
}

export class UsersDto {
  @ListOf(UserDto) users!: UserDto[];
}

export function toUserDto(user: UserOverview): UserDto {
  const known = wire(user, 'id', 'name', 'email', 'role', 'state');
  const version = String(user.version);
  return { ...known, version, ...wire(user, 'passkeys', 'hasCode', 'lastSeenAt') };
}
