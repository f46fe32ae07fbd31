import {
  type ActivePartnerSession,
  PartnerTermsLink,
  SavePartner,
} from '@boligstyling/application';
import type { Partner as PartnerOfTerms } from '@boligstyling/domain';
import { Body, Controller, Get, Post, Req } from '@nestjs/common';
import { ApiTags, PickType } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { ApiLinkToken, LinkToken } from '../platform/access/link-token.js';
import { Partner, PartnerController } from '../platform/access/partner.guard.js';
import { Answers, AnswersNoContent, Operation } from '../platform/contract/answers.js';
import { wire } from '../platform/contract/wire.js';
import { LimitedPress } from '../platform/limits/rate-limiter.js';
import { ApiProblems } from '../platform/problems/api-problems.js';
import { AcceptedVersion } from '../platform/validation/accepted-version.js';
import { PartnerAudit } from './partner-audit.js';
import { PartnerPageDto } from './partner-page.dto.js';

class AcceptTermsDto {
  @AcceptedVersion() terms_version!: string;
}

class PartnerTermsDto extends PickType(PartnerPageDto, [
  'name',
  'terms_version',
  'terms_accepted_at',
]) {}

const toPartnerTermsDto = (partner: PartnerOfTerms): PartnerTermsDto =>
  wire(partner, 'name', 'termsVersion', 'termsAcceptedAt');

const ACCEPTS = 'Of the version in force. Accepting again changes nothing.';

@PartnerController()
export class OwnTermsController {
  constructor(
    private readonly savePartner: SavePartner,
    private readonly audit: PartnerAudit,
  ) {}

  @Post('terms')
  @Operation('Accept the terms for partners', ACCEPTS)
  @LimitedPress()
  @AnswersNoContent('terms-outdated', 'too-many-attempts')
  async acceptOwnTerms(
    @Partner() { partnerId }: ActivePartnerSession,
    @Body() { terms_version }: AcceptTermsDto,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    const accept = () => this.savePartner.acceptTerms(partnerId, terms_version, 'page');
    await this.audit.during(partnerId, request, accept);
  }
}

/** A GET changes nothing, because mail scanners follow links. */
@ApiTags('links')
@ApiLinkToken()
@ApiProblems('link-unknown', 'link-expired', 'storage-unavailable')
@Controller('partner-terms')
export class PartnerTermsController {
  constructor(
    private readonly link: PartnerTermsLink,
    private readonly audit: PartnerAudit,
  ) {}

  @Get()
  @Operation('The terms that the partner of a link has accepted', 'Null: none yet.')
  @Answers(PartnerTermsDto)
  async getPartnerTerms(@LinkToken() token: string): Promise<PartnerTermsDto> {
    return toPartnerTermsDto(await this.link.view(token));
  }

  @Post('accept')
  @Operation('Accept the terms for partners by a link', ACCEPTS)
  @LimitedPress()
  @Answers(PartnerTermsDto, 'terms-outdated', 'too-many-attempts')
  async acceptPartnerTerms(
    @LinkToken() token: string,
    @Body() { terms_version }: AcceptTermsDto,
    @Req() request: FastifyRequest,
  ): Promise<PartnerTermsDto> {
    const { id } = await this.link.view(token);
    const accept = () => this.link.accept(token, terms_version);
    return toPartnerTermsDto(await this.audit.during(id, request, accept));
  }
}
