import { Body, Headers, Req, Res, UseFilters } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LeadIntake } from '../leads/submit/lead-intake.js';
import { type LeadReceiptDto, toLeadReceiptDto } from '../leads/submit/lead-receipt.dto.js';
import { SubmitLeadDto } from '../leads/submit/submit-lead.dto.js';
import { Call, CallsByName } from './by-name.js';
import { SubmitCallKeyGuard } from './call-key.guard.js';
import { CallErrorsFilter } from './call-errors.filter.js';

/** `POST /api/leads` under the name that earlier clients call. They read only whether it failed. */
@CallsByName(SubmitCallKeyGuard)
@UseFilters(CallErrorsFilter)
export class SubmitCallController {
  constructor(private readonly intake: LeadIntake) {}

  @Call('secure-submit-lead')
  async submit(
    @Body() dto: SubmitLeadDto,
    @Headers('Idempotency-Key') key: string | undefined,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LeadReceiptDto & { success: true }> {
    const receipt = await this.intake.receive(dto, key, request, reply, 'by-name');
    return { success: true, ...toLeadReceiptDto(receipt) };
  }
}
