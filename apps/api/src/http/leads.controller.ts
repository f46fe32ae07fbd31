import { Body, Controller, Headers, Post, Req, Res, UseGuards } from '@nestjs/common';
import { ApiCreatedResponse, ApiHeader, ApiOperation, ApiSecurity, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiProblems } from './api-problems.js';
import { LeadIntake } from './lead-intake.js';
import { LeadReceiptDto, toLeadReceiptDto } from './lead-receipt.dto.js';
import { PublicKeyGuard } from './public-key.guard.js';
import { SubmitLeadDto } from './submit-lead.dto.js';

@ApiTags('leads')
@ApiSecurity('apikey')
@UseGuards(PublicKeyGuard)
@Controller('leads')
export class LeadsController {
  constructor(private readonly intake: LeadIntake) {}

  @Post()
  @ApiOperation({
    operationId: 'submitLead',
    summary: 'Submit a request for offers',
    description:
      'Answers once the lead is durably stored. With an `Idempotency-Key`, the same request sent again gets the same answer and stores nothing more.',
  })
  @ApiHeader({
    name: 'Idempotency-Key',
    required: false,
    schema: { type: 'string', minLength: 1, maxLength: 200, pattern: '^[\\x21-\\x7e]+$' },
    description: 'Names this submission across repeats. A UUID is a good choice.',
  })
  @ApiCreatedResponse({ type: LeadReceiptDto })
  @ApiProblems(400, 401, 409, 413, 415, 429, 503)
  async submit(
    @Body() dto: SubmitLeadDto,
    @Headers('Idempotency-Key') key: string | undefined,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LeadReceiptDto> {
    return toLeadReceiptDto(await this.intake.receive(dto, key, request, reply));
  }
}
