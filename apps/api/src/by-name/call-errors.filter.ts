import { Catch } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { typeOf } from '../platform/problems/api-problems.js';
import { ProblemDetailsFilter } from '../platform/problems/problem-details.filter.js';
import type { ProblemKind } from '../platform/problems/problem-kinds.js';
import type { ProblemDto } from '../platform/problems/problem.js';

/** Answers errors as clients of calls by name read them: `{error}` with the sentence. */
@Catch()
export class CallErrorsFilter extends ProblemDetailsFilter {
  protected override send(reply: FastifyReply, { status, error }: ProblemDto): void {
    void reply.status(status).send({ error });
  }
}

/** What the administrator's page shows of an answer that came through: all else is a failed call to it. */
const SHOWN = [
  'wrong-password',
  'too-many-attempts',
  'session-ended',
  'invalid-password',
  'invalid-request',
] as const satisfies ProblemKind[];

/** The same, but a refusal is an answer: with any other status than 200 that client shows no reason. */
@Catch()
export class AdminCallErrorsFilter extends CallErrorsFilter {
  protected override send(reply: FastifyReply, problem: ProblemDto): void {
    const isShown = SHOWN.some((kind) => typeOf(kind) === problem.type);
    super.send(reply, isShown ? { ...problem, status: 200 } : problem);
  }
}
