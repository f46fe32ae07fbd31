import { AuditLog, EnterByLink } from '@boligstyling/application';
import { Body, Controller, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Answers, Operation } from '../platform/contract/answers.js';
import { ApiProblems } from '../platform/problems/api-problems.js';
import {
  TotpChallengeDto,
  toTotpChallengeDto,
  PasskeyChallengeDto,
  toPasskeyChallengeDto,
  toAdminSessionDto,
} from './sign-in/sign-in.dto.js';
import {
  AcceptedInvitationDto,
  AcceptInvitationDto,
  InvitationDto,
  InvitedDto,
  toFirstFactor,
  toInvitedDto,
} from './invitation.dto.js';
import { LoginClients } from './sign-in/login-clients.js';

/** No GET, because mail scanners follow links and logs keep addresses. */
@ApiTags('admin')
@ApiProblems('link-unknown', 'link-expired', 'storage-unavailable')
@Controller('admin/invitations')
export class InvitationsController {
  constructor(
    private readonly link: EnterByLink,
    private readonly audit: AuditLog,
    private readonly clients: LoginClients,
  ) {}

  @Post('open')
  @Operation('Whom a link is for', 'Uses nothing up.')
  @Answers(InvitedDto)
  async openInvitation(@Body() { token }: InvitationDto): Promise<InvitedDto> {
    return toInvitedDto(await this.link.look(token));
  }

  @Post('passkey')
  @Operation(
    'Begin with a passkey',
    'A challenge for the browser. It can be answered once; the link is not used up yet.',
  )
  @Answers(PasskeyChallengeDto)
  async beginInvitedPasskey(@Body() { token }: InvitationDto): Promise<PasskeyChallengeDto> {
    return toPasskeyChallengeDto(await this.link.beginPasskey(token));
  }

  @Post('totp')
  @Operation(
    'Begin with a password and codes',
    'A secret for an app that shows codes. It is kept only once the link is used up with a code of it.',
  )
  @Answers(TotpChallengeDto)
  async beginInvitedTotp(@Body() { token }: InvitationDto): Promise<TotpChallengeDto> {
    return toTotpChallengeDto(await this.link.beginCode(token));
  }

  @Post('accept')
  @Operation(
    'Use the link up, and log in with what was set up',
    'Works once, also when two come with the same link at the same time.',
  )
  @Answers(
    AcceptedInvitationDto,
    'invalid-password',
    'wrong-code',
    'passkey-refused',
    'link-unknown',
    'link-expired',
    'challenge-over',
  )
  async acceptInvitation(
    @Body() dto: AcceptInvitationDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AcceptedInvitationDto> {
    const first = toFirstFactor(dto);
    const seen = this.clients.seen(request);
    const { id: userId, name, role } = await this.link.look(dto.token);
    const { grant, recoveryCodes } = await this.audit.during(
      {
        ...seen,
        userId,
        name,
        role,
        subjectId: userId,
        act: 'changed',
        call: 'acceptInvitation',
        fields: [first.kind],
        count: null,
      },
      () => this.link.enter(dto.token, first, seen),
    );
    this.clients.remember(request, reply, grant);
    return { ...toAdminSessionDto(grant), recovery_codes: recoveryCodes };
  }
}
