import {
  QUOTE_INCLUDE_KEYS,
  QUOTE_TERM_KEYS,
  type QuoteField,
  quoteField,
  type QuoteTerms,
  quoteValueFault,
  unfilled,
  type WireTerms,
} from '@boligstyling/domain';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, ValidateBy } from 'class-validator';

const Terms = class {} as new () => WireTerms<QuoteTerms>;
const Draft = class {} as new () => WireTerms;
const Sent = class {} as new () => Partial<WireTerms>;

@EachTerm((field) => ApiProperty({ ...schemaOf(field), ...(!field.isRequired && orNull(field)) }))
export class QuoteTermsDto extends Terms {}

@EachTerm((field) => ApiProperty({ ...schemaOf(field), ...orNull(field) }))
export class QuoteDraftDto extends Draft {}

@EachTerm((field) => optional(field))
export class SaveQuoteDraftDto extends Sent {}

@EachTerm((field) => (field.isRequired ? required(field) : optional(field)))
export class SendQuoteDto extends Sent {}

function EachTerm(decoratorOf: (field: QuoteField) => PropertyDecorator): ClassDecorator {
  return ({ prototype }) => {
    for (const field of QUOTE_TERM_KEYS.map(quoteField)) decoratorOf(field)(prototype, field.wire);
  };
}

function optional(field: QuoteField): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ ...schemaOf(field), ...orNull(field), required: false }),
    IsOptional(),
    HoldsTerm(field),
  );
}

function required(field: QuoteField): PropertyDecorator {
  return applyDecorators(ApiProperty(schemaOf(field)), HoldsTerm(field));
}

function HoldsTerm(field: QuoteField): PropertyDecorator {
  const fault = (value: unknown) =>
    value === undefined || value === null ? unfilled(field) : quoteValueFault(field, value);
  return ValidateBy({
    name: 'term',
    validator: {
      validate: (value: unknown) => fault(value) === null,
      defaultMessage: (args) => fault(args?.value) ?? '',
    },
  });
}

function orNull(field: QuoteField) {
  return { ...schemaOf(field), nullable: true };
}

function schemaOf(field: QuoteField) {
  const { description } = field;
  if (field.kind === 'flag') return { type: Boolean, example: field.example, description };
  if (field.kind === 'number') {
    const { example, maximum, minimum } = field;
    return { type: 'integer', minimum, maximum, example, description } as const;
  }
  if (field.kind === 'includes') {
    const items = { type: 'string', enum: [...QUOTE_INCLUDE_KEYS] };
    const example = [...field.example];
    return { type: 'array', items, uniqueItems: true, example, description } as const;
  }
  const { example } = field;
  if (field.kind === 'day') return { type: String, format: 'date', example, description } as const;
  return { type: String, maxLength: field.limit, example, description } as const;
}
