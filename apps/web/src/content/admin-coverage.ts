/** Where owners ask and no partner answers. */
export const adminCoverage = {
  title: 'Dekning',
  heading: 'Uten partner',
  intro:
    'Steder og tjenester noen har spurt etter det siste året, uten en aktiv stylist eller interiørarkitekt som dekker dem.',
  columns: {
    city: 'Sted',
    service: 'Tjeneste',
    leads: 'Henvendelser siste år',
    waiting: 'Venter nå',
    actions: 'Handlinger',
  },
  see: 'Se henvendelsene',
  empty: 'Alt er dekket.',
  emptyText: 'Hver by og tjeneste noen har spurt etter, har minst én aktiv partner.',
} as const;
