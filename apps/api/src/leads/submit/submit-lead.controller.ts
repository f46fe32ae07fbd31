import { ERASED_KEY_DAYS } from '@boligstyling/domain';
import { Body, Controller, Headers, Post, Req, Res, UseGuards } from '@nestjs/common';
import { ApiCreatedResponse, ApiHeader, ApiSecurity, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiProblems } from '../../platform/problems/api-problems.js';
import { Limited } from '../../platform/limits/limited.js';
import { ApiFormHints, ApiShownConsent } from '../../platform/limits/form-hints.js';
import { LeadIntake } from './lead-intake.js';
import { SentRequest } from './sent-request.js';
import { LeadReceiptDto, toLeadReceiptDto } from './lead-receipt.dto.js';
import { SubmitKeyGuard } from '../../platform/access/submit-key.guard.js';
import { SubmitLeadDto } from './submit-lead.dto.js';
import { Operation } from '../../platform/contract/answers.js';

@ApiTags('leads')
@ApiSecurity('apikey')
@UseGuards(SubmitKeyGuard)
@Controller('leads')
export class SubmitLeadController {
  constructor(
    private readonly intake: LeadIntake,
    private readonly sentRequest: SentRequest,
  ) {}

  @Post()
  @Operation(
    'Submit a request for offers',
    `Answers once the lead is durably stored; its e-mails leave and it is passed on to partners right after. With an \`Idempotency-Key\` the call can be repeated without harm: the same key and body get the same answer and store nothing more, the same key with another body is refused with 409. So make one key for each submission, keep it, and repeat after a time-out, a 429 or a 5xx until there is an answer. \`accept_styling_only\` has to be \`yes\`, unless \`agent_only\` is true. A key is remembered as long as its lead, and for ${ERASED_KEY_DAYS} days after that was erased: a repeat then gets 409 (\`lead-erased\`) and stores nothing. Each client (an IPv4 address, an IPv6 /64) may submit so many leads a minute, and so may each key of an integrator (\`key\`), whose source name the lead then bears; the RateLimit fields say what is left.`,
  )
  @ApiHeader({
    name: 'Idempotency-Key',
    required: false,
    schema: { type: 'string', minLength: 1, maxLength: 200, pattern: '^[\\x21-\\x7e]+$' },
    description: 'Names this submission across repeats. A UUID is a good choice.',
    example: '0b9f2f0a-6d0e-4b8e-9d57-2f0c8a4f7d11',
  })
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
    @Headers('Idempotency-Key') key: string | undefined,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LeadReceiptDto> {
    const receipt = await this.intake.receive(dto, key, request);
    this.sentRequest.note(request, reply, receipt);
    return toLeadReceiptDto(receipt);
  }
}
