import { ERASED_KEY_DAYS } from '@boligstyling/domain';
import {
  Body,
  Controller,
  Headers,
  Post,
  Req,
  Res,
  UseGuards,
  Get,
  Header,
  Param,
  Redirect,
} from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiSecurity,
  ApiTags,
  ApiProperty,
  ApiExcludeController,
} from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiProblems } from '../../platform/problems/api-problems.js';
import { Limited } from '../../platform/limits/rate-limiter.js';
import { ApiFormHints, ApiShownConsent } from '../../platform/limits/form-hints.js';
import { LeadIntake } from './lead-intake.js';
import { SentLeadCookie, SENT_LEAD_PATH } from './sent-lead.js';
import { SubmitKeyGuard } from '../../platform/access/integrator.guard.js';
import { SubmitLeadDto } from './submit-lead.dto.js';
import { Operation } from '../../platform/contract/answers.js';
import { ApiIdempotencyKey } from '../../platform/validation/field.js';
import type { LeadReceipt } from '@boligstyling/application';

export class LeadReceiptDto {
  @ApiProperty({ format: 'uuid', example: '019aa1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1b' })
  id!: string;

  @ApiProperty({ format: 'date-time', example: '2026-11-19T13:32:00.000Z' })
  created_at!: string;
}

export function toLeadReceiptDto({ id, receivedAt }: LeadReceipt): LeadReceiptDto {
  return { id, created_at: receivedAt.toISOString() };
}

/**
 * «Følg henvendelsen»: redirects to the page of the browser's last lead, or the one with that id,
 * else to the form for a link.
 */
@ApiExcludeController()
@Controller(SENT_LEAD_PATH)
export class SentLeadController {
  constructor(private readonly sentLead: SentLeadCookie) {}

  /** The token goes in the fragment, which browsers do not send. */
  @Get(['', ':id'])
  @Header('cache-control', 'no-store')
  @Header('referrer-policy', 'no-referrer')
  @Redirect('/min-henvendelse', 303)
  follow(@Req() request: FastifyRequest, @Param('id') id?: string): { url: string } | undefined {
    const token = this.sentLead.of(request, id);
    return token === undefined ? undefined : { url: `/min-henvendelse#${token}` };
  }
}

@ApiTags('leads')
@ApiSecurity('apikey')
@UseGuards(SubmitKeyGuard)
@Controller('leads')
export class SubmitLeadController {
  constructor(
    private readonly intake: LeadIntake,
    private readonly sentLead: SentLeadCookie,
  ) {}

  @Post()
  @Operation(
    'Submit a lead',
    `Answers once the lead is durably stored; its e-mails leave and it is passed on to partners right after. With an \`Idempotency-Key\` the call can be repeated without harm: the same key and body get the same answer and store nothing more, the same key with another body is refused with 409. So make one key for each submission, keep it, and repeat after a time-out, a 429 or a 5xx until there is an answer. \`accept_styling_only\` has to be \`yes\`, unless \`agent_only\` is true. A key is remembered as long as its lead, and for ${ERASED_KEY_DAYS} days after that was erased: a repeat then gets 409 (\`lead-erased\`) and stores nothing. Each client (an IPv4 address, an IPv6 /64) may submit so many leads a minute, and so may each key of an integrator (\`key\`), whose source name the lead then bears; the RateLimit fields say what is left.`,
  )
  @ApiIdempotencyKey()
  @ApiFormHints('is held until the administrator releases it')
  @ApiShownConsent()
  @Limited(LeadIntake)
  @ApiCreatedResponse({ type: LeadReceiptDto, description: 'The lead is stored.' })
  @ApiProblems(
    'unauthorized',
    'scope-missing',
    'origin-refused',
    'secret-in-page',
    'idempotency-key-reused',
    'lead-erased',
    'too-many-attempts',
    'storage-unavailable',
  )
  async submitLead(
    @Body() dto: SubmitLeadDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Headers('Idempotency-Key') key?: string,
  ): Promise<LeadReceiptDto> {
    const receipt = await this.intake.receive(dto, key, request);
    this.sentLead.note(request, reply, receipt);
    return toLeadReceiptDto(receipt);
  }
}
