import { createHmac } from 'node:crypto';
import {
  EnterAsPartner,
  type ActivePartnerSession,
  PartnerSessions,
  type ListedSession,
} from '@boligstyling/application';
import { ONE_TIME_LINK_HOURS, PARTNER_SESSION_DAYS } from '@boligstyling/domain';
import { Body, Controller, Inject, Post, Req, Res, Delete, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../config/config.js';
import { seenClient } from '../platform/access/from-request.js';
import { AnswersNoContent, Operation, Answers, wire } from '../platform/contract/answers.js';
import { clientNetwork } from '../platform/limits/client-network.js';
import { AskedLinks } from '../platform/links/asked-links.js';
import { ApiProblems } from '../platform/problems/api-problems.js';
import { derivedKey } from '../platform/secrets/hmac-link-signer.js';
import { PartnerCookie, Partner, PartnerController } from '../platform/access/partner.guard.js';
import { RequiredEmail, RequiredLine, KnownId } from '../platform/validation/field.js';
import { Flag, Id, ListOf, Moment, Text } from '../platform/contract/shown.js';

class PartnerLinkRequestDto {
  @RequiredEmail('stine@stilogrom.no')
  email!: string;
}

class PartnerEntryDto {
  @RequiredLine({
    label: 'Lenken',
    maxLength: 200,
    example: 'sign-in.0199a5f2-6a3b-7c1d-8e2f-0a1b2c3d4e5f.1795000000.signature',
  })
  token!: string;
}

/** No GET, because mail scanners follow links and logs keep addresses. */
@ApiTags('partner')
@ApiProblems('storage-unavailable')
@Controller('partner')
export class EntranceController {
  private readonly key: Buffer;

  constructor(
    @Inject(CONFIG) { sessionSecret }: Config,
    private readonly entrance: EnterAsPartner,
    private readonly links: AskedLinks,
    private readonly cookie: PartnerCookie,
  ) {
    this.key = derivedKey(sessionSecret, 'partner link requests');
  }

  @Post('link')
  @Operation(
    'Send a partner a link to log in by',
    `The same answer whether there is such a partner or not, on pause or not. The link works once, for ${ONE_TIME_LINK_HOURS['partner-page'] * 60} minutes.`,
  )
  @AnswersNoContent('too-many-attempts')
  async sendPartnerLink(
    @Body() { email }: PartnerLinkRequestDto,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    const name = this.digest(clientNetwork(request.ip));
    await this.entrance.mayAsk({ name, budget: name });
    this.links.send(() => this.entrance.sendLink(email), request);
  }

  @Post('session')
  @Operation(
    'Use a link up, and log in',
    `Works once, also when two come with the same link at the same time. The session lasts ${PARTNER_SESSION_DAYS} days, in a cookie that no script reads.`,
  )
  @AnswersNoContent('link-unknown', 'link-expired')
  async enterAsPartner(
    @Body() { token }: PartnerEntryDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    this.cookie.keep(reply, await this.entrance.enter(token, seenClient(request)));
  }

  private digest(network: string): string {
    return createHmac('sha256', this.key).update(network).digest('hex');
  }
}

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
