import {
  OwnAccount,
  type ActiveSession,
  type AccountView,
  type ListedSession,
} from '@boligstyling/application';
import { Body, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { Answers, AnswersNoContent, Operation, wire } from '../platform/contract/answers.js';
import { AdminController } from '../platform/access/admin-controller.js';
import { Session } from '../platform/access/admin.guard.js';
import { KnownId } from '../platform/validation/field.js';
import {
  NewCodeDto,
  RecoveryCodesDto,
  TotpChallengeDto,
  toTotpChallengeDto,
  CHALLENGE_IS,
  NewPasskeyDto,
  PasskeyChallengeDto,
  toPasskeyChallengeDto,
} from './sign-in/sign-in.dto.js';
import { type Role, ROLES } from '@boligstyling/domain';
import { Count, Flag, Id, ListOf, Moment, OneOf, Text } from '../platform/contract/shown.js';

class PasskeyDto {
  @Text('TWFkZSBieSBhbiBhdXRoZW50aWNhdG9y') id!: string;
  @Text('Chrome på Mac') name!: string;
  @Moment() created_at!: string;
  @Moment.orNull() last_used_at!: string | null;
}

class AccountDto {
  @Id.orNull('Null: the shared password.') id!: string | null;
  @Text('Kari Nordmann') name!: string;
  @Text.orNull('kari@boligstyling.example') email!: string | null;
  @OneOf(ROLES) role!: Role;
  @ListOf(PasskeyDto) passkeys!: PasskeyDto[];
  @Flag('True if the user can log in with password and code.') has_code!: boolean;
  @Count(10) recovery_codes_left!: number;
}

class OwnSessionDto {
  @Id() id!: string;
  @Text('Chrome på Windows') browser!: string;
  @Text('203.0.113.0/24') network!: string;
  @Moment() opened_at!: string;
  @Moment() last_used_at!: string;
  @Moment.orNull() ended_at!: string | null;
  @Flag('True if it is the one that asks.') is_this!: boolean;
}

class OwnSessionsDto {
  @ListOf(OwnSessionDto) sessions!: OwnSessionDto[];
}

function toAccountDto(session: ActiveSession, account?: AccountView): AccountDto {
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

function toOwnSessionDto(session: ListedSession, ownId: string): OwnSessionDto {
  return {
    ...wire(session, 'id', 'browser', 'network', 'openedAt', 'lastUsedAt', 'endedAt'),
    is_this: session.id === ownId,
  };
}

@AdminController('account')
export class AccountController {
  constructor(private readonly account: OwnAccount) {}

  @Get()
  @Operation(
    'Who is logged in, and with what',
    'Name, role and factors of the caller; of the shared login its role.',
  )
  @Answers(AccountDto)
  async getOwnAccount(@Session() session: ActiveSession): Promise<AccountDto> {
    return toAccountDto(session, await this.account.view(session));
  }

  @Get('sessions')
  @Operation('Where one is logged in', 'With the shared password: where it is used.')
  @Answers(OwnSessionsDto)
  async listOwnSessions(@Session() session: ActiveSession): Promise<OwnSessionsDto> {
    const sessions = await this.account.listSessions(session);
    return { sessions: sessions.map((each) => toOwnSessionDto(each, session.id)) };
  }

  @Delete('sessions/:id')
  @Operation('Log out elsewhere', 'Does nothing to what has ended, or is someone else’s.')
  @AnswersNoContent('not-found')
  async endOwnSession(@Session() session: ActiveSession, @KnownId() id: string) {
    await this.account.endSession(session, id);
  }

  @Post('passkeys/options')
  @Operation('Ask the browser to make a passkey', CHALLENGE_IS)
  @Answers(PasskeyChallengeDto)
  async beginPasskey(@Session() session: ActiveSession): Promise<PasskeyChallengeDto> {
    return toPasskeyChallengeDto(await this.account.beginPasskey(session));
  }

  @Post('passkeys')
  @Operation(
    'Add a passkey',
    'Holds the browser’s answer against the challenge and keeps the public key.',
  )
  @AnswersNoContent('passkey-refused', 'challenge-over')
  async addPasskey(
    @Session() session: ActiveSession,
    @Body() { challenge_id, answer, name }: NewPasskeyDto,
  ): Promise<void> {
    await this.account.addPasskey(session, { challengeId: challenge_id, answer }, name);
  }

  @Delete('passkeys/:passkeyId')
  @Operation(
    'Remove a passkey',
    'Not the last one of a user without password and code. The user’s other sessions end.',
  )
  @AnswersNoContent('last-factor')
  async removePasskey(
    @Session() session: ActiveSession,
    @Param('passkeyId') id: string,
  ): Promise<void> {
    await this.account.removePasskey(session, id);
  }

  @Post('totp/options')
  @Operation('A secret for an app that shows codes', 'It is kept only once a code of it is given.')
  @Answers(TotpChallengeDto)
  async beginTotp(@Session() session: ActiveSession): Promise<TotpChallengeDto> {
    return toTotpChallengeDto(await this.account.beginCode(session));
  }

  @Put('password')
  @Operation(
    'Set another password, with another app for codes',
    'In the place of earlier ones, recovery codes too. Other sessions end.',
  )
  @Answers(RecoveryCodesDto, 'invalid-password', 'wrong-code', 'challenge-over')
  async setOwnPassword(
    @Session() session: ActiveSession,
    @Body() { challenge_id, password, code }: NewCodeDto,
  ): Promise<RecoveryCodesDto> {
    const answer = { challengeId: challenge_id, password, code };
    return { recovery_codes: await this.account.setCode(session, answer) };
  }

  @Post('recovery-codes')
  @Operation(
    'New recovery codes in the place of all earlier ones',
    'They are shown this once; each can be used once.',
  )
  @Answers(RecoveryCodesDto)
  async renewRecoveryCodes(@Session() session: ActiveSession): Promise<RecoveryCodesDto> {
    return { recovery_codes: await this.account.renewRecoveryCodes(session) };
  }
}
