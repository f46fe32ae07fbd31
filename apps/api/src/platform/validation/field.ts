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
    Filled(`${rules.label} må fylles ut.`),
    ...line(rules),
  );
}

/** A field on one line that may be left out. */
export function OptionalLine(rules: FieldRules): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ ...shown(rules), required: false, nullable: true }),
    IsOptional(),
    ...line(rules),
  );
}

/** A field of free text that may be left out. */
export function OptionalText(rules: FieldRules): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ ...shown(rules), required: false, nullable: true }),
    IsOptional(),
    ...text(rules),
    Satisfies(isPlainText, 'plainText', `${rules.label} kan ikke ha kontrolltegn.`),
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

/** Something is there, whatever it is: the first reason a person wants to read. */
function Filled(message: string): PropertyDecorator {
  const validate = (value: unknown) =>
    typeof value === 'string' ? isFilled(value) : value != null;
  return ValidateBy({ name: 'filled', validator: { validate } }, { message });
}

function line(rules: FieldRules): PropertyDecorator[] {
  const message = `${rules.label} kan ikke ha linjeskift eller kontrolltegn.`;
  return [...text(rules), Satisfies(isSingleLine, 'singleLine', message)];
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
