import { MAX_QUOTE_VERSIONS, type QuoteSending } from '@boligstyling/domain';
import { applyDecorators } from '@nestjs/common';
import { Answers, Operation } from '../platform/contract/answers.js';
import { LimitedPress } from '../platform/limits/rate-limiter.js';
import { BODY_PROBLEMS, InvalidRequest } from '../platform/problems/api-problems.js';
import type { ProblemKind } from '../platform/problems/problem-kinds.js';
import { ApiIdempotencyKey, idempotencyKeyFaults } from '../platform/validation/field.js';
import { Versioned, versionIn } from '../platform/versions/versioned.js';
import { PartnerQuoteDto, QuoteTemplatesDto } from './partner-quote.dto.js';

/** Problems of a credential that names the assignment in the address. */
export const BY_SESSION = [
  'not-found',
  'assignment-not-found',
] as const satisfies readonly ProblemKind[];

export const QUOTE_PROBLEMS = [
  'assignment-closed',
  'no-quote-by-agents',
] as const satisfies readonly ProblemKind[];

/** Equal for the link and the session of a partner, but for the problems of the credential. */
export const ViewsQuote = (...more: ProblemKind[]): MethodDecorator =>
  applyDecorators(
    Operation(
      'The quote for an assignment, and what to begin one with',
      'Of an assignment that has ended, only where a quote was written.',
    ),
    Answers(PartnerQuoteDto, ...more, ...QUOTE_PROBLEMS),
  );

export const KeepsQuoteDraft = (...more: ProblemKind[]): MethodDecorator =>
  applyDecorators(
    Operation(
      'Keep what is written so far',
      'The owner sees nothing of it. Terms may be left out.',
    ),
    Answers(PartnerQuoteDto, ...more, ...QUOTE_PROBLEMS, 'quote-closed'),
  );

export const SendsQuote = <Controller>(
  current: (controller: Controller, ...args: never[]) => Promise<PartnerQuoteDto>,
  ...more: ProblemKind[]
): MethodDecorator =>
  applyDecorators(
    Operation(
      'Send a quote, or revise the one that was sent',
      `With the attachments of the draft. Once however often it is pressed, under the same \`Idempotency-Key\`. A revision needs \`If-Match\` with the version that it revises; the owner sees the newest, and at most ${MAX_QUOTE_VERSIONS} are kept. A withdrawn or expired one can be sent again.`,
    ),
    ApiIdempotencyKey(),
    Versioned(PartnerQuoteDto, current, { required: false }),
    LimitedPress(),
    Answers(
      PartnerQuoteDto,
      ...more,
      ...QUOTE_PROBLEMS,
      ...BODY_PROBLEMS,
      ...(['invalid-quote', 'lead-closed', 'quote-closed'] as const),
      ...(['version-required', 'idempotency-key-reused', 'too-many-quote-versions'] as const),
      'too-many-attempts',
    ),
  );

export const WithdrawsQuote = (...more: ProblemKind[]): MethodDecorator =>
  applyDecorators(
    Operation('Withdraw the quote that was sent', 'Withdrawing again changes nothing.'),
    LimitedPress(),
    Answers(
      PartnerQuoteDto,
      ...more,
      ...QUOTE_PROBLEMS,
      ...(['quote-not-found', 'quote-closed', 'too-many-attempts'] as const),
    ),
  );

export const KeepsQuoteTemplates = <Controller>(
  current: (controller: Controller, ...args: never[]) => Promise<QuoteTemplatesDto>,
  ...more: ProblemKind[]
): MethodDecorator =>
  applyDecorators(
    Operation(
      'Replace the templates for quotes',
      'In the order in which they are given, for all its assignments.',
    ),
    Versioned(QuoteTemplatesDto, current),
    LimitedPress(),
    Answers(
      QuoteTemplatesDto,
      ...BODY_PROBLEMS,
      ...more,
      ...(['invalid-quote', 'too-many-quote-templates', 'too-many-attempts'] as const),
    ),
  );

const VERSION = /^\d{1,6}$/;

export function sendingOf(key: string | undefined, version: string | undefined): QuoteSending {
  const seen = version === undefined ? null : VERSION.exec(String(versionIn(version)))?.[0];
  const faults = [
    ...idempotencyKeyFaults(key),
    ...(seen === undefined
      ? [{ field: 'If-Match', message: 'Utgaven må være et tall i anførselstegn, som "1".' }]
      : []),
  ];
  if (faults.length > 0) throw new InvalidRequest(faults);
  return { seen: seen === null ? null : Number(seen), idempotencyKey: key ?? null };
}
