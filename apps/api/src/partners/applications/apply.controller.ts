import { Body, Controller, Post, Req, UseGuards } from '@nestjs/common';
import { ApiSecurity, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { PublicKeyGuard } from '../../platform/access/public-key.guard.js';
import { AnswersNothing, Operation } from '../../platform/contract/answers.js';
import { Limited } from '../../platform/limits/limited.js';
import { ApiFormHints } from '../../platform/limits/form-hints.js';
import { APPLICATIONS_A_MINUTE, ApplicationIntake } from './application-intake.js';
import { ApplyDto, toApplicationDetails } from './apply.dto.js';

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
  @AnswersNothing('unauthorized', 'too-many-attempts', 'storage-unavailable')
  async applyAsPartner(@Body() dto: ApplyDto, @Req() request: FastifyRequest): Promise<void> {
    await this.intake.receive(toApplicationDetails(dto), request);
  }
}
