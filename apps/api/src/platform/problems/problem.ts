import type { FieldError } from '@boligstyling/domain';
import { ApiProperty } from '@nestjs/swagger';
import { PROBLEM_SENTENCES } from './problem-kinds.js';

/** One field at fault. */
export class FieldErrorDto implements FieldError {
  @ApiProperty({ example: 'customer_phone' })
  field!: string;

  @ApiProperty({ example: 'Telefonnummer må være 8 siffer.' })
  message!: string;
}

/** Every error the API answers: problem details by RFC 9457, with the reason in Norwegian. */
export class ProblemDto {
  @ApiProperty({ example: '/problems/invalid-request', description: 'Names the kind of problem.' })
  type!: string;

  @ApiProperty({ example: 'Bad Request' })
  title!: string;

  @ApiProperty({ example: 400 })
  status!: number;

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
}
