const ORE_PER_KRONE = 100;

/** Money is counted in whole øre, so that sums are exact; people read and write kroner. */
export function toKroner(ore: number): number {
  return ore / ORE_PER_KRONE;
}

/** Kroner as people read them, with øre only where there are some: «1 500», «750,50». */
export function amountText(ore: number): string {
  const minimumFractionDigits = ore % ORE_PER_KRONE === 0 ? 0 : 2;
  return toKroner(ore).toLocaleString('nb', { minimumFractionDigits });
}

/** «1 500 kr», «750,50 kr», never broken over two lines. */
export function kronerText(ore: number): string {
  return `${amountText(ore)}\u00a0kr`;
}

/** Whole øre from kroner, for example 1499.5 kr as 149950 øre. */
export function toOre(kroner: number): number {
  return Math.round(kroner * ORE_PER_KRONE);
}
