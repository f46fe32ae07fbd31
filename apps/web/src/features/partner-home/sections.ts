/** Ids that the header links to. */
export const SECTIONS = {
  requests: 'oppdrag',
  costs: 'kostnader',
  settings: 'innstillinger',
} as const;
