import { Body, Controller, Post, Req, UseGuards, Injectable } from '@nestjs/common';
import { ApiSecurity, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { PublicKeyGuard } from '../../platform/access/integrator.guard.js';
import { AnswersNoContent, Operation } from '../../platform/contract/answers.js';
import { Limited, RateLimiter } from '../../platform/limits/rate-limiter.js';
import { ApiFormHints, formHints } from '../../platform/limits/form-hints.js';
import { ApplyDto } from './application.dto.js';
import { ApplyAsPartner } from '@boligstyling/application';
import { APPLICATION_FIELDS, type ApplicationDetails, fromWholeWire } from '@boligstyling/domain';

/** Nobody applies for several companies in a minute. */
const APPLICATIONS_A_MINUTE = 5;

@Injectable()
export class ApplicationIntake extends RateLimiter {
  constructor(private readonly apply: ApplyAsPartner) {
    super('applications', APPLICATIONS_A_MINUTE);
  }

  async receive(
    details: ApplicationDetails,
    termsVersion: string | null,
    request: FastifyRequest,
  ): Promise<void> {
    this.count(request);
    await this.apply.execute(details, termsVersion, formHints(request.headers));
  }
}

@ApiTags('partners')
@ApiSecurity('apikey')
@UseGuards(PublicKeyGuard)
@Controller('partner-applications')
export class ApplyController {
  constructor(private readonly intake: ApplicationIntake) {}

  @Post()
  @Operation(
    'Apply to become a partner',
    `Answers once it is stored; an administrator decides. The answer is the same whether we know the company or not. Each client may send ${APPLICATIONS_A_MINUTE} a minute; the RateLimit fields say what is left.`,
  )
  @ApiFormHints('is kept, and no e-mail says so')
  @Limited(ApplicationIntake)
  @AnswersNoContent('unauthorized', 'terms-outdated', 'too-many-attempts', 'storage-unavailable')
  async applyAsPartner(@Body() dto: ApplyDto, @Req() request: FastifyRequest): Promise<void> {
    const details = fromWholeWire(APPLICATION_FIELDS, dto);
    await this.intake.receive(details, dto.terms_version ?? null, request);
  }
}
