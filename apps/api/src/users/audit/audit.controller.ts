import { AuditLog } from '@boligstyling/application';
import { AUDIT_MONTHS } from '@boligstyling/domain';
import { Body, Get, Post, Query } from '@nestjs/common';
import { ApiBody } from '@nestjs/swagger';
import { AdminController } from '../../platform/access/admin-controller.js';
import { Answers, Operation } from '../../platform/contract/answers.js';
import { decodeCursor, pageOf } from '../../platform/validation/time-cursor.js';
import { AuditDto, AuditQueryDto, toAuditEntryDto, toAuditFilter } from './audit.dto.js';

@AdminController('audit')
export class AuditController {
  constructor(private readonly audit: AuditLog) {}

  @Get()
  @Operation(
    'Who saw, changed, exported or erased what, newest first',
    `Kept for ${AUDIT_MONTHS} months. Nothing in it tells of an owner.`,
  )
  @Answers(AuditDto, 'invalid-request')
  async listAudit(@Query() query: AuditQueryDto): Promise<AuditDto> {
    const { limit, cursor } = query;
    const position = cursor ? decodeCursor(cursor) : undefined;
    const after = position && { at: position.createdAt, id: position.id };
    const found = await this.audit.list(toAuditFilter(query), limit + 1, after);
    const { page, next_cursor } = pageOf(found, limit, ({ at, id }) => ({ createdAt: at, id }));
    return { entries: page.map(toAuditEntryDto), next_cursor };
  }

  @Post('search')
  @Operation(
    'The same, with whose name is searched for in the body',
    'With the fields that `listAudit` has in its query. Changes nothing.',
  )
  @ApiBody({ type: AuditQueryDto, required: false })
  @Answers(AuditDto)
  async searchAudit(@Body() query: AuditQueryDto): Promise<AuditDto> {
    return this.listAudit(query);
  }
}
