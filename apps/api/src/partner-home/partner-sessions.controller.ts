import { type OpenPartnerSession, PartnerSessions } from '@boligstyling/application';
import { PARTNER_SESSION_DAYS } from '@boligstyling/domain';
import { Delete, Get, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Answers, AnswersNothing, Operation } from '../platform/contract/answers.js';
import { KnownId } from '../platform/validation/known-id.js';
import { PartnerCookie } from '../platform/access/partner-cookie.js';
import { PartnerSessionsDto, toPartnerSessionsDto } from './partner-session.dto.js';
import { Partner, PartnerController } from '../platform/access/partner.guard.js';

@PartnerController()
export class PartnerSessionsController {
  constructor(
    private readonly sessions: PartnerSessions,
    private readonly cookie: PartnerCookie,
  ) {}

  @Get('sessions')
  @Operation(
    'Where the partner is logged in',
    `Each for ${PARTNER_SESSION_DAYS} days from when its link was used.`,
  )
  @Answers(PartnerSessionsDto)
  async listPartnerSessions(
    @Partner() { id, partnerId }: OpenPartnerSession,
  ): Promise<PartnerSessionsDto> {
    return toPartnerSessionsDto(await this.sessions.listOf(partnerId), id);
  }

  @Delete('sessions/:id')
  @Operation('Log out on one device', 'Does nothing to what has ended, or is another partner’s.')
  @AnswersNothing('not-found')
  async endPartnerSession(
    @Partner() { partnerId }: OpenPartnerSession,
    @KnownId() id: string,
  ): Promise<void> {
    await this.sessions.endOf(partnerId, id);
  }

  @Delete('session')
  @Operation('Log out here', 'Other devices stay logged in.')
  @AnswersNothing()
  async leaveAsPartner(
    @Partner() { id, partnerId }: OpenPartnerSession,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.sessions.endOf(partnerId, id);
    this.cookie.clear(reply);
  }
}
