export const SECTIONS = {
  requests: 'oppdrag',
  costs: 'kostnader',
  settings: 'innstillinger',
} as const;
