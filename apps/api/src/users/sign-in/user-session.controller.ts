import { LogInUser } from '@boligstyling/application';
import { Body, Controller, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Answers, Operation } from '../../platform/contract/answers.js';
import { Limited } from '../../platform/limits/limited.js';
import { LoginClients } from './login-clients.js';
import { PASSKEYS_A_MINUTE, PasskeyRequests } from './passkey-requests.js';
import {
  CHALLENGE_IS,
  PasskeyAnswerDto,
  PasskeyChallengeDto,
  toPasskeyChallengeDto,
} from './passkey.dto.js';
import { LogInWithCodeDto } from './user-login.dto.js';
import { AdminSessionDto, toAdminSessionDto } from './session.dto.js';

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
    'Log in as a named person, with password and code',
    'No answer tells which of the three was wrong. Each code works once. Failed tries count as those at the shared password.',
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
    'Log in as a named person, with a passkey alone',
    'The person must have proved herself to her device.',
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
