const ORE_PER_KRONE = 100;

/** Sums are in whole øre, so that they are exact; people read and write kroner. */
export function toKroner(ore: number): number {
  return ore / ORE_PER_KRONE;
}

/** Kroner, with øre only if there are any: «1 500», «750,50». */
export function amountText(ore: number): string {
  const minimumFractionDigits = ore % ORE_PER_KRONE === 0 ? 0 : 2;
  return toKroner(ore).toLocaleString('nb', { minimumFractionDigits });
}

/** «1 500 kr», «750,50 kr», with non-breaking spaces. */
export function kronerText(ore: number): string {
  return `${amountText(ore)}\u00a0kr`;
}

/** 1499.5 kr becomes 149950 øre. */
export function toOre(kroner: number): number {
  return Math.round(kroner * ORE_PER_KRONE);
}
