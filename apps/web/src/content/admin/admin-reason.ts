export const adminReason = {
  label: 'Begrunnelse',
  help: 'Lagres sammen med det du angrer. Ikke skriv noe om eieren eller boligen.',
  missing: 'Skriv hvorfor.',
} as const;
