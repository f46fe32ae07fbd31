import { IntegratorLeads } from '@boligstyling/application';
import { type IntegratorKey, READING } from '@boligstyling/domain';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiSecurity, ApiTags } from '@nestjs/swagger';
import { LeadIntake } from '../leads/submit/lead-intake.js';
import { OpenedBy, OwnKey } from '../platform/access/integrator.guard.js';
import { Answers, Operation } from '../platform/contract/answers.js';
import { Limited } from '../platform/limits/limited.js';
import { PageQueryDto } from '../platform/validation/page-query.dto.js';
import { decodeCursor } from '../platform/validation/time-cursor.js';
import { OwnFiguresDto, OwnLeadsDto, toOwnFiguresDto, toOwnLeadsDto } from './own-leads.dto.js';

@ApiTags('integrators')
@ApiSecurity('apikey')
@Controller('integrator')
export class OwnLeadsController {
  constructor(private readonly leads: IntegratorLeads) {}

  @Get('leads')
  @OpenedBy(READING)
  @Limited(LeadIntake)
  @Operation(
    'What became of the leads that your key has sent',
    'The newest first, a page at a time. Who the owners are is told where the administrator has granted it, but not of those who have withdrawn, used our form in another’s page or corrected it on the page of another request of theirs. A lead that waits to be looked at is as new. Reading counts for nothing: the RateLimit fields say how many leads your key may yet send.',
  )
  @Answers(OwnLeadsDto, 'invalid-request')
  async listOwnLeads(
    @OwnKey() key: IntegratorKey,
    @Query() { cursor, limit }: PageQueryDto,
  ): Promise<OwnLeadsDto> {
    const after = cursor ? decodeCursor(cursor) : undefined;
    const place = after && { id: after.id, receivedAt: after.createdAt };
    return toOwnLeadsDto(key, await this.leads.page(key.id, limit + 1, place), limit);
  }

  @Get('figures')
  @OpenedBy('figures:read-own')
  @Limited(LeadIntake)
  @Operation(
    'How many leads your key has sent, and what came of them, by month',
    'Of the leads that we still have: what an owner has erased is counted no more. The RateLimit fields are as for your leads.',
  )
  @Answers(OwnFiguresDto)
  async getOwnFigures(@OwnKey() key: IntegratorKey): Promise<OwnFiguresDto> {
    return toOwnFiguresDto(key, await this.leads.months(key.id));
  }
}
