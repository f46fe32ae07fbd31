import type { FieldError } from '@boligstyling/domain';
import { ApiProperty } from '@nestjs/swagger';
import { PROBLEM_SENTENCES } from './problem-kinds.js';
import { Amount, Text } from '../contract/shown.js';

export class FieldErrorDto implements FieldError {
  @Text('customer_phone') field!: string;
  @Text('Telefonnummer må være 8 siffer.') message!: string;
}

/** Every error of the API: problem details by RFC 9457, with the reason in Norwegian. */
export class ProblemDto {
  @Text('/problems/invalid-request', 'Names the kind of problem.') type!: string;
  @Text('Bad Request') title!: string;
  @Amount(400) status!: number;

  @ApiProperty({
    example: PROBLEM_SENTENCES['invalid-request'],
    description: 'A sentence in Norwegian.',
  })
  error!: string;

  @ApiProperty({
    type: [FieldErrorDto],
    required: false,
    description: 'Every field at fault, where the fault lies in fields.',
  })
  errors?: readonly FieldErrorDto[];

  /** The record as it stands, in the answer to a stale change; described there. */
  current?: object;
}
