import {
  LogInUser,
  type PasskeyChallenge,
  ConfirmAgain,
  type ActiveSession,
} from '@boligstyling/application';
import { Body, Controller, Post, Req, Res, Injectable } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Answers, Operation, AnswersNoContent } from '../../platform/contract/answers.js';
import { Limited, RateLimiter } from '../../platform/limits/rate-limiter.js';
import { LoginClients } from './login-clients.js';
import {
  CHALLENGE_IS,
  PasskeyAnswerDto,
  PasskeyChallengeDto,
  toPasskeyChallengeDto,
  LogInWithCodeDto,
  AdminSessionDto,
  toAdminSessionDto,
  ConfirmationDto,
  toConfirmation,
} from './sign-in.dto.js';
import { CONFIRMED_SECONDS } from '@boligstyling/domain';
import { AdminController } from '../../platform/access/admin-controller.js';
import { Session } from '../../platform/access/admin.guard.js';

/** A user needs one or two, and a whole office may share an address. */
const PASSKEYS_A_MINUTE = 30;

/** Per client, because each challenge is stored for a while. */
@Injectable()
export class PasskeyRequests extends RateLimiter {
  constructor(private readonly login: LogInUser) {
    super('passkeys', PASSKEYS_A_MINUTE);
  }

  async ask(request: FastifyRequest): Promise<PasskeyChallenge> {
    this.count(request);
    return this.login.askForPasskey();
  }
}

@ApiTags('admin')
@Controller('admin/session')
export class UserSessionController {
  constructor(
    private readonly logInUser: LogInUser,
    private readonly passkeys: PasskeyRequests,
    private readonly clients: LoginClients,
  ) {}

  @Post('user')
  @Operation(
    'Log in as a named user, with password and code',
    'No answer says which of the three was wrong. Each code works once. Failed tries count as those at the shared password.',
  )
  @Answers(AdminSessionDto, 'wrong-credentials', 'too-many-attempts', 'storage-unavailable')
  async logInWithCode(
    @Body() dto: LogInWithCodeDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminSessionDto> {
    const client = this.clients.of(request);
    const grant = await this.logInUser.withCode(dto, client, this.clients.seen(request));
    this.clients.remember(request, reply, grant);
    return toAdminSessionDto(grant);
  }

  @Post('passkey/options')
  @Operation(
    'Ask the browser for a passkey',
    `${CHALLENGE_IS} Each client may ask ${PASSKEYS_A_MINUTE} times a minute; the RateLimit fields say what is left.`,
  )
  @Limited(PasskeyRequests)
  @Answers(PasskeyChallengeDto, 'too-many-attempts', 'storage-unavailable')
  async beginPasskeyLogin(@Req() request: FastifyRequest): Promise<PasskeyChallengeDto> {
    return toPasskeyChallengeDto(await this.passkeys.ask(request));
  }

  @Post('passkey')
  @Operation(
    'Log in as a named user, with a passkey alone',
    'The device must have verified its user.',
  )
  @Answers(
    AdminSessionDto,
    'passkey-refused',
    'passkey-counter',
    'challenge-over',
    'storage-unavailable',
  )
  async logInWithPasskey(
    @Body() { challenge_id, answer }: PasskeyAnswerDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminSessionDto> {
    const seen = this.clients.seen(request);
    const grant = await this.logInUser.withPasskey({ challengeId: challenge_id, answer }, seen);
    this.clients.remember(request, reply, grant);
    return toAdminSessionDto(grant);
  }
}

@AdminController('confirmation')
export class ConfirmationController {
  constructor(private readonly again: ConfirmAgain) {}

  @Post('passkey/options')
  @Operation('Ask the browser for a passkey, to confirm who one is', CHALLENGE_IS)
  @Answers(PasskeyChallengeDto)
  async beginConfirmation(@Session() session: ActiveSession): Promise<PasskeyChallengeDto> {
    return toPasskeyChallengeDto(await this.again.askForPasskey(session));
  }

  @Post()
  @Operation(
    'Confirm who one is',
    `For ${CONFIRMED_SECONDS / 60} minutes calls that answer \`confirm-again\` are then done: with the shared password by that, for named users by passkey or code.`,
  )
  @AnswersNoContent(
    'wrong-confirmation',
    'passkey-refused',
    'passkey-counter',
    'challenge-over',
    'too-many-attempts',
  )
  async confirmAgain(
    @Session() session: ActiveSession,
    @Body() dto: ConfirmationDto,
  ): Promise<void> {
    await this.again.execute(session, toConfirmation(dto));
  }
}
