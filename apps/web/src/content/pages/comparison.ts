/** The inline script of every page needs it. */
export const comparison = {
  before: 'Før',
  after: 'Etter',
  sliderLabel: 'Sammenlign rommet før og etter styling',
  /** @param before percent shown of the earlier room */
  valueText: (before: number): string => `${before} % før, ${100 - before} % etter`,
} as const;
