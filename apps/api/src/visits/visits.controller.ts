import { CountVisits } from '@boligstyling/application';
import { Body, Controller, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { AnswersNothing, Operation } from '../platform/contract/answers.js';
import { clientNetwork } from '../platform/limits/client-network.js';
import { RateLimit } from '../platform/limits/rate-limit.js';
import { toVisit, VisitDto } from './visit.dto.js';

/** Enough for a person, and for all who share an address. */
const VISITS_PER_MINUTE = 120;

@ApiTags('visits')
@Controller('visits')
export class VisitsController {
  private readonly limit = new RateLimit(VISITS_PER_MINUTE);

  constructor(private readonly countVisits: CountVisits) {}

  @Post()
  @Operation(
    'Count that a visit of a page got to a step',
    `For our own pages. Nothing is kept but one more in a count by day, page, city, source and step: no address, no identifier, no time of day. What one client sends beyond ${VISITS_PER_MINUTE} a minute is answered the same and not counted.`,
  )
  @AnswersNothing()
  countVisit(@Body() visit: VisitDto, @Req() { ip }: FastifyRequest): void {
    if (this.limit.take(clientNetwork(ip)).isGranted) this.countVisits.count(toVisit(visit));
  }
}
