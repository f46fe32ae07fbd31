import {
  hasAtMost,
  isFilled,
  isDay,
  isPlainText,
  isSingleLine,
  EMAIL_MAX_LENGTH,
  isEmail,
  YES_NO,
  type YesNo,
  PARTNER_TERMS_VERSION,
  type FieldError,
} from '@boligstyling/domain';
import { applyDecorators, Param, ParseUUIDPipe } from '@nestjs/common';
import { ApiHeader, ApiProperty } from '@nestjs/swagger';
import {
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Max,
  Min,
  ValidateBy,
  ValidateIf,
} from 'class-validator';
import { hash } from 'node:crypto';
import { InvalidRequest } from '../problems/api-problems.js';
import { isMoment } from '../system/system-clock.js';

interface FieldRules {
  label: string;
  maxLength: number;
  example: string;
  description?: string;
}

export const RequiredLine = (rules: FieldRules) => required(rules, line(rules));

export const OptionalLine = (rules: FieldRules) => optional(rules, line(rules));

export const RequiredText = (rules: FieldRules) => required(rules, plainText(rules));

export const OptionalText = (rules: FieldRules) => optional(rules, plainText(rules));

function required(rules: FieldRules, checks: PropertyDecorator[]): PropertyDecorator {
  const filled = Filled(`${rules.label} må fylles ut.`);
  return applyDecorators(ApiProperty({ ...shown(rules), minLength: 1 }), filled, ...checks);
}

function optional(rules: FieldRules, checks: PropertyDecorator[]): PropertyDecorator {
  const schema = { ...shown(rules), required: false, nullable: true };
  return applyDecorators(ApiProperty(schema), IsOptional(), ...checks);
}

/** Unlike `IsOptional`, null counts as a value, and the other rules refuse it. */
export function MayBeLeftOut(): PropertyDecorator {
  return ValidateIf((_, value) => value !== undefined);
}

export function Choice(
  values: readonly string[],
  message: string,
  description?: string,
): PropertyDecorator {
  const shown = { enum: [...values], ...(description && { description }) };
  return applyDecorators(ApiProperty(shown), IsIn(values, { message }));
}

export class YesNoDto {
  @Choice(YES_NO, 'Svar yes eller no.')
  answer!: YesNo;
}

export function OptionalChoice(
  values: readonly string[],
  message: string,
  description?: string,
): PropertyDecorator {
  return applyDecorators(
    Choice(values, message, description),
    ApiProperty({ required: false }),
    MayBeLeftOut(),
  );
}

export function OptionalDay(description: string): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ required: false, format: 'date', description }),
    MayBeLeftOut(),
    Satisfies(isDay, 'day', 'Oppgi en dag som 2026-11-20.'),
  );
}

export function OptionalMoment(description: string): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ required: false, format: 'date-time', description }),
    MayBeLeftOut(),
    Satisfies(isMoment, 'moment', 'Oppgi et tidspunkt som 2026-11-20T12:00:00.000Z.'),
  );
}

export function OptionalId(message: string, description: string): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ required: false, format: 'uuid', description }),
    MayBeLeftOut(),
    IsUUID('all', { message }),
  );
}

export function WholeNumber(
  label: string,
  maximum: number,
  schema: { example: number; description?: string },
): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ type: 'integer', minimum: 0, maximum, ...schema }),
    Max(maximum, { message: `${label} er for høy.` }),
    Min(0, { message: `${label} kan ikke være negativ.` }),
    IsInt({ message: `${label} må være et helt tall.` }),
  );
}

export function TwoDecimals(
  label: string,
  maximum: number,
  unit: string,
  schema: { example: number; description: string; minimum?: number; required?: false },
): PropertyDecorator {
  const { minimum = 0 } = schema;
  const inUnit = (limit: number) => `${limit.toLocaleString('nb')} ${unit}`;
  // class-validator's own check of decimals throws at numbers such as 5e-324.
  const validate = (value: unknown) =>
    typeof value === 'number' && Number(value.toFixed(2)) === value;
  return applyDecorators(
    ApiProperty({ minimum, maximum, ...schema }),
    Passes(validate, 'twoDecimals', `${label} må være ${unit} med høyst to desimaler.`),
    Max(maximum, { message: `${label} kan ikke være over ${inUnit(maximum)}.` }),
    Min(minimum, { message: `${label} kan ikke være under ${inUnit(minimum)}.` }),
  );
}

/**
 * As the contract and the database count: class-validator counts a sign and its variation selector
 * as one.
 */
export function MaxLength(limit: number, { message }: { message: string }): PropertyDecorator {
  return Satisfies((text) => hasAtMost(text, limit), 'maxLength', message);
}

export function Satisfies(
  rule: (text: string) => boolean,
  name: string,
  message: string,
): PropertyDecorator {
  return Passes((value) => typeof value === 'string' && rule(value), name, message);
}

export function Passes(
  validate: (value: unknown) => boolean,
  name: string,
  message: string,
): PropertyDecorator {
  return ValidateBy({ name, validator: { validate } }, { message });
}

/** The first message a person wants to read about an empty field. */
function Filled(message: string): PropertyDecorator {
  const validate = (value: unknown) =>
    typeof value === 'string' ? isFilled(value) : value != null;
  return Passes(validate, 'filled', message);
}

function line(rules: FieldRules): PropertyDecorator[] {
  const message = `${rules.label} kan ikke ha linjeskift eller kontrolltegn.`;
  return [...text(rules), Satisfies(isSingleLine, 'singleLine', message)];
}

function plainText(rules: FieldRules): PropertyDecorator[] {
  const message = `${rules.label} kan ikke ha kontrolltegn.`;
  return [...text(rules), Satisfies(isPlainText, 'plainText', message)];
}

function text({ label, maxLength }: FieldRules): PropertyDecorator[] {
  return [
    IsString({ message: `${label} må være tekst.` }),
    MaxLength(maxLength, { message: `${label} kan ha høyst ${maxLength} tegn.` }),
  ];
}

function shown({ maxLength, example, description }: FieldRules) {
  return { type: String, maxLength, example, ...(description && { description }) };
}

export function RequiredEmail(example: string): PropertyDecorator {
  return applyDecorators(
    RequiredLine({ label: 'E-post', maxLength: EMAIL_MAX_LENGTH, example }),
    Satisfies(isEmail, 'email', 'Ugyldig e-postadresse.'),
  );
}

const UUID = new ParseUUIDPipe({ errorHttpStatusCode: 404 });

/** An invalid UUID gets 404, because nothing can have it. */
export const KnownId = (name = 'id'): ParameterDecorator => Param(name, UUID);

export const ApiIdempotencyKey = () =>
  ApiHeader({
    name: 'Idempotency-Key',
    required: false,
    schema: { type: 'string', minLength: 1, maxLength: 200, pattern: '^[\\x21-\\x7e]+$' },
    description: 'Names this call across repeats. A UUID is a good choice.',
  });

const VISIBLE_ASCII = /^[\x21-\x7e]{1,200}$/;

export const idempotencyKeyFaults = (key: string | undefined): FieldError[] =>
  key === undefined || VISIBLE_ASCII.test(key)
    ? []
    : [
        {
          field: 'Idempotency-Key',
          message: 'Nøkkelen må være 1 til 200 synlige ASCII-tegn uten mellomrom.',
        },
      ];

/** Equal in repeats. @throws InvalidRequest */
export function idNamedBy(key: string | undefined, content: unknown): string | undefined {
  const faults = idempotencyKeyFaults(key);
  if (faults.length > 0) throw new InvalidRequest(faults);
  return key && uuidOf(hash('sha256', JSON.stringify([key, content])));
}

/** RFC 9562, version 8. */
export const uuidOf = (digest: string): string =>
  digest.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-a$4-$5');

const RULES = {
  label: 'Vilkårene',
  maxLength: 10,
  example: PARTNER_TERMS_VERSION,
  description: 'The version of the partner terms that was shown and accepted.',
};

/** Only the version in force is taken. */
export const AcceptedVersion = Object.assign(() => RequiredLine(RULES), {
  orNone: () => OptionalLine(RULES),
});
