/**
 * The text with a part's figures between the two marks of that part, in place of those before.
 *
 * @throws Error when the text has no such marks
 */
export function withFigures(text, part, figures) {
  const [begin, end] = [`<!-- figures: ${part} -->`, `<!-- end: ${part} -->`];
  const [before, rest] = text.split(begin);
  const after = rest?.split(end)[1];
  if (after === undefined) throw new Error(`There is no place for the figures of ${part}.`);
  return [before, begin, '\n\n', figures, '\n\n', end, after].join('');
}
