/**
 * The schema of one of these words or null. Two generators of clients misread `null` among an enum's
 * values; all eight that were tried read this.
 */
export const nullableChoice = (values: readonly string[]) => ({
  anyOf: [{ type: 'string', enum: [...values] }, { type: 'null' }],
});
