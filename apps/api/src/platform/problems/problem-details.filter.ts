import { STATUS_CODES } from 'node:http';
import { DomainError, type FieldError, TooManyAttempts } from '@boligstyling/domain';
import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { isCallByName } from '../pages/belongs-to-api.js';
import { typeOf } from './api-problems.js';
import { InvalidRequest } from './invalid-request.js';
import { METHOD_REFUSED, PROBLEM_SENTENCES, PROBLEM_STATUS } from './problem-kinds.js';
import type { ProblemDto } from './problem.js';

/** What anyone may be answered, besides what the operations document. */
const SENTENCES: Record<string, string> = {
  ...PROBLEM_SENTENCES,
  'method-not-allowed': METHOD_REFUSED,
  'too-many-requests': 'For mange forsøk. Vent litt og prøv igjen.',
};

const UNEXPECTED = 'Det oppsto en uventet feil. Prøv igjen om litt.';

/** What servers write down of a request that nobody waits for any more. No standard has a status for it. */
const CLIENT_LEFT = 499;

/** Seconds after which a client may try again when the database is away. */
const RETRY_AFTER_SECONDS = 5;

/**
 * Answers every error as problem details (RFC 9457) and lets nothing internal out. Clients of calls by
 * name read `{error}`, the sentence, and of a refused lead which fields.
 */
@Catch()
export class ProblemDetailsFilter implements ExceptionFilter {
  catch(exception: unknown, host: ArgumentsHost): void {
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    if (hasLeft(reply, exception)) {
      reply.request.log.info({ context: 'Http', msg: 'left before the answer' });
      void reply.status(CLIENT_LEFT).send();
      return;
    }
    const problem = toProblem(exception);
    if (problem.status === 500) reply.request.log.error({ context: 'Http', err: exception });
    if (problem.status === 503) {
      // That the process is not ready is told by who finds it, once.
      if (exception instanceof DomainError) {
        reply.request.log.warn({ context: 'Http', err: exception });
      }
      void reply.header('retry-after', RETRY_AFTER_SECONDS);
    }
    if (exception instanceof TooManyAttempts) {
      void reply.header('retry-after', exception.retryAfterSeconds);
    }
    this.send(reply, problem);
  }

  protected send(reply: FastifyReply, problem: ProblemDto): void {
    const { status, error, errors } = problem;
    void reply.status(status);
    if (isCallByName(reply.request.url)) void reply.send({ error, ...(errors && { errors }) });
    else void reply.type('application/problem+json').send(problem);
  }
}

/** Whether it says no more than that a file could not be sent, as whoever asked for it was gone by then. */
function hasLeft({ raw }: FastifyReply, exception: unknown): boolean {
  const { code } = (exception ?? {}) as { code?: string };
  return raw.destroyed && code === 'ERR_STREAM_PREMATURE_CLOSE';
}

function toProblem(exception: unknown): ProblemDto {
  if (exception instanceof DomainError) {
    const { code, message, fields } = exception;
    return problem(PROBLEM_STATUS[code], code, message, fields);
  }
  if (exception instanceof InvalidRequest) {
    return problem(400, 'invalid-request', exception.message, exception.fields);
  }
  const status = statusOf(exception);
  const kind = (STATUS_CODES[status] ?? 'error').toLowerCase().replaceAll(' ', '-');
  return problem(status, kind, SENTENCES[kind] ?? UNEXPECTED);
}

function problem(
  status: number,
  kind: string,
  error: string,
  errors: readonly FieldError[] = [],
): ProblemDto {
  return {
    type: typeOf(kind),
    title: STATUS_CODES[status] ?? 'Error',
    status,
    error,
    ...(errors.length > 0 && { errors }),
  };
}

/** Nest's own exceptions and Fastify's (`statusCode`) are the caller's faults; anything else is ours. */
function statusOf(exception: unknown): number {
  if (exception instanceof HttpException) return exception.getStatus();
  const { statusCode } = (exception ?? {}) as { statusCode?: number };
  return statusCode && statusCode >= 400 && statusCode < 500 ? statusCode : 500;
}
