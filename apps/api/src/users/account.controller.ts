import { OwnAccount, type OpenSession } from '@boligstyling/application';
import { Body, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { Answers, AnswersNothing, Operation } from '../platform/contract/answers.js';
import { AdminController } from '../platform/access/admin-controller.js';
import { Session } from '../platform/access/admin.guard.js';
import { KnownId } from '../platform/validation/known-id.js';
import { AccountDto, OwnSessionsDto, toAccountDto, toOwnSessionDto } from './account.dto.js';
import {
  NewCodeDto,
  RecoveryCodesDto,
  TotpChallengeDto,
  toTotpChallengeDto,
} from './sign-in/code.dto.js';
import {
  CHALLENGE_IS,
  NewPasskeyDto,
  PasskeyChallengeDto,
  toPasskeyChallengeDto,
} from './sign-in/passkey.dto.js';

@AdminController('account')
export class AccountController {
  constructor(private readonly account: OwnAccount) {}

  @Get()
  @Operation(
    'Who is logged in, and with what',
    'The name, role and ways in of whoever asks; of the shared password its role alone.',
  )
  @Answers(AccountDto)
  async getOwnAccount(@Session() session: OpenSession): Promise<AccountDto> {
    return toAccountDto(session, await this.account.view(session));
  }

  @Get('sessions')
  @Operation('Where one is logged in', 'With the shared password: where it is used.')
  @Answers(OwnSessionsDto)
  async listOwnSessions(@Session() session: OpenSession): Promise<OwnSessionsDto> {
    const sessions = await this.account.listSessions(session);
    return { sessions: sessions.map((each) => toOwnSessionDto(each, session.id)) };
  }

  @Delete('sessions/:id')
  @Operation('Log out elsewhere', 'Does nothing to what has ended, or is someone else’s.')
  @AnswersNothing('not-found')
  async endOwnSession(@Session() session: OpenSession, @KnownId() id: string) {
    await this.account.endSession(session, id);
  }

  @Post('passkeys/options')
  @Operation('Ask the browser to make a passkey', CHALLENGE_IS)
  @Answers(PasskeyChallengeDto)
  async beginPasskey(@Session() session: OpenSession): Promise<PasskeyChallengeDto> {
    return toPasskeyChallengeDto(await this.account.beginPasskey(session));
  }

  @Post('passkeys')
  @Operation(
    'Add a passkey',
    'Holds the answer of the browser against the challenge and keeps the public key.',
  )
  @AnswersNothing('passkey-refused', 'challenge-over')
  async addPasskey(
    @Session() session: OpenSession,
    @Body() { challenge_id, answer, name }: NewPasskeyDto,
  ): Promise<void> {
    await this.account.addPasskey(session, { challengeId: challenge_id, answer }, name);
  }

  @Delete('passkeys/:passkeyId')
  @Operation(
    'Remove a passkey',
    'Not the last one of a person without password and code. Her other sessions end.',
  )
  @AnswersNothing('last-factor')
  async removePasskey(
    @Session() session: OpenSession,
    @Param('passkeyId') id: string,
  ): Promise<void> {
    await this.account.removePasskey(session, id);
  }

  @Post('totp/options')
  @Operation('A secret for an app that shows codes', 'It is kept only once a code of it is given.')
  @Answers(TotpChallengeDto)
  async beginTotp(@Session() session: OpenSession): Promise<TotpChallengeDto> {
    return toTotpChallengeDto(await this.account.beginCode(session));
  }

  @Put('password')
  @Operation(
    'Set another password, with another app for codes',
    'In the place of earlier ones, recovery codes too. Other sessions end.',
  )
  @Answers(RecoveryCodesDto, 'invalid-password', 'wrong-code', 'challenge-over')
  async setOwnPassword(
    @Session() session: OpenSession,
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
  async renewRecoveryCodes(@Session() session: OpenSession): Promise<RecoveryCodesDto> {
    return { recovery_codes: await this.account.renewRecoveryCodes(session) };
  }
}
