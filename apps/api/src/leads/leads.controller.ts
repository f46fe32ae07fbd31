import {
  COUNTED_SEARCH_HITS,
  EraseLead,
  LeadCases,
  ListLeads,
  ViewLead,
  ViewLeadFiles,
} from '@boligstyling/application';
import {
  UNDO_MINUTES,
  setStatus,
  addNote,
  undoStatus,
  releaseLead,
  placeLead,
  type Version,
} from '@boligstyling/domain';
import { Body, Delete, Get, Headers, Patch, Post, Put, Query, Res } from '@nestjs/common';
import { ApiBody, ApiExtraModels } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { BODY_PROBLEMS, InvalidRequest } from '../platform/problems/api-problems.js';
import { AdminController } from '../platform/access/admin-controller.js';
import { IfMatch, Versioned } from '../platform/versions/versioned.js';
import { ApiIdempotencyKey, idNamedBy, KnownId } from '../platform/validation/field.js';
import {
  BareLeadDto,
  decodeLeadCursor,
  LeadListDto,
  LeadsVersionDto,
  toLeadListDto,
  LeadsQueryDto,
  toLeadFilter,
} from './lead-list.dto.js';
import {
  FollowedUpLeadDto,
  FollowUpDto,
  LeadDetailDto,
  PlaceDto,
  toLeadDetailDto,
  UndoStatusDto,
} from './lead-detail.dto.js';
import { LeadExportDto, toLeadExportDto } from './lead-export.dto.js';
import { Answers, AnswersNoContent, Operation } from '../platform/contract/answers.js';
import { PictureDto, toPicturesDto } from '../files/pictures.dto.js';
import { ListOf } from '../platform/contract/shown.js';
import { PageContent } from '../platform/pages/site.js';
import { AttachmentDto, toAttachmentDto } from '../quotes/partner-quote.dto.js';

const COUNTED = COUNTED_SEARCH_HITS.toLocaleString('en');

@ApiExtraModels(BareLeadDto)
@AdminController('leads')
export class AdminLeadsController {
  constructor(
    private readonly leads: ListLeads,
    private readonly viewLead: ViewLead,
    private readonly cases: LeadCases,
    private readonly eraseLead: EraseLead,
    private readonly shown: PageContent,
  ) {}

  @Get()
  @Operation(
    'Leads, searched, narrowed and ordered, a page at a time',
    `The total is exact, but for a search with more than ${COUNTED} hits: then it is ${COUNTED} and \`total_is_exact\` is false, and an order by name is one of the newest ${COUNTED}.`,
  )
  @Answers(LeadListDto, 'invalid-request')
  async listLeads(@Query() query: LeadsQueryDto): Promise<LeadListDto> {
    const { sort, limit, cursor } = query;
    const after = cursor ? decodeLeadCursor(cursor, sort) : undefined;
    const filter = toLeadFilter(query);
    return toLeadListDto(await this.leads.execute({ filter, sort, limit, after }), sort);
  }

  @Post('search')
  @Operation(
    'The same, with what is searched for in the body, where no log of addresses has it',
    'With the fields that `listLeads` has in its query. Changes nothing.',
  )
  @ApiBody({ type: LeadsQueryDto, required: false })
  @Answers(LeadListDto)
  async searchLeads(@Body() query: LeadsQueryDto): Promise<LeadListDto> {
    return this.listLeads(query);
  }

  @Get('version')
  @Operation(
    'The version of the list, another one when the newest leads have changed',
    'Cheap enough to be asked every few seconds.',
  )
  @Answers(LeadsVersionDto)
  async getLeadsVersion(): Promise<LeadsVersionDto> {
    return { version: await this.leads.version() };
  }

  @Get(':id')
  @Operation(
    'Everything there is on one lead',
    'The lead itself, its e-mails, its assignments and its history.',
  )
  @Answers(LeadDetailDto, 'not-found', 'lead-not-found')
  async getLead(@KnownId() id: string): Promise<LeadDetailDto> {
    return toLeadDetailDto(await this.viewLead.execute(id));
  }

  @Get(':id/export')
  @Operation(
    'Download all data of one lead',
    'The data an owner has the right to get (GDPR, article 15), as a file: as the owner’s own download, with repeats of the home, without users’ names, reasons of partners and prices. A private review is in the owner’s own download alone.',
  )
  @Answers(LeadExportDto, 'not-found', 'lead-not-found')
  async exportLeadDetail(
    @KnownId() id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LeadExportDto> {
    const detail = toLeadExportDto(await this.viewLead.forOwner(id));
    const name = `henvendelse-${detail.id}.json`;
    void reply.header('content-disposition', `attachment; filename="${name}"`);
    return detail;
  }

  @Patch(':id')
  @Versioned(LeadDetailDto, (it: AdminLeadsController, id: string) => it.getLead(id))
  @Operation(
    'Set the status, add a note, or both',
    'Any status can follow any other; each change is kept with its time. A repeat under the same `Idempotency-Key` adds no other note.',
  )
  @ApiIdempotencyKey()
  @Answers(
    FollowedUpLeadDto,
    ...BODY_PROBLEMS,
    ...(['not-found', 'lead-not-found', 'reason-required'] as const),
  )
  async followUpLead(
    @KnownId() id: string,
    @Body() { status, note, reason }: FollowUpDto,
    @IfMatch() version?: Version,
    @Headers('Idempotency-Key') key?: string,
  ): Promise<FollowedUpLeadDto> {
    if (!status && !note) {
      throw new InvalidRequest([{ field: 'status', message: 'Oppgi en status eller et notat.' }]);
    }
    let changedAt: Date | undefined;
    const noteId = idNamedBy(key, [id, note]);
    await this.cases.open(id, (leadCase) => {
      changedAt = status && setStatus(leadCase, status, version, reason?.trim());
      if (note) addNote(leadCase, note, noteId);
    });
    return { ...(await this.getLead(id)), changed_at: changedAt?.toISOString() ?? null };
  }

  @Post(':id/status/undo')
  @Operation(
    'Take the last change of status back',
    `Undoes the last change, or the one given by \`changed_at\`, within ${UNDO_MINUTES} minutes; a change by partners’ reports while it stands. Until then a status set by hand causes no e-mail and no webhook.`,
  )
  @Answers(LeadDetailDto, 'not-found', 'lead-not-found', 'status-not-undoable', 'undo-too-late')
  async undoLeadStatus(
    @KnownId() id: string,
    @Body() { status, changed_at }: UndoStatusDto,
  ): Promise<LeadDetailDto> {
    const changedAt = changed_at ? new Date(changed_at) : undefined;
    await this.cases.open(id, (leadCase) => undoStatus(leadCase, status, changedAt));
    return this.getLead(id);
  }

  @Post(':id/release')
  @Operation(
    'Release a lead that was held as suspected spam',
    'Its owner gets the confirmation, and it is passed on like any other. An erased or lost one need not be released.',
  )
  @AnswersNoContent('not-found', 'lead-not-found', 'lead-not-held')
  async releaseLead(@KnownId() id: string): Promise<void> {
    await this.cases.open(id, (leadCase) => releaseLead(leadCase));
  }

  @Put(':id/municipality')
  @Operation(
    'Say in which municipality the home lies',
    'For a home whose municipality is unknown, so that partners there are asked. Open offers in another place end unpaid; partners picked while it was unknown stay asked. A repeat changes nothing.',
  )
  @Answers(LeadDetailDto, 'not-found', 'lead-not-found', 'lead-closed', 'lead-held', 'lead-merged')
  async placeLead(
    @KnownId() id: string,
    @Body() { municipality }: PlaceDto,
  ): Promise<LeadDetailDto> {
    await this.cases.open(id, (leadCase) => placeLead(leadCase, municipality));
    return this.getLead(id);
  }

  @Delete(':id')
  @Operation(
    'Erase one lead with all that belongs to it, at once and permanently',
    'E-mails, assignments and history go too; a sale keeps its amount, date and status.',
  )
  @AnswersNoContent('not-found', 'lead-not-found')
  async deleteLead(@KnownId() id: string): Promise<void> {
    await this.eraseLead.execute(id);
    await this.shown.refresh();
  }
}

class LeadFilesDto {
  @ListOf(PictureDto, 'In the owner’s order.') pictures!: PictureDto[];
  @ListOf(AttachmentDto, 'Of every sent version of a quote.') attachments!: AttachmentDto[];
}

@AdminController('leads')
export class LeadFilesController {
  constructor(private readonly files: ViewLeadFiles) {}

  @Get(':id/files')
  @Operation(
    'Pictures of the home, and attachments of its quotes',
    'With links that open them for minutes. The audit log records the call.',
  )
  @Answers(LeadFilesDto, 'not-found', 'lead-not-found')
  async listLeadFiles(@KnownId() id: string): Promise<LeadFilesDto> {
    const { attachments, pictures } = await this.files.execute(id);
    return { ...toPicturesDto(pictures), attachments: attachments.map(toAttachmentDto) };
  }
}
