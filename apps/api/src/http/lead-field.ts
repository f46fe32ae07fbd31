import { isFilled, isPlainText, isSingleLine } from '@boligstyling/domain';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import {
  IsOptional,
  IsString,
  MaxLength,
  ValidateBy,
  type ValidationOptions,
} from 'class-validator';

interface FieldRules {
  /** The field's name in a sentence, such as «Navn». */
  label: string;
  maxLength: number;
  example: string;
  description?: string;
}

/** A field on one line that must be filled in. */
export function RequiredLine(rules: FieldRules): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ ...shown(rules), minLength: 1 }),
    Satisfies(
      isSingleLine,
      'singleLine',
      `${rules.label} kan ikke ha linjeskift eller kontrolltegn.`,
    ),
    Satisfies(isFilled, 'filled', `${rules.label} må fylles ut.`),
    ...text(rules),
  );
}

/** A field on one line that may be left out. */
export function OptionalLine(rules: FieldRules): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ ...shown(rules), required: false, nullable: true }),
    IsOptional(),
    Satisfies(
      isSingleLine,
      'singleLine',
      `${rules.label} kan ikke ha linjeskift eller kontrolltegn.`,
    ),
    ...text(rules),
  );
}

/** A field of free text that may be left out. */
export function OptionalText(rules: FieldRules): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ ...shown(rules), required: false, nullable: true }),
    IsOptional(),
    Satisfies(isPlainText, 'plainText', `${rules.label} kan ikke ha kontrolltegn.`),
    ...text(rules),
  );
}

/** A rule of the domain as a decorator. What is no string fails it. */
export function Satisfies(
  rule: (text: string) => boolean,
  name: string,
  message: string,
): PropertyDecorator {
  const options: ValidationOptions = { message };
  const validate = (value: unknown) => typeof value === 'string' && rule(value);
  return ValidateBy({ name, validator: { validate } }, options);
}

function text({ label, maxLength }: FieldRules): PropertyDecorator[] {
  return [
    MaxLength(maxLength, { message: `${label} kan ha høyst ${maxLength} tegn.` }),
    IsString({ message: `${label} må være tekst.` }),
  ];
}

function shown({ maxLength, example, description }: FieldRules) {
  return { type: String, maxLength, example, ...(description && { description }) };
}
