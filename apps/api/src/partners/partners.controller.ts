import {
  DeliveryNudge,
  ImportPartners,
  MAX_PARTNERS,
  PartnerRepository,
  PartnerSessions,
  SavePartner,
  ViewTrackRecord,
  COVERAGE_DAYS,
  FindCoverageGaps,
} from '@boligstyling/application';
import {
  DomainError,
  fromFilterQuery,
  PARTNER_FILE_MEGABYTES,
  PARTNER_FILTER,
  type Version,
  type CoverageGap,
  LEAD_SERVICES,
  type LeadService,
} from '@boligstyling/domain';
import { Body, Delete, Get, Patch, Post, Query, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { type FileBody, readFile } from '../platform/validation/take-file.js';
import { ApiProblems, BODY_PROBLEMS } from '../platform/problems/api-problems.js';
import { AdminController } from '../platform/access/admin-controller.js';
import { KnownId } from '../platform/validation/field.js';
import {
  PartnerDto,
  PartnersDto,
  toPartnerDto,
  TrackRecordDto,
  toTrackRecordDto,
  PartnersFilterDto,
  PartnersQueryDto,
  ChangePartnerDto,
  SavePartnerDto,
  toPartnerChanges,
  toPartnerDetails,
  PartnerFileDto,
  PartnerFileQueryDto,
  toPartnerFileDto,
} from './partner.dto.js';
import { IfMatch, Versioned } from '../platform/versions/versioned.js';
import {
  Answers,
  AnswersCreated,
  AnswersNoContent,
  Operation,
  wire,
} from '../platform/contract/answers.js';
import { Count, ListOf, Moment, OneOf, Text } from '../platform/contract/shown.js';

class CoverageGapDto implements CoverageGap {
  @Text('Bodø', "The municipality's name, or what was written.") place!: string;
  @Text.orNull('1804', 'Null: unknown.') municipality!: string | null;
  @Text('BODØ', 'As most leads wrote it.') city!: string;
  @OneOf(LEAD_SERVICES) service!: LeadService;
  @Count(4, `Leads in the last ${COVERAGE_DAYS} days.`) leads!: number;
  @Count(1, 'Those among them that are still new.') waiting!: number;
  @Count(1, 'Active partners who work there.') partners!: number;
  @Count(1, 'Those among them without capacity.') full!: number;
}

class CoverageDto {
  @ListOf(CoverageGapDto, 'Most waiting leads first.') gaps!: CoverageGapDto[];
  @Count(21, `Leads of the last ${COVERAGE_DAYS} days that no partner has, in whatever place.`)
  waiting!: number;
  @Count(1, 'Active partners without capacity.') full_partners!: number;
  @Count(12, 'Of those who have accepted the terms.') active_partners!: number;
  @Count(2, 'Active partners who get no leads before they accept the terms.')
  partners_without_terms!: number;
  @Moment('Since when leads are counted.') since!: string;
}

@AdminController('coverage')
export class CoverageController {
  constructor(private readonly findCoverageGaps: FindCoverageGaps) {}

  @Get()
  @Operation(
    'Places and services with leads that no partner can take',
    `Of the leads of the last ${COVERAGE_DAYS} days: those in places where no active partner of the right kind works, and those that wait where everyone who does is without capacity.`,
  )
  @Answers(CoverageDto)
  async getCoverage(): Promise<CoverageDto> {
    const found = await this.findCoverageGaps.execute();
    return {
      gaps: [...found.gaps],
      ...wire(found, 'waiting', 'fullPartners', 'activePartners'),
      ...wire(found, 'partnersWithoutTerms', 'since'),
    };
  }
}

const CSV = 'text/csv';

export const PARTNER_FILE: FileBody = {
  path: '/api/admin/partners/import',
  types: [CSV],
  limitBytes: PARTNER_FILE_MEGABYTES * 1024 ** 2,
};

@AdminController('partners')
export class PartnersController {
  constructor(
    private readonly partners: PartnerRepository,
    private readonly savePartner: SavePartner,
    private readonly importing: ImportPartners,
    private readonly delivery: DeliveryNudge,
    private readonly viewTrackRecord: ViewTrackRecord,
    private readonly sessions: PartnerSessions,
  ) {}

  @Get()
  @Operation(
    'Partners by name, filtered',
    'With what each has been given, which is what the rule goes by.',
  )
  @Answers(PartnersDto, 'invalid-request')
  async listPartners(@Query() query: PartnersFilterDto): Promise<PartnersDto> {
    return this.searchPartners(query);
  }

  @Post('search')
  @Operation(
    'Partners by name, searched and filtered',
    'The search is in the body, because logs keep addresses. Changes nothing.',
  )
  @ApiBody({ type: PartnersQueryDto, required: false })
  @Answers(PartnersDto)
  async searchPartners(@Body() query: PartnersQueryDto): Promise<PartnersDto> {
    const found = await this.partners.list(fromFilterQuery(PARTNER_FILTER, query));
    return { partners: found.map(toPartnerDto) };
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
    'The record of a partner in the last year',
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
  @AnswersCreated(PartnerDto, 'invalid-partner', 'partner-email-taken')
  async addPartner(@Body() dto: SavePartnerDto): Promise<PartnerDto> {
    return toPartnerDto(await this.savePartner.add(toPartnerDetails(dto)));
  }

  @Post('import')
  @Operation(
    'Partners from a CSV file, as a preview or all at once',
    `A header and one partner a line, at most ${MAX_PARTNERS}, in UTF-8, of at most 1 MB, separated by commas, semicolons or tabs. Headings are the fields of a partner or their Norwegian names. With a bad row nothing is stored.`,
  )
  @ApiConsumes(CSV)
  @ApiBody({
    schema: {
      type: 'string',
      format: 'binary',
      example: 'navn;firma;e-post\nAnne;Stil AS;anne@stil.no\n',
    },
  })
  @Answers(PartnerFileDto, ...BODY_PROBLEMS, 'partner-email-taken')
  async importPartners(
    @Req() { body }: FastifyRequest,
    @Query() { store = false }: PartnerFileQueryDto,
  ): Promise<PartnerFileDto> {
    return toPartnerFileDto(await this.importing.execute(await readFile(body), store));
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

  @Post(':id/welcome')
  @Operation(
    'Send a partner the welcome',
    'With its price, services, areas and capacity, how a question looks, and how to get in. Sent again by each call.',
  )
  @AnswersNoContent('not-found', 'partner-not-found')
  async welcomePartner(@KnownId() id: string): Promise<void> {
    await this.partners.notify(id, 'partner-welcome');
    this.delivery.nudge();
  }

  @Delete(':id/sessions')
  @Operation(
    'Log a partner out everywhere',
    'Links to log in by that wait are over too. It can ask for a new one.',
  )
  @AnswersNoContent('not-found')
  async endSessionsOfPartner(@KnownId() id: string): Promise<void> {
    await this.sessions.endAllOf(id);
  }
}
