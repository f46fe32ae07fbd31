/**
 * Measures sides in turns, so that other load on the machine disturbs all alike.
 *
 * @param sides by name
 * @returns results of `measure` by name
 */
export async function alternate(rounds, sides, measure) {
  const results = Object.fromEntries(Object.keys(sides).map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, side] of Object.entries(sides)) results[name].push(await measure(side));
  }
  return results;
}

export function percentile(values, percent) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))];
}

export function median(values) {
  return percentile(values, 50);
}
