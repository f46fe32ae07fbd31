/** The same room before and after. A file of its own, as the first script of every page has it. */
export const comparison = {
  before: 'Før',
  after: 'Etter',
  sliderLabel: 'Sammenlign rommet før og etter styling',
  /** Of the room as it was before, in per cent. */
  valueText: (before: number): string => `${before} % før, ${100 - before} % etter`,
} as const;
