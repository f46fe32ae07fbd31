import type { FieldError } from '@boligstyling/domain';
import { BadRequestException } from '@nestjs/common';
import type { ValidationError } from 'class-validator';
import { PROBLEM_SENTENCES } from './problem-kinds.js';

export class InvalidRequest extends BadRequestException {
  constructor(readonly fields: readonly FieldError[]) {
    super(PROBLEM_SENTENCES['invalid-request']);
  }
}

export function invalidRequest(errors: ValidationError[]): InvalidRequest {
  return new InvalidRequest(
    errors.map((error) => ({
      field: error.property,
      message: sentenceOf(error) ?? 'Ugyldig verdi.',
    })),
  );
}

/** The first one, also of a part within the field. */
function sentenceOf({ constraints = {}, children = [] }: ValidationError): string | undefined {
  if (constraints['whitelistValidation']) return 'Dette feltet er ukjent.';
  const [own] = Object.values(constraints);
  return own ?? children.map(sentenceOf).find(Boolean);
}
