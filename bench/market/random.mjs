/** Seeded numbers in [0, 1) (mulberry32). */
export function seeded(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Shares that add up to 1 around the given ones: a Dirichlet draw from sums of exponentials. */
export function sharesAround(shares, weight, random) {
  const drawn = Object.entries(shares).map(([name, share]) => {
    let sum = 0;
    for (let left = share * weight; left > 0; left -= 1) {
      sum -= Math.min(left, 1) * Math.log(1 - random());
    }
    return [name, sum];
  });
  const all = drawn.reduce((sum, [, each]) => sum + each, 0);
  return Object.fromEntries(drawn.map(([name, each]) => [name, each / all]));
}
