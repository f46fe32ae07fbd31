import { STATUS_CODES } from 'node:http';
import { DomainError, type FieldError, RateLimited } from '@boligstyling/domain';
import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { isCallByName } from '../pages/spa.js';
import { typeOf, type ProblemDto, InvalidRequest } from './api-problems.js';
import { StaleVersion } from '../versions/versioned.js';
import { METHOD_REFUSED, PROBLEM_SENTENCES, PROBLEM_STATUS } from './problem-kinds.js';

/** Any address may answer these, so no operation documents them. */
const SENTENCES: Record<string, string> = {
  ...PROBLEM_SENTENCES,
  'method-not-allowed': METHOD_REFUSED,
  'too-many-requests': 'For mange forsøk. Vent litt og prøv igjen.',
};

const UNEXPECTED = 'Det oppsto en uventet feil. Prøv igjen om litt.';

/** A client that has left, as in nginx; no standard has one. */
const CLIENT_LEFT = 499;

const RETRY_AFTER_SECONDS = 5;

/**
 * RFC 9457 with nothing internal. Clients of calls by name read `{error}`, and for a refused lead
 * the fields.
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
      // Readiness logs its own 503, once per change.
      if (exception instanceof DomainError) {
        reply.request.log.warn({ context: 'Http', err: exception });
      }
      void reply.header('retry-after', RETRY_AFTER_SECONDS);
    }
    if (exception instanceof RateLimited) {
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

function hasLeft({ raw }: FastifyReply, exception: unknown): boolean {
  const { code } = (exception ?? {}) as { code?: string };
  return raw.destroyed && code === 'ERR_STREAM_PREMATURE_CLOSE';
}

function toProblem(exception: unknown): ProblemDto {
  if (exception instanceof DomainError) {
    const { code, message, fields } = exception;
    const refused = problem(PROBLEM_STATUS[code], code, message, fields);
    return exception instanceof StaleVersion ? { ...refused, current: exception.current } : refused;
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

/** Nest's and Fastify's (`statusCode`) are the caller's faults; anything else is ours. */
function statusOf(exception: unknown): number {
  if (exception instanceof HttpException) return exception.getStatus();
  const { statusCode } = (exception ?? {}) as { statusCode?: number };
  return statusCode && statusCode >= 400 && statusCode < 500 ? statusCode : 500;
}
