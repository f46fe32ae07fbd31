export const articlesForm = {
  steps: {
    contact: 'Kontaktopplysninger',
    needs: 'Stylingbehov',
    address: 'Adresse, tjeneste og samtykke',
  },
  name: 'Navn',
  disabledReasons: {
    contact:
      'Du kan gå videre når du har svart på om du skal selge, og navn, e-post og telefon er riktig utfylt.',
    needs:
      'Du kan gå videre når rom, størrelse, tidspunkt og boligtype er fylt ut og du har svart Ja på bekreftelsen.',
    address: 'Du kan sende når adresse, sted og tjeneste er på plass og begge samtykkene er gitt.',
  },
  failureAlert: 'Det oppsto en feil ved innsending. Vennligst prøv igjen.',
} as const;
