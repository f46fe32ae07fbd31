import {
  PartnerRepository,
  PartnerSessions,
  SavePartner,
  ViewTrackRecord,
} from '@boligstyling/application';
import { DomainError, type Version } from '@boligstyling/domain';
import { Body, Delete, Get, Patch, Post, Query } from '@nestjs/common';
import { ApiBody } from '@nestjs/swagger';
import { ApiProblems } from '../platform/problems/api-problems.js';
import { AdminController } from '../platform/access/admin-controller.js';
import { KnownId } from '../platform/validation/known-id.js';
import { PartnerDto, PartnersDto, toPartnerDto } from './partner.dto.js';
import { PartnersQueryDto } from './partners-query.dto.js';
import {
  ChangePartnerDto,
  SavePartnerDto,
  toPartnerChanges,
  toPartnerDetails,
} from './save-partner.dto.js';
import { TrackRecordDto, toTrackRecordDto } from './track-record.dto.js';
import { IfMatch, Versioned } from '../platform/versions/versioned.js';
import { Answers, AnswersNew, AnswersNothing, Operation } from '../platform/contract/answers.js';

@AdminController('partners')
export class PartnersController {
  constructor(
    private readonly partners: PartnerRepository,
    private readonly savePartner: SavePartner,
    private readonly viewTrackRecord: ViewTrackRecord,
    private readonly sessions: PartnerSessions,
  ) {}

  @Get()
  @Operation(
    'Partners by name, searched and filtered',
    'With what each has been given, which is what the rule goes by.',
  )
  @Answers(PartnersDto, 'invalid-request')
  async listPartners(@Query() { q, ...filter }: PartnersQueryDto): Promise<PartnersDto> {
    const found = await this.partners.list({ ...filter, text: q });
    return { partners: found.map(toPartnerDto) };
  }

  @Post('search')
  @Operation(
    'The same, with what is searched for in the body, where no log of addresses has it',
    'With the fields that `listPartners` has in its query. Changes nothing.',
  )
  @ApiBody({ type: PartnersQueryDto, required: false })
  @Answers(PartnersDto)
  async searchPartners(@Body() query: PartnersQueryDto): Promise<PartnersDto> {
    return this.listPartners(query);
  }

  @Get(':id')
  @Operation('One partner', 'With what it has been given, which is what the rule goes by.')
  @Answers(PartnerDto, 'not-found', 'partner-not-found')
  async getPartner(@KnownId() id: string): Promise<PartnerDto> {
    const partner = await this.partners.findById(id);
    if (!partner) throw new DomainError('partner-not-found');
    return toPartnerDto(partner);
  }

  @Get(':id/track-record')
  @Operation(
    'What a partner has made of what it was asked in the last year',
    'How soon it answers, what it takes, declines and lets pass, what it wins and what it disputes. What leads that are erased came to is counted in sales alone.',
  )
  @Answers(TrackRecordDto, 'not-found', 'partner-not-found')
  async getTrackRecord(@KnownId() id: string): Promise<TrackRecordDto> {
    return toTrackRecordDto(await this.viewTrackRecord.execute(id));
  }

  @Post()
  @Operation(
    'Take a partner into the network',
    'An active one gets new leads from now on. There is one partner for each e-mail address.',
  )
  @AnswersNew(PartnerDto, 'invalid-partner', 'partner-email-taken')
  async addPartner(@Body() dto: SavePartnerDto): Promise<PartnerDto> {
    return toPartnerDto(await this.savePartner.add(toPartnerDetails(dto)));
  }

  @Patch(':id')
  @Operation(
    'Change a partner, pause it or let it go on',
    'Changes what is given. There is no deletion: assignments and sales stay, so a partner that leaves is paused with `active: false`.',
  )
  @Answers(PartnerDto)
  @ApiProblems('invalid-partner', 'not-found', 'partner-not-found', 'partner-email-taken')
  @Versioned(PartnerDto, (it: PartnersController, id: string) => it.getPartner(id))
  async changePartner(
    @KnownId() id: string,
    @Body() dto: ChangePartnerDto,
    @IfMatch() version?: Version,
  ): Promise<PartnerDto> {
    const changed = await this.savePartner.change(
      id,
      toPartnerChanges(dto),
      'administrator',
      version,
    );
    return toPartnerDto(changed);
  }

  @Delete(':id/sessions')
  @Operation(
    'Log a partner out everywhere',
    'Links to log in by that wait are over too. It can ask for a new one.',
  )
  @AnswersNothing('not-found')
  async endSessionsOfPartner(@KnownId() id: string): Promise<void> {
    await this.sessions.endAllOf(id);
  }
}
