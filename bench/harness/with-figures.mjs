/**
 * Replaces a part's figures between its two marks.
 *
 * @throws Error when the marks are missing
 */
export function withFigures(text, part, figures) {
  const [begin, end] = [`<!-- figures: ${part} -->`, `<!-- end: ${part} -->`];
  const [before, rest] = text.split(begin);
  const after = rest?.split(end)[1];
  if (after === undefined) throw new Error(`There is no place for the figures of ${part}.`);
  return [before, begin, '\n\n', figures, '\n\n', end, after].join('');
}

/**
 * Rows of the goals table to keep: other parts, and the same parts on other machines.
 *
 * @param goals with their parts; see `goals.mjs`
 * @param machine on which they were measured
 */
export function goalsBeside(text, goals, machine) {
  const measured = new Set(goals.map(({ part }) => part));
  const [, block = ''] = text.split(/<!-- (?:figures|end): goals -->/);
  const lines = block.split('\n').filter((line) => line.startsWith('|'));
  const [columns = [], , ...rows] = lines.map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
  return rows
    .map((row) => Object.fromEntries(columns.map((column, place) => [column, row[place]])))
    .filter((row) => row.machine !== machine || !measured.has(row.part));
}
