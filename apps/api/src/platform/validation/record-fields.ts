import { faultOf, isOptional, type RecordField, wireNumber } from '@boligstyling/domain';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, ValidateBy } from 'class-validator';
import { MayBeLeftOut } from './field.js';

type Schema = Parameters<typeof ApiProperty>[0] & object;

export function OfRecord(fields: Readonly<Record<string, RecordField>>): ClassDecorator {
  return ({ prototype }) => {
    for (const field of Object.values(fields)) {
      const left = isOptional(field) ? [field.kind === 'list' ? MayBeLeftOut() : IsOptional()] : [];
      const decorators = [ApiProperty(schemaOf(field)), KeepsRules(field), ...left];
      applyDecorators(...decorators)(prototype, field.wire);
    }
  };
}

function KeepsRules(field: RecordField): PropertyDecorator {
  return ValidateBy({
    name: 'keepsRules',
    validator: {
      validate: (value) => faultOf(field, value) === undefined,
      defaultMessage: (args) => faultOf(field, args?.value) ?? '',
    },
  });
}

function schemaOf(field: RecordField): Schema {
  const { description } = field;
  const nullable = field.kind !== 'list' && { nullable: true };
  const left = isOptional(field) && { required: false, ...nullable };
  const about = { ...(description !== undefined && { description }), ...left };
  if (field.kind === 'choice') return { enum: [...field.options], ...about };
  if (field.kind === 'flag') return { type: Boolean, ...about };
  if (field.kind === 'number') {
    const { example, least: minimum, most, unit } = field;
    const range = { minimum, maximum: wireNumber(field, most), example };
    return { type: unit ? Number : 'integer', ...range, ...about } as Schema;
  }
  if (field.kind === 'list') {
    const { example, missing, most: maxItems, options } = field;
    const items = options ? { enum: [...options], isArray: true } : { type: [String] };
    const least = missing !== undefined && { minItems: 1 };
    const atMost = maxItems !== undefined && { maxItems };
    return { ...items, ...atMost, ...least, example: [...example], ...about } as Schema;
  }
  const { example, limit, typedLimit: maxLength = limit } = field;
  const least = !isOptional(field) && { minLength: 1 };
  return { type: String, maxLength, ...least, example, ...about };
}
