import type { Type } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';

/**
 * Two client generators misread `null` among an enum's values; all eight that were tried read this
 * form. With an example it stays unnamed, for the generator whose named enums take no literals.
 */
export const nullableChoice = (values: readonly string[], example?: string): object => ({
  // TypeScript emits it for a union; fields without a declared property have none.
  type: Object,
  anyOf: [{ type: 'string', enum: [...values] }, { type: 'null' }],
  ...(example !== undefined && { example }),
});

type Schema = Parameters<typeof ApiProperty>[0] & object;

interface Described {
  enum?: readonly string[];
  description?: string;
}

function field<Args extends unknown[]>(schema: (...args: Args) => Schema) {
  const shown = (...args: Args) => ApiProperty(schema(...args));
  const orNull = (...args: Args) => {
    const { enum: values, description, ...rest } = schema(...args) as Described;
    const orNothing = values ? nullableChoice(values) : { type: String, ...rest, nullable: true };
    return ApiProperty({ ...orNothing, ...saying(description) } as Schema);
  };
  return Object.assign(shown, { orNull });
}

const saying = (description?: string) => description !== undefined && { description };

const plain = (schema: Schema) =>
  field((description?: string) => ({ ...schema, ...saying(description) }));

const like = <Example>(schema: Schema = {}) =>
  field((example: Example, description?: string) => ({
    ...schema,
    example,
    ...saying(description),
  }));

export const Id = plain({ format: 'uuid' });

export const Day = plain({ format: 'date' });

export const Moment = plain({ format: 'date-time' });

export const OneOf = field((values: readonly string[], description?: string) => ({
  enum: [...values],
  ...saying(description),
}));

export const Text = like<string>();

export const Count = like<number>({ type: 'integer' });

export const Amount = like<number>({ type: Number });

export const Flag = plain({ type: Boolean });

export const ListOf = field((type: Type, description?: string) => ({
  type: [type],
  ...saying(description),
}));

export const Texts = like<string[]>({ type: [String] });

export const Part = (type: Type, description: string) =>
  ApiProperty({ type, required: false, description });
