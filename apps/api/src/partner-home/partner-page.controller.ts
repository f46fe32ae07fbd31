import { type ActivePartnerSession, PartnerHome } from '@boligstyling/application';
import { Body, Get, Post, Query } from '@nestjs/common';
import { DISPUTING_IS, ReportDto } from '../assignments/links/partner-link.dto.js';
import { Answers, AnswersNoContent, Operation } from '../platform/contract/answers.js';
import { LimitedPress } from '../platform/limits/rate-limiter.js';
import { KnownId } from '../platform/validation/field.js';
import { decodeCursor, pageOf } from '../platform/validation/page-query.dto.js';
import {
  toPartnerAssignmentDto,
  DisputeErasedDto,
  PartnerLeadsDto,
  PartnerLeadsQueryDto,
  toPartnerLeadDto,
  PartnerPageDto,
  toPartnerPageDto,
} from './partner-page.dto.js';
import { Partner, PartnerController } from '../platform/access/partner.guard.js';

const PAGE = 20;

@PartnerController()
export class PartnerPageController {
  constructor(private readonly home: PartnerHome) {}

  @Get('page')
  @Operation(
    'Assignments that wait for the partner, and its own details',
    'Of the owners of what waits nothing that names or reaches them.',
  )
  @Answers(PartnerPageDto)
  async getPartnerPage(@Partner() session: ActivePartnerSession): Promise<PartnerPageDto> {
    const view = await this.home.view(session.partnerId);
    const offers = view.waiting.map((each) =>
      toPartnerAssignmentDto(each, this.home.linkTo(each), view.seenAt),
    );
    return toPartnerPageDto(view, offers, session);
  }

  @Get('assignments')
  @Operation(
    'Accepted assignments of the partner, the latest first',
    'With the owner, for as long as the lead is kept.',
  )
  @Answers(PartnerLeadsDto, 'invalid-request')
  async listPartnerLeads(
    @Partner() { partnerId }: ActivePartnerSession,
    @Query() { cursor }: PartnerLeadsQueryDto,
  ): Promise<PartnerLeadsDto> {
    const position = cursor ? decodeCursor(cursor) : undefined;
    const after = position && { acceptedAt: position.createdAt, id: position.id };
    const found = await this.home.accepted(partnerId, PAGE + 1, after);
    const { page, next_cursor } = pageOf(found, PAGE, ({ acceptedAt, id }) => ({
      createdAt: acceptedAt,
      id,
    }));
    return {
      assignments: page.map((each) =>
        toPartnerLeadDto(
          each,
          each.partnerLead && this.home.linkTo(each.partnerLead),
          this.home.disputeUntil(each),
        ),
      ),
      next_cursor,
    };
  }

  @Post('assignments/:id/accept')
  @Operation(
    '«Ta oppdraget»',
    'As by the link in the e-mail. A yes after the deadline, or when others have every place, costs nothing and is not listed.',
  )
  @LimitedPress()
  @AnswersNoContent('not-found', 'assignment-not-found', 'assignment-closed', 'too-many-attempts')
  async acceptAsPartner(
    @Partner() { partnerId }: ActivePartnerSession,
    @KnownId() id: string,
  ): Promise<void> {
    await this.home.accept(partnerId, id);
  }

  @Post('assignments/:id/report')
  @Operation('Report the outcome of an accepted assignment', 'The last report counts.')
  @LimitedPress()
  @AnswersNoContent('not-found', 'assignment-not-found', 'assignment-closed', 'too-many-attempts')
  async reportAsPartner(
    @Partner() { partnerId }: ActivePartnerSession,
    @KnownId() id: string,
    @Body() { report }: ReportDto,
  ): Promise<void> {
    await this.home.report(partnerId, id, report);
  }

  @Post('assignments/:id/dispute')
  @Operation(
    'Dispute the price of an erased lead, until `dispute_until`',
    `Others are disputed by their own link. ${DISPUTING_IS}`,
  )
  @AnswersNoContent(
    'not-found',
    'sale-not-found',
    'sale-disputed',
    'assignment-closed',
    'dispute-too-late',
  )
  async disputeErased(
    @Partner() { partnerId }: ActivePartnerSession,
    @KnownId() id: string,
    @Body() { reason }: DisputeErasedDto,
  ): Promise<void> {
    await this.home.disputeErased(partnerId, id, reason);
  }
}
