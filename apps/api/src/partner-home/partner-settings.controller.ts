import {
  type ActivePartnerSession,
  PartnerRepository,
  PausePartner,
  SavePartner,
} from '@boligstyling/application';
import { DomainError, type Version } from '@boligstyling/domain';
import { Body, Patch, Post, Req } from '@nestjs/common';
import { ApiBody, PartialType, PickType } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { PartnerAudit } from './partner-audit.js';
import { toPartnerChanges, ChangePartnerDto } from '../partners/save-partner.dto.js';
import { Partner, PartnerController } from '../platform/access/partner.guard.js';
import { Answers, AnswersNoContent, Operation } from '../platform/contract/answers.js';
import { LimitedPress } from '../platform/limits/rate-limiter.js';
import { IfMatch, Versioned } from '../platform/versions/versioned.js';
import { SavedSettingsDto, toSavedSettingsDto } from './partner-page.dto.js';
import { OptionalDay } from '../platform/validation/field.js';

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
  @OptionalDay('The day in Norway on which the pause ends by itself. Left out: it has no end.')
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
