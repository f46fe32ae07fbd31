import type { FieldError } from '@boligstyling/domain';
import { BadRequestException } from '@nestjs/common';
import type { ValidationError } from 'class-validator';
import { PROBLEM_SENTENCES } from './problem-kinds.js';

/** `fields` gives the reason for each faulty field. */
export class InvalidRequest extends BadRequestException {
  constructor(readonly fields: readonly FieldError[]) {
    super(PROBLEM_SENTENCES['invalid-request']);
  }
}

/** Converts errors of class-validator, one reason per field. */
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
