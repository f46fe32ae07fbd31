import { AuditLog, type AuditEntry, type AuditFilter } from '@boligstyling/application';
import {
  AUDIT_MONTHS,
  ADMIN_CALLS,
  AUDIT_ACTS,
  type AdminCall,
  type AuditAct,
  AUDIT_FILTER,
  type FilterQuery,
  fromFilterQuery,
  type Role,
  ROLES,
} from '@boligstyling/domain';
import { Body, Get, Post, Query } from '@nestjs/common';
import { ApiBody, ApiProperty, IntersectionType, OmitType } from '@nestjs/swagger';
import { AdminController } from '../../platform/access/admin-controller.js';
import { Answers, Operation, wire } from '../../platform/contract/answers.js';
import {
  decodeCursor,
  pageOf,
  PageQueryDto,
  OfFilter,
  toPeriod,
} from '../../platform/validation/page-query.dto.js';
import { Id, ListOf, Moment, OneOf, Text, Texts, Count } from '../../platform/contract/shown.js';

const Asked = class {} as new () => FilterQuery<typeof AUDIT_FILTER>;

@OfFilter(AUDIT_FILTER)
class AuditAskedDto extends Asked {}

class AuditQueryDto extends IntersectionType(PageQueryDto, AuditAskedDto) {}

/** Searched names come in the body alone, because logs keep addresses. */
class AuditFilterDto extends OmitType(AuditQueryDto, ['name']) {}

/** Names of fields and counts, and nothing of an owner. */
class AuditEntryDto {
  @Id() id!: string;
  @Moment() at!: string;

  @Text(
    'Kari Nordmann',
    'The name at the time; «felles passord» for the shared login, «ukjent» for a failed login.',
  )
  name!: string;

  @OneOf.orNull(ROLES) role!: Role | null;
  @OneOf(AUDIT_ACTS) act!: AuditAct;
  @OneOf(Object.keys(ADMIN_CALLS), 'By its operation id.') call!: AdminCall;
  @Id.orNull() subject_id!: string | null;
  @Texts(['status', 'note']) fields!: string[];

  @Count.orNull(50, 'How many were shown or downloaded.') count!: number | null;

  @Text('Chrome på Windows') browser!: string;
  @Text('203.0.113.0/24') network!: string;
}

class AuditDto {
  @ListOf(AuditEntryDto) entries!: AuditEntryDto[];

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Leads to the next page, if there is one.',
  })
  next_cursor!: string | null;
}

const toAuditFilter = (query: AuditQueryDto): AuditFilter => ({
  ...fromFilterQuery(AUDIT_FILTER, query),
  name: query.name?.trim() || undefined,
  ...toPeriod(query),
});

function toAuditEntryDto(entry: AuditEntry): AuditEntryDto {
  return {
    ...wire(entry, 'id', 'at', 'name', 'role', 'act', 'call', 'subjectId'),
    ...wire(entry, 'count', 'browser', 'network'),
    fields: [...entry.fields],
  };
}

@AdminController('audit')
export class AuditController {
  constructor(private readonly audit: AuditLog) {}

  @Get()
  @Operation(
    'Who saw, changed, exported or erased what, newest first',
    `Kept for ${AUDIT_MONTHS} months. It has no data of an owner.`,
  )
  @Answers(AuditDto, 'invalid-request')
  async listAudit(@Query() query: AuditFilterDto): Promise<AuditDto> {
    return this.searchAudit(query);
  }

  @Post('search')
  @Operation(
    'Acts of users, also by a part of their name',
    'The search is in the body, because logs keep addresses. Changes nothing.',
  )
  @ApiBody({ type: AuditQueryDto, required: false })
  @Answers(AuditDto)
  async searchAudit(@Body() query: AuditQueryDto): Promise<AuditDto> {
    const { limit, cursor } = query;
    const position = cursor ? decodeCursor(cursor) : undefined;
    const after = position && { at: position.createdAt, id: position.id };
    const found = await this.audit.list(toAuditFilter(query), limit + 1, after);
    const { page, next_cursor } = pageOf(found, limit, ({ at, id }) => ({ createdAt: at, id }));
    return { entries: page.map(toAuditEntryDto), next_cursor };
  }
}
