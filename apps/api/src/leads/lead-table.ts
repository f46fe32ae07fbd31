import type { ListedLead } from '@boligstyling/application';
import { fieldsSeenBy, LEAD_STATUS_NAMES, shownValue } from '@boligstyling/domain';
import { norwegianMoment } from '../platform/system/norwegian-time.js';
import { BYTE_ORDER_MARK, csvRow } from '../platform/tables/csv.js';

/** The columns in their order, each with what it shows of a lead. */
const COLUMNS: Record<string, (lead: ListedLead) => string> = {
  Mottatt: ({ receivedAt }) => norwegianMoment(receivedAt),
  Status: ({ status }) => LEAD_STATUS_NAMES[status],
  'Holdt tilbake': ({ suspicion }) => (suspicion ? 'Ja' : 'Nei'),
  ...Object.fromEntries(
    fieldsSeenBy('table').map(({ key, label }) => [
      label,
      (lead: ListedLead) => shownValue(key, lead[key]),
    ]),
  ),
  'Hos partner': ({ partnerId }) => (partnerId ? 'Ja' : 'Nei'),
  Id: ({ id }) => id,
  'Slått sammen med': ({ joinedTo }) => joinedTo ?? '',
};

/** Leads as comma-separated values (RFC 4180) for a Norwegian spreadsheet, a piece for each batch. */
export async function* leadTable(
  batches: AsyncIterable<readonly ListedLead[]>,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvRow(Object.keys(COLUMNS));
  for await (const leads of batches) {
    yield leads.map((lead) => csvRow(Object.values(COLUMNS).map((show) => show(lead)))).join('');
  }
}
