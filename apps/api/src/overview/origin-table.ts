import { outcomeOfOthers, type OriginFigures } from '@boligstyling/application';
import { LEAD_FIELDS, type LeadOrigin, toKroner } from '@boligstyling/domain';
import { BYTE_ORDER_MARK, csvRow } from '../platform/tables/csv.js';

/** What came of leads as a table, a row for each origin and one for those that are not listed. */
export function originTable(figures: OriginFigures, origin: LeadOrigin): string {
  const others = outcomeOfOthers(figures);
  const rows = [
    ...figures.origins.map(({ name, ...outcome }) => ({
      name: name || 'Ikke oppgitt',
      ...outcome,
    })),
    ...(others.leads > 0 ? [{ name: 'Andre', ...others }] : []),
  ].map(({ name, leads, matched, won, revenueOre }) =>
    csvRow([name, leads, matched, won, toKroner(revenueOre)]),
  );
  const columns = [LEAD_FIELDS[origin].label, 'Henvendelser', 'Tatt', 'Vunnet', 'Inntekt'];
  return BYTE_ORDER_MARK + csvRow(columns) + rows.join('');
}
