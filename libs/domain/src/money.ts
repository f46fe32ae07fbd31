const ORE_PER_KRONE = 100;

/** Money is counted in whole øre, so that sums are exact; people read and write kroner. */
export function toKroner(ore: number): number {
  return ore / ORE_PER_KRONE;
}

/** Whole øre from kroner, for example 1499.5 kr as 149950 øre. */
export function toOre(kroner: number): number {
  return Math.round(kroner * ORE_PER_KRONE);
}
