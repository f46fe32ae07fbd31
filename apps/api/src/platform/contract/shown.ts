import type { Type } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { nullableChoice } from './nullable-choice.js';

type Schema = Parameters<typeof ApiProperty>[0] & object;

/** The fields of a schema that `orNull` places anew. */
interface Described {
  enum?: readonly string[];
  description?: string;
}

/** What the contract says of the fields of an answer. A description is for what a name leaves open. */
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

/** A field that one schema describes, whatever is said of it. */
const plain = (schema: Schema) =>
  field((description?: string) => ({ ...schema, ...saying(description) }));

/** A field that has an example of its own. */
const like = <Example>(schema: Schema = {}) =>
  field((example: Example, description?: string) => ({
    ...schema,
    example,
    ...saying(description),
  }));

/** An id. */
export const Id = plain({ format: 'uuid' });

/** A day, `yyyy-MM-dd`. */
export const Day = plain({ format: 'date' });

/** A moment, in ISO 8601. */
export const Moment = plain({ format: 'date-time' });

/** One of these words. */
export const OneOf = field((values: readonly string[], description?: string) => ({
  enum: [...values],
  ...saying(description),
}));

/** A text, such as the example. */
export const Text = like<string>();

/** A number of things, such as the example. */
export const Count = like<number>({ type: 'integer' });

/** A number that need not be whole, such as the example. */
export const Amount = like<number>({ type: Number });

/** True or false. */
export const Flag = plain({ type: Boolean });

/** Any number of these, in the order that the description names. */
export const ListOf = field((type: Type, description?: string) => ({
  type: [type],
  ...saying(description),
}));

/** Texts, such as the example's. */
export const Texts = like<string[]>({ type: [String] });

/** Another object, which is left out where there is none. */
export const Part = (type: Type, description: string) =>
  ApiProperty({ type, required: false, description });
