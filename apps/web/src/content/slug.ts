/** A text as one segment of an address or as an anchor: «Fem spørsmål & svar» → `fem-spørsmål-svar`. */
export const slug = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
