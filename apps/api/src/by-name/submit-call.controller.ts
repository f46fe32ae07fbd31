import { Body, Headers, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { LeadIntake } from '../leads/submit/lead-intake.js';
import { type LeadReceiptDto, toLeadReceiptDto } from '../leads/submit/submit-lead.controller.js';
import { SubmitLeadDto } from '../leads/submit/submit-lead.dto.js';
import { Limited } from '../platform/limits/rate-limiter.js';
import { Call, CallsByName, SubmitCallKeyGuard } from './by-name.js';

/** `POST /api/leads` under the name that earlier clients call. */
@CallsByName(SubmitCallKeyGuard)
export class SubmitCallController {
  constructor(private readonly intake: LeadIntake) {}

  @Call('secure-submit-lead')
  @Limited(LeadIntake)
  async submit(
    @Body() dto: SubmitLeadDto,
    @Headers('Idempotency-Key') key: string | undefined,
    @Req() request: FastifyRequest,
  ): Promise<LeadReceiptDto & { success: true }> {
    const receipt = await this.intake.receive(dto, key, request, 'by-name');
    return { success: true, ...toLeadReceiptDto(receipt) };
  }
}
