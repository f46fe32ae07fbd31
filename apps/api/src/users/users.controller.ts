import { ManageUsers, type ActiveSession, type UserOverview } from '@boligstyling/application';
import {
  DomainError,
  ONE_TIME_LINK_HOURS,
  type Version,
  USER_FIELDS,
  type WireRecord,
  fromWholeWire,
  type UserState,
} from '@boligstyling/domain';
import { Body, Delete, Get, Patch, Post } from '@nestjs/common';
import {
  Answers,
  AnswersCreated,
  AnswersNoContent,
  Operation,
  wire,
} from '../platform/contract/answers.js';
import { AdminController } from '../platform/access/admin-controller.js';
import { Session } from '../platform/access/admin.guard.js';
import { IfMatch, Versioned, RecordVersion } from '../platform/versions/versioned.js';
import { KnownId } from '../platform/validation/field.js';
import { ApiProperty, PickType } from '@nestjs/swagger';
import { OfRecord } from '../platform/validation/record-fields.js';
import { Count, Flag, Id, ListOf, Moment, OneOf } from '../platform/contract/shown.js';

const PRESENT: readonly UserState[] = ['invited', 'active'];

const Sent = class {} as new () => WireRecord<typeof USER_FIELDS>;

@OfRecord(USER_FIELDS)
class InviteUserDto extends Sent {}

class ChangeUserDto extends PickType(InviteUserDto, ['role']) {}

class InvitedUserDto {
  @Id() id!: string;
  @ApiProperty({
    type: String,
    nullable: true,
    description:
      'The link’s token when the shared login invites the first account owner, who continues at once. Null for all others.',
  })
  token!: string | null;
}

class UserDto extends InviteUserDto {
  @Id() id!: string;
  @RecordVersion() version!: string;
  @OneOf(PRESENT) state!: UserState;
  @Count(1) passkeys!: number;
  @Flag('True if the user can log in with password and code.') has_code!: boolean;
  @Moment.orNull() last_seen_at!: string | null;
  @Moment.orNull('null: no unused link works, so an invited user needs a new one.')
  link_until!: string | null;
}

class UsersDto {
  @ListOf(UserDto) users!: UserDto[];
}

function toUserDto(user: UserOverview): UserDto {
  const known = wire(user, 'id', 'name', 'email', 'role', 'state');
  const version = String(user.version);
  return { ...known, version, ...wire(user, 'passkeys', 'hasCode', 'lastSeenAt', 'linkUntil') };
}

@AdminController('users')
export class UsersController {
  constructor(private readonly users: ManageUsers) {}

  @Get()
  @Operation(
    'Who works here',
    'Everyone who has or is invited to an account, with role, state and ways to log in.',
  )
  @Answers(UsersDto)
  async listUsers(): Promise<UsersDto> {
    return { users: (await this.users.list()).map(toUserDto) };
  }

  @Post()
  @Operation(
    'Invite someone by e-mail',
    `The link in it works once, for ${ONE_TIME_LINK_HOURS.invitation / 24} days.`,
  )
  @AnswersCreated(InvitedUserDto, 'user-email-taken')
  async inviteUser(
    @Session() session: ActiveSession,
    @Body() dto: InviteUserDto,
  ): Promise<InvitedUserDto> {
    return this.users.invite(session, fromWholeWire(USER_FIELDS, dto));
  }

  @Patch(':id')
  @Operation(
    'Give someone another role',
    'The user’s sessions end. The last owner who can log in stays one, unless the shared password is on.',
  )
  @AnswersNoContent('not-found', 'user-not-found', 'last-owner')
  @Versioned(UserDto, (it: UsersController, id: string) => it.userOf(id))
  async changeUser(
    @KnownId() id: string,
    @Body() { role }: ChangeUserDto,
    @IfMatch() version?: Version,
  ): Promise<void> {
    await this.users.changeRole(id, role, version);
  }

  @Delete(':id')
  @Operation(
    'Remove a user with sessions and factors',
    'The user’s sessions end. History and audit log keep the name. Not the last owner who can log in, unless the shared password is on.',
  )
  @AnswersNoContent('not-found', 'user-not-found', 'last-owner')
  async removeUser(@KnownId() id: string): Promise<void> {
    await this.users.remove(id);
  }

  @Post(':id/reset')
  @Operation(
    'Reset how a user logs in',
    'For a lost second factor or invitation: factors and sessions end, and an e-mail leads to new ones. Refused for oneself, and for the last account owner who can log in, unless the shared password is on.',
  )
  @AnswersNoContent('not-found', 'user-not-found', 'last-owner')
  @Versioned(UserDto, (it: UsersController, _: ActiveSession, id: string) => it.userOf(id))
  async resetUser(
    @Session() session: ActiveSession,
    @KnownId() id: string,
    @IfMatch() version?: Version,
  ): Promise<void> {
    await this.users.reset(id, session, version);
  }

  @Delete(':id/sessions')
  @Operation('Log someone out everywhere', 'All sessions of that user end at once.')
  @AnswersNoContent('not-found', 'user-not-found')
  async endSessionsOfUser(@KnownId() id: string): Promise<void> {
    await this.users.endSessions(id);
  }

  private async userOf(id: string): Promise<UserDto> {
    const found = (await this.users.list()).find((user) => user.id === id);
    if (!found) throw new DomainError('user-not-found');
    return toUserDto(found);
  }
}
