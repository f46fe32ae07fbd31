import { SubmitLead } from '@boligstyling/application';
import { Body, Controller, Headers, Post, UseGuards } from '@nestjs/common';
import { ApiCreatedResponse, ApiHeader, ApiOperation, ApiSecurity, ApiTags } from '@nestjs/swagger';
import { RequestId } from '../logging/request-id.js';
import { ApiProblems } from './api-problems.js';
import { LeadReceiptDto, toLeadReceiptDto } from './lead-receipt.dto.js';
import { PublicKeyGuard } from './public-key.guard.js';
import { SubmitLeadDto, toLeadDetails } from './submit-lead.dto.js';
import { submissionKey } from './submission-key.js';

@ApiTags('leads')
@ApiSecurity('apikey')
@UseGuards(PublicKeyGuard)
@Controller('leads')
export class LeadsController {
  constructor(private readonly submitLead: SubmitLead) {}

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
  @ApiProblems(400, 401, 409, 413, 415, 503)
  async submit(
    @Body() dto: SubmitLeadDto,
    @RequestId() requestId: string,
    @Headers('Idempotency-Key') key?: string,
  ): Promise<LeadReceiptDto> {
    const details = toLeadDetails(dto);
    const submission = submissionKey(key, details);
    return toLeadReceiptDto(await this.submitLead.execute(details, submission, requestId));
  }
}
