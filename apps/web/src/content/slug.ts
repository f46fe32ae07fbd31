/** «Fem spørsmål & svar» → `fem-spørsmål-svar`. */
export const slug = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
