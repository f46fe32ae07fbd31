import { STATUS_CODES } from 'node:http';
import { applyDecorators, type Type, BadRequestException } from '@nestjs/common';
import {
  ApiExtraModels,
  ApiResponse,
  DECORATORS,
  getSchemaPath,
  ApiProperty,
} from '@nestjs/swagger';
import { PROBLEM_SENTENCES, PROBLEM_STATUS, type ProblemKind } from './problem-kinds.js';
import type { FieldError } from '@boligstyling/domain';
import { Amount, Text } from '../contract/shown.js';
import type { ValidationError } from 'class-validator';

class FieldErrorDto implements FieldError {
  @Text('customer_phone') field!: string;
  @Text('Telefonnummer må være 8 siffer.') message!: string;
}

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

  current?: object;
}

export const BODY_PROBLEMS = [
  'invalid-request',
  'bad-request',
  'payload-too-large',
  'unsupported-media-type',
] as const satisfies ProblemKind[];

const TRY_LATER = [429, 503];
const RETRY_AFTER = { 'Retry-After': { $ref: '#/components/headers/Retry-After' } } as const;
export const RETRY_AFTER_HEADER = {
  'Retry-After': {
    description: 'Seconds after which to try again.',
    schema: { type: 'integer', minimum: 1 },
    example: 5,
  },
} as const;

/** @throws Error if the operation names a status twice: the contract would lose the first kinds */
export function ApiProblems(...kinds: ProblemKind[]): MethodDecorator & ClassDecorator {
  const byStatus = Map.groupBy(kinds, (kind) => PROBLEM_STATUS[kind]);
  return applyDecorators(
    refuseNamed([...byStatus.keys()]),
    ApiExtraModels(ProblemDto),
    ...[...byStatus].map(([status, ofStatus]) =>
      ApiResponse({ status, ...problemResponse(status, ofStatus) }),
    ),
  );
}

/** A method may repeat a status of its controller. */
const refuseNamed =
  (statuses: readonly number[]): MethodDecorator & ClassDecorator =>
  (_target: object, operation?: string | symbol, method?: PropertyDescriptor) => {
    if (!method) return;
    const named: object = Reflect.getMetadata(DECORATORS.API_RESPONSE, method.value) ?? {};
    const twice = statuses.find((status) => status in named);
    if (twice) throw new Error(`${String(operation)}: ${twice} is named twice.`);
  };

export function problemResponse(status: number, kinds: readonly ProblemKind[], current?: Type) {
  return {
    description: `${STATUS_CODES[status]}: ${kinds.map((kind) => `\`${kind}\``).join(', ')}.`,
    ...(TRY_LATER.includes(status) && { headers: RETRY_AFTER }),
    content: {
      'application/problem+json': {
        schema: {
          allOf: [
            { $ref: getSchemaPath(ProblemDto) },
            {
              ...(current && { required: ['current'] }),
              properties: {
                type: { enum: kinds.map(typeOf) },
                ...(current && { current: recordOf(current) }),
              },
            },
          ],
        },
        examples: Object.fromEntries(kinds.map((kind) => [kind, refTo(kind)])),
      },
    },
  };
}

const recordOf = (type: Type) => ({
  allOf: [{ $ref: getSchemaPath(type) }],
  description: 'The record as it stands.',
});

export function typeOf(kind: string): string {
  return `/problems/${kind}`;
}

/** None of a stale version, whose answer has the current record. */
export const PROBLEM_EXAMPLES = Object.fromEntries(
  Object.keys(PROBLEM_STATUS)
    .filter((kind) => kind !== 'version-stale')
    .map((kind) => [kind, { value: example(kind as ProblemKind) }]),
);

function refTo(kind: ProblemKind) {
  return { $ref: `#/components/examples/${kind}` };
}

function example(kind: ProblemKind): ProblemDto {
  const status = PROBLEM_STATUS[kind];
  const errors = [{ field: 'customer_phone', message: 'Telefonnummer må være 8 siffer.' }];
  return {
    type: typeOf(kind),
    title: STATUS_CODES[status] ?? '',
    status,
    error: PROBLEM_SENTENCES[kind],
    ...(kind === 'invalid-request' && { errors }),
  };
}

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
