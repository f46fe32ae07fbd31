import {
  type ActivePartnerSession,
  PartnerRepository,
  PausePartner,
  SavePartner,
  PartnerTermsLink,
  AuditLog,
} from '@boligstyling/application';
import { DomainError, type Version, type Partner as PartnerOfTerms } from '@boligstyling/domain';
import { Body, Patch, Post, Req, Get, Injectable } from '@nestjs/common';
import { ApiBody, PartialType, PickType } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { toPartnerChanges, ChangePartnerDto } from '../partners/partner.dto.js';
import { Partner, PartnerController } from '../platform/access/partner.guard.js';
import { Answers, AnswersNoContent, Operation, wire } from '../platform/contract/answers.js';
import { LimitedPress } from '../platform/limits/rate-limiter.js';
import { IfMatch, Versioned } from '../platform/versions/versioned.js';
import { SavedSettingsDto, toSavedSettingsDto, PartnerPageDto } from './partner-page.dto.js';
import { OptionalDay, AcceptedVersion } from '../platform/validation/field.js';
import { LinkController, LinkToken } from '../platform/access/link-token.js';
import { auditedAct } from '../platform/access/audit.interceptor.js';

/** A partner's own changes that the audit log names: what invoices show, and accepted terms. */
@Injectable()
export class PartnerAudit {
  constructor(
    private readonly audit: AuditLog,
    private readonly partners: PartnerRepository,
  ) {}

  async during<T>(
    partnerId: string,
    request: FastifyRequest,
    change: () => Promise<T>,
  ): Promise<T> {
    const found = await this.partners.findById(partnerId);
    const actor = { userId: null, name: found?.partner.name ?? '', role: null };
    const act = auditedAct(request, actor, 'changePartner', 'changed');
    return this.audit.during({ ...act, subjectId: partnerId }, change);
  }
}

const ON_INVOICES = ['organization_number', 'street', 'postal_code', 'post_place'] as const;

class PartnerSettingsDto extends PartialType(
  PickType(ChangePartnerDto, [
    'company',
    'phone',
    'website',
    'presentation',
    'areas',
    'services',
    'weekly_capacity',
    ...ON_INVOICES,
  ]),
  { skipNullProperties: false },
) {}

class PauseDto {
  @OptionalDay('The Norwegian day on which the pause ends. Left out: no end.')
  until?: string;
}

@PartnerController()
export class PartnerSettingsController {
  constructor(
    private readonly savePartner: SavePartner,
    private readonly pauses: PausePartner,
    private readonly partners: PartnerRepository,
    private readonly audit: PartnerAudit,
  ) {}

  @Patch('settings')
  @Operation(
    'Areas, services, capacity, and what owners and invoices show',
    'Changes what is given, for questions and invoices from now on. The audit log names changed invoice details.',
  )
  @LimitedPress()
  @Answers(SavedSettingsDto, 'invalid-partner', 'too-many-attempts')
  @Versioned(
    SavedSettingsDto,
    (it: PartnerSettingsController, { partnerId }: ActivePartnerSession) =>
      it.settingsOf(partnerId),
  )
  async changePartnerSettings(
    @Partner() { partnerId }: ActivePartnerSession,
    @Body() dto: PartnerSettingsDto,
    @Req() request: FastifyRequest,
    @IfMatch() version?: Version,
  ): Promise<SavedSettingsDto> {
    const changes = toPartnerChanges(dto);
    const change = () => this.savePartner.change(partnerId, changes, 'partner', version);
    const { partner } = ON_INVOICES.some((name) => dto[name] !== undefined)
      ? await this.audit.during(partnerId, request, change)
      : await change();
    return toSavedSettingsDto(partner);
  }

  private async settingsOf(partnerId: string): Promise<SavedSettingsDto> {
    const found = await this.partners.findById(partnerId);
    if (!found) throw new DomainError('partner-not-found');
    return toSavedSettingsDto(found.partner);
  }

  @Post('pause')
  @Operation(
    '«Pause til …»: no new questions until a day, or until resumed',
    'Offers and accepted assignments stay.',
  )
  @ApiBody({ type: PauseDto, required: false })
  @LimitedPress()
  @AnswersNoContent('invalid-pause', 'paused-by-operator', 'too-many-attempts')
  async pauseAsPartner(
    @Partner() { partnerId }: ActivePartnerSession,
    @Body() { until }: PauseDto,
  ): Promise<void> {
    await this.pauses.pause(partnerId, until ?? null);
  }

  @Post('resume')
  @Operation('Get new questions again', 'From now on, within the capacity.')
  @LimitedPress()
  @AnswersNoContent('paused-by-operator', 'too-many-attempts')
  async resumeAsPartner(@Partner() { partnerId }: ActivePartnerSession): Promise<void> {
    await this.savePartner.change(partnerId, { active: true }, 'partner');
  }
}

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
@LinkController('partner-terms')
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
