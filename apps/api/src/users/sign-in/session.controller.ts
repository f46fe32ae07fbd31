import { LogInAdmin, type ActiveSession, SessionIssuer } from '@boligstyling/application';
import {
  CLIENT_WINDOW_SECONDS,
  FAILED_LOGINS_A_DAY,
  FAILED_LOGINS_PER_CLIENT,
} from '@boligstyling/domain';
import {
  Body,
  Controller,
  Delete,
  Post,
  Req,
  Res,
  UseGuards,
  UseInterceptors,
} from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Answers, AnswersNoContent, Operation } from '../../platform/contract/answers.js';
import { AuditInterceptor } from '../../platform/access/audit.interceptor.js';
import { AdminGuard, Session } from '../../platform/access/admin.guard.js';
import { LoginClients } from './login-clients.js';
import { AdminSessionDto, LogInDto, RefreshSessionDto, toAdminSessionDto } from './sign-in.dto.js';

@ApiTags('admin')
@Controller('admin/session')
export class SessionController {
  constructor(
    private readonly login: LogInAdmin,
    private readonly issuer: SessionIssuer,
    private readonly clients: LoginClients,
  ) {}

  @Post()
  @Operation(
    'Log in with the password that all share',
    `After ${FAILED_LOGINS_PER_CLIENT} failed tries in ${CLIENT_WINDOW_SECONDS / 60} minutes a client has to wait, and after ${FAILED_LOGINS_A_DAY} a day all unknown browsers take turns; 429 says for how long. A browser that has logged in before, or was made known by a link (\`sendBrowserLink\`), is marked by a cookie and has limits of its own.`,
  )
  @Answers(AdminSessionDto, 'wrong-password', 'too-many-attempts', 'storage-unavailable')
  async logInAdmin(
    @Body() { password }: LogInDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminSessionDto> {
    const seen = this.clients.seen(request);
    const grant = await this.login.execute(password, this.clients.of(request), seen);
    this.clients.remember(request, reply, grant);
    return toAdminSessionDto(grant);
  }

  @Post('refresh')
  @Operation(
    'Renew the session',
    'A refresh token works once. A repeated one ends its session, for every browser that has it.',
  )
  @Answers(AdminSessionDto, 'session-ended', 'storage-unavailable')
  async refreshSession(@Body() { refresh_token }: RefreshSessionDto): Promise<AdminSessionDto> {
    return toAdminSessionDto(await this.issuer.renew(refresh_token));
  }

  @Delete()
  @UseGuards(AdminGuard)
  @UseInterceptors(AuditInterceptor)
  @ApiBearerAuth('bearer')
  @Operation(
    'Log out: end the session at once',
    'Its tokens are refused from now on, on every replica.',
  )
  @AnswersNoContent('session-ended', 'not-permitted', 'confirm-again', 'storage-unavailable')
  async logOutAdmin(@Session() session: ActiveSession): Promise<void> {
    await this.issuer.end(session.id);
  }
}
