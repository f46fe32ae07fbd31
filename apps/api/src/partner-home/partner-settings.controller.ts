import {
  type OpenPartnerSession,
  PartnerRepository,
  PausePartner,
  SavePartner,
} from '@boligstyling/application';
import { DomainError, type Version } from '@boligstyling/domain';
import { Body, Patch, Post } from '@nestjs/common';
import { ApiBody } from '@nestjs/swagger';
import { toPartnerChanges } from '../partners/save-partner.dto.js';
import { Partner, PartnerController } from '../platform/access/partner.guard.js';
import { Answers, AnswersNothing, Operation } from '../platform/contract/answers.js';
import { LimitedPress } from '../platform/limits/presses.js';
import { IfMatch, Versioned } from '../platform/versions/versioned.js';
import { SavedSettingsDto, toSavedSettingsDto } from './partner-page.dto.js';
import { PartnerSettingsDto, PauseDto } from './partner-settings.dto.js';

@PartnerController()
export class PartnerSettingsController {
  constructor(
    private readonly savePartner: SavePartner,
    private readonly pauses: PausePartner,
    private readonly partners: PartnerRepository,
  ) {}

  @Patch('settings')
  @Operation(
    'Areas, services, capacity, and what owners see',
    'Changes what is given, for questions from now on.',
  )
  @LimitedPress()
  @Answers(SavedSettingsDto, 'invalid-partner', 'too-many-attempts')
  @Versioned(SavedSettingsDto, (it: PartnerSettingsController, { partnerId }: OpenPartnerSession) =>
    it.settingsOf(partnerId),
  )
  async changePartnerSettings(
    @Partner() { partnerId }: OpenPartnerSession,
    @Body() dto: PartnerSettingsDto,
    @IfMatch() version?: Version,
  ): Promise<SavedSettingsDto> {
    const changes = toPartnerChanges(dto);
    const { partner } = await this.savePartner.change(partnerId, changes, 'partner', version);
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
    'What it has been asked or has taken already stays.',
  )
  @ApiBody({ type: PauseDto, required: false })
  @LimitedPress()
  @AnswersNothing('invalid-pause', 'paused-by-operator', 'too-many-attempts')
  async pauseAsPartner(
    @Partner() { partnerId }: OpenPartnerSession,
    @Body() { until }: PauseDto,
  ): Promise<void> {
    await this.pauses.pause(partnerId, until ?? null);
  }

  @Post('resume')
  @Operation('Get new questions again', 'From now on, within the capacity.')
  @LimitedPress()
  @AnswersNothing('paused-by-operator', 'too-many-attempts')
  async resumeAsPartner(@Partner() { partnerId }: OpenPartnerSession): Promise<void> {
    await this.savePartner.change(partnerId, { active: true }, 'partner');
  }
}
