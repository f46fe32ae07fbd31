import { CHART_WEEKS } from '@boligstyling/domain';

/** The administrator's first page: the cards and the charts. */
export const adminOverview = {
  figures: 'Tallene',
  total: 'I alt',
  now: 'Nå',
  leads: 'Henvendelser',
  newLeads: 'med status ny',
  partners: 'Aktive partnere',
  ofPartners: (total: string): string => `av ${total} i nettverket`,
  sales: 'Salg',
  salesTotal: 'I alt, uten mva.',
  kroner: 'kr',
  pendingSales: 'venter på betaling',
  paid: 'Betalt',
  perWeek: 'Henvendelser per uke',
  perDay: 'Henvendelser per dag',
  periodLabel: 'Vis henvendelser per',
  periods: [
    { value: 'week', label: 'Uke' },
    { value: 'day', label: 'Dag' },
  ],
  week: 'Uke',
  day: 'Dag',
  count: 'Antall',
  ofLastWeeks: (count: string): string => `${count} siste ${CHART_WEEKS} uker`,
  otherPlaces: 'Andre steder',
  byService: 'Fordelt på tjeneste',
  byCity: 'Fordelt på sted',
  city: 'Sted',
  asTable: 'Vis tallene',
  noneYet: `Ingen henvendelser de siste ${CHART_WEEKS} ukene.`,
  medians: [
    {
      key: 'median_seconds_to_yes',
      title: 'Tid til første ja',
      help: `Til en partner trykket «Ta oppdraget». Median, siste ${CHART_WEEKS} uker.`,
      none: 'Ingen har sagt ja ennå.',
    },
    {
      key: 'median_seconds_to_contact',
      title: 'Tid til første kontakt',
      help: `Til noen meldte at kunden er kontaktet. Median, siste ${CHART_WEEKS} uker.`,
      none: 'Ingen er kontaktet ennå.',
    },
  ],
} as const;
