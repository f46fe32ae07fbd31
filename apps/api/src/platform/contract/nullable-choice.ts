/**
 * Schema of an enum or null. Two client generators misread `null` among an enum's values; all eight
 * that were tried read this form.
 */
export const nullableChoice = (values: readonly string[]) => ({
  anyOf: [{ type: 'string', enum: [...values] }, { type: 'null' }],
});
