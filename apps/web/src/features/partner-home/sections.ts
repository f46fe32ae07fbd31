/** The parts of a partner's page, by the ids that its head leads to. */
export const SECTIONS = {
  requests: 'oppdrag',
  costs: 'kostnader',
  settings: 'innstillinger',
} as const;
