import { ManageUsers, type OpenSession } from '@boligstyling/application';
import { DomainError, ONE_TIME_LINK_HOURS, type Version } from '@boligstyling/domain';
import { Body, Delete, Get, Patch, Post } from '@nestjs/common';
import { Answers, AnswersNew, AnswersNothing, Operation } from '../platform/contract/answers.js';
import { AdminController } from '../platform/access/admin-controller.js';
import { Session } from '../platform/access/admin.guard.js';
import { IfMatch, Versioned } from '../platform/versions/versioned.js';
import { KnownId } from '../platform/validation/known-id.js';
import {
  ChangeUserDto,
  InvitedUserDto,
  InviteUserDto,
  UserDto,
  UsersDto,
  toUserDto,
} from './user.dto.js';

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
  @AnswersNew(InvitedUserDto, 'user-email-taken')
  async inviteUser(
    @Session() session: OpenSession,
    @Body() { name, email, role }: InviteUserDto,
  ): Promise<InvitedUserDto> {
    return this.users.invite(session, { name: name.trim(), email, role });
  }

  @Patch(':id')
  @Operation(
    'Give someone another role',
    'Her sessions end. The last owner who can log in stays one, unless the shared password is on.',
  )
  @AnswersNothing('not-found', 'user-not-found', 'last-owner')
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
    'Remove someone, with all she logs in with',
    'Her sessions end. History and audit log keep her name. Not the last owner who can log in, unless the shared password is on.',
  )
  @AnswersNothing('not-found', 'user-not-found', 'last-owner')
  async removeUser(@KnownId() id: string): Promise<void> {
    await this.users.remove(id);
  }

  @Post(':id/reset')
  @Operation(
    'Let someone choose anew how she logs in',
    'For a lost second factor or invitation: all she logs in with and her sessions end, and an e-mail leads to something new. Nobody does it to herself, nor to the last owner who can log in, unless the shared password is on.',
  )
  @AnswersNothing('not-found', 'user-not-found', 'last-owner')
  @Versioned(UserDto, (it: UsersController, _: OpenSession, id: string) => it.userOf(id))
  async resetUser(
    @Session() session: OpenSession,
    @KnownId() id: string,
    @IfMatch() version?: Version,
  ): Promise<void> {
    await this.users.reset(id, session, version);
  }

  @Delete(':id/sessions')
  @Operation('Log someone out everywhere', 'All sessions of that person end at once.')
  @AnswersNothing('not-found', 'user-not-found')
  async endSessionsOfUser(@KnownId() id: string): Promise<void> {
    await this.users.endSessions(id);
  }

  private async userOf(id: string): Promise<UserDto> {
    const found = (await this.users.list()).find((user) => user.id === id);
    if (!found) throw new DomainError('user-not-found');
    return toUserDto(found);
  }
}
