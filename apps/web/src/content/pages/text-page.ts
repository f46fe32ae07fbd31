/** What the text pages say around their texts. */
export const textPage = {
  contents: 'Innhold',
  updated: 'Sist oppdatert',
  back: 'Tilbake',
} as const;
