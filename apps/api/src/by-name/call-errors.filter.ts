import { Catch } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { typeOf } from '../platform/problems/api-problems.js';
import { ProblemDetailsFilter } from '../platform/problems/problem-details.filter.js';
import type { ProblemKind } from '../platform/problems/problem-kinds.js';
import type { ProblemDto } from '../platform/problems/problem.js';

/** Problems that the earlier client shows; it reports any other as a failed call. */
const SHOWN = [
  'wrong-password',
  'too-many-attempts',
  'session-ended',
  'invalid-password',
  'invalid-request',
] as const satisfies ProblemKind[];

/** A refusal gets status 200, because the earlier client shows no reason with any other. */
@Catch()
export class AdminCallErrorsFilter extends ProblemDetailsFilter {
  protected override send(reply: FastifyReply, { errors: _, ...problem }: ProblemDto): void {
    const isShown = SHOWN.some((kind) => typeOf(kind) === problem.type);
    super.send(reply, isShown ? { ...problem, status: 200 } : problem);
  }
}
