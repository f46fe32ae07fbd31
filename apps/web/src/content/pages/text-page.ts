export const textPage = {
  contents: 'Innhold',
  updated: 'Sist oppdatert',
  back: 'Tilbake',
} as const;
