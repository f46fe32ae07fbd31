import {
  type ActivePartnerSession,
  PartnerSessions,
  type ListedSession,
} from '@boligstyling/application';
import { PARTNER_SESSION_DAYS } from '@boligstyling/domain';
import { Delete, Get, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Answers, AnswersNoContent, Operation } from '../platform/contract/answers.js';
import { KnownId } from '../platform/validation/field.js';
import { PartnerCookie } from '../platform/access/partner-cookie.js';
import { Partner, PartnerController } from '../platform/access/partner.guard.js';
import { Flag, Id, ListOf, Moment, Text } from '../platform/contract/shown.js';
import { wire } from '../platform/contract/wire.js';

class PartnerSessionDto {
  @Id() id!: string;
  @Text('Chrome på Mac') browser!: string;
  @Text('192.0.2.0/24', 'Without its last part.') network!: string;
  @Moment() opened_at!: string;
  @Moment('To the minute.') last_used_at!: string;
  @Flag('True if it is the one that asks.') is_this!: boolean;
}

class PartnerSessionsDto {
  @ListOf(PartnerSessionDto, 'The last used first.') sessions!: PartnerSessionDto[];
}

function toPartnerSessionsDto(
  sessions: readonly ListedSession[],
  thisId: string,
): PartnerSessionsDto {
  return {
    sessions: sessions
      .filter(({ endedAt }) => endedAt === null)
      .map((session) => ({
        ...wire(session, 'id', 'browser', 'network', 'openedAt', 'lastUsedAt'),
        is_this: session.id === thisId,
      })),
  };
}

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
    @Partner() { id, partnerId }: ActivePartnerSession,
  ): Promise<PartnerSessionsDto> {
    return toPartnerSessionsDto(await this.sessions.listOf(partnerId), id);
  }

  @Delete('sessions/:id')
  @Operation('Log out on one device', 'Does nothing to what has ended, or is another partner’s.')
  @AnswersNoContent('not-found')
  async endPartnerSession(
    @Partner() { partnerId }: ActivePartnerSession,
    @KnownId() id: string,
  ): Promise<void> {
    await this.sessions.endOf(partnerId, id);
  }

  @Delete('session')
  @Operation('Log out here', 'Other devices stay logged in.')
  @AnswersNoContent()
  async leaveAsPartner(
    @Partner() { id, partnerId }: ActivePartnerSession,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.sessions.endOf(partnerId, id);
    this.cookie.clear(reply);
  }
}
