export const adminCoverage = {
  title: 'Dekning',
  heading: 'Uten ledig partner',
  intro:
    'Steder og tjenester noen har spurt etter det siste året, der ingen aktiv stylist eller interiørarkitekt tar oppdrag, eller der noen venter og alle som gjør det, har fullt.',
  waiting: ['henvendelse venter på partner', 'henvendelser venter på partner'],
  withoutTerms: ['partner har ikke godtatt vilkårene', 'partnere har ikke godtatt vilkårene'],
  fullPartners: ['partner har fullt', 'partnere har fullt'],
  columns: {
    city: 'Sted',
    service: 'Tjeneste',
    leads: 'Henvendelser siste år',
    waiting: 'Venter nå',
    partners: 'Partnere',
    actions: 'Handlinger',
  },
  unknown: 'Ukjent sted',
  nobody: 'Ingen',
  allFull: (count: number): string => `${count}, har fullt`,
  see: 'Se henvendelsene',
  noPartner: {
    title: 'Ingen steder er dekket.',
    text: 'Ingen partner er aktiv. Legg til den første under «Partnere».',
  },
  nobodyAccepted: {
    title: 'Ingen steder er dekket.',
    text: 'Ingen partner har godtatt vilkårene ennå. Velkomsten har en knapp for å godta.',
  },
  empty: 'Alt er dekket.',
  emptyText: 'Hvert sted og hver tjeneste noen har spurt etter, har minst én partner med plass.',
  emptyButWaiting:
    'Hvert sted og hver tjeneste noen har spurt etter, har minst én partner med plass. De som venter, får en partner når det blir deres tur, eller når du velger en.',
} as const;
