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
    errors.map(({ property, constraints = {} }) => ({
      field: property,
      message: constraints['whitelistValidation']
        ? 'Dette feltet er ukjent.'
        : (Object.values(constraints)[0] ?? 'Ugyldig verdi.'),
    })),
  );
}
