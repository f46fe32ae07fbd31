import { MAX_QUOTE_VERSIONS, type QuoteSending } from '@boligstyling/domain';
import { applyDecorators } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import { BODY_PROBLEMS } from '../platform/problems/api-problems.js';
import { InvalidRequest } from '../platform/problems/invalid-request.js';
import type { ProblemKind } from '../platform/problems/problem-kinds.js';
import { versionIn } from '../platform/versions/versioned.js';

const VISIBLE_ASCII = /^[\x21-\x7e]{1,200}$/;
const VERSION = /^\d{1,6}$/;

export const SENDING_IS = `Once however often it is pressed, under the same \`Idempotency-Key\`. A revision needs \`If-Match\` with the version that it revises; the owner sees the newest, and at most ${MAX_QUOTE_VERSIONS} are kept. A withdrawn or expired one can be sent again.`;

/** By either way; by a session the assignment may be another partner's. */
export const QUOTE_PROBLEMS = [
  'assignment-closed',
  'no-quote-by-agents',
] as const satisfies readonly ProblemKind[];

export const SEND_PROBLEMS = [
  ...BODY_PROBLEMS,
  'invalid-quote',
  'lead-closed',
  'quote-closed',
  'quote-changed',
  'version-required',
  'idempotency-key-reused',
  'too-many-quote-versions',
  'too-many-attempts',
] as const satisfies readonly ProblemKind[];

export const ENDED_PROBLEMS = [
  'quote-not-found',
  'quote-closed',
  'too-many-attempts',
] as const satisfies readonly ProblemKind[];

export const ApiSending = (): MethodDecorator =>
  applyDecorators(
    ApiHeader({
      name: 'Idempotency-Key',
      required: false,
      schema: { type: 'string', minLength: 1, maxLength: 200, pattern: '^[\\x21-\\x7e]+$' },
      description: 'Names this sending across repeats. A UUID is a good choice.',
      example: '0b9f2f0a-6d0e-4b8e-9d57-2f0c8a4f7d11',
    }),
    ApiHeader({
      name: 'If-Match',
      required: false,
      schema: { type: 'string', pattern: '^"\\d{1,6}"$' },
      description: 'The `version` that is revised, in quotation marks. Left out for the first.',
      example: '"1"',
    }),
  );

/** @throws InvalidRequest for a malformed header */
export function sendingOf(key: string | undefined, version: string | undefined): QuoteSending {
  const seen = version === undefined ? null : VERSION.exec(String(versionIn(version)))?.[0];
  const faults = [
    ...(key === undefined || VISIBLE_ASCII.test(key)
      ? []
      : [
          {
            field: 'Idempotency-Key',
            message: 'Nøkkelen må være 1 til 200 synlige ASCII-tegn uten mellomrom.',
          },
        ]),
    ...(seen === undefined
      ? [{ field: 'If-Match', message: 'Utgaven må være et tall i anførselstegn, som "1".' }]
      : []),
  ];
  if (faults.length > 0) throw new InvalidRequest(faults);
  return { seen: seen === null ? null : Number(seen), idempotencyKey: key ?? null };
}
