/** A repeatable stream of numbers in [0, 1): the same seed always draws the same leaves and planks. */
export function random(seed: number): () => number {
  let state = seed % 2147483647 || 1;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}
