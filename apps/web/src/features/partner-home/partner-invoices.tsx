import {
  type PartnerInvoiceDto,
  useListPartnerInvoicesQuery,
} from '@boligstyling/api-client/partner';
import { kronerText } from '@boligstyling/domain';
import { partnerInvoices } from '../../content/partner-home';
import { useRuntimeConfig } from '../../shared/config/runtime-config';
import { formatDay } from '../../shared/format/moment';
import { Chip } from '../../shared/ui/fields/chip';
import { Icon } from '../../shared/ui/icon';
import { VisuallyHidden } from '../../shared/ui/visually-hidden';
import { NextPages, LoadFailed } from './load-failed';
import styles from './partner-invoices.module.css';

export function PartnerInvoices() {
  const title = partnerInvoices.title(useRuntimeConfig().noVat);
  return (
    <section aria-label={title}>
      <h3 className={styles.heading}>{title}</h3>
      <PageOfInvoices />
    </section>
  );
}

function PageOfInvoices({ cursor }: { cursor?: string }) {
  const { data, error, refetch } = useListPartnerInvoicesQuery({ cursor });
  if (!data) return <LoadFailed error={error} onRetry={refetch} />;
  return (
    <>
      {data.invoices.length === 0 && !cursor && (
        <p className={styles.none}>{partnerInvoices.none}</p>
      )}
      <ul>
        {data.invoices.map((each) => (
          <Row key={each.id} invoice={each} />
        ))}
      </ul>
      <NextPages cursor={data.next_cursor}>{(next) => <PageOfInvoices cursor={next} />}</NextPages>
    </>
  );
}

function Row({ invoice }: { invoice: PartnerInvoiceDto }) {
  const { id, number, issued_on, due_on, total_ore, state, credits } = invoice;
  const isDue = state === 'open' && due_on;
  const left = remainderText(invoice);
  const vat = vatNote(invoice, !useRuntimeConfig().noVat);
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.number}>{number}</p>
        <p className={styles.note}>
          {credits && `${partnerInvoices.creditNote} ${partnerInvoices.of(credits)}, `}
          {[formatDay(issued_on), vat].filter(Boolean).join(', ')}
        </p>
        {left && <p className={styles.note}>{left}</p>}
      </div>
      <p className={styles.sum}>{kronerText(total_ore)}</p>
      <p>
        {state && (
          <Chip tone={state === 'paid' || state === 'credited' ? 'settled' : 'new'}>
            {isDue ? partnerInvoices.due(formatDay(due_on)) : partnerInvoices.states[state]}
          </Chip>
        )}
      </p>
      <p className={styles.files}>
        {(['pdf', 'ehf'] as const).map((form) => (
          <a key={form} href={`/api/partner/invoices/${id}/${form}`} download>
            <Icon name="download" />
            <span aria-hidden="true">{partnerInvoices[form]}</span>
            <VisuallyHidden>
              {partnerInvoices.download(partnerInvoices[form], number)}
            </VisuallyHidden>
          </a>
        ))}
      </p>
    </li>
  );
}

/** MVA follows each acceptance. */
function vatNote({ asks_for_vat }: PartnerInvoiceDto, asksForVatNow: boolean): string | undefined {
  if (asks_for_vat === asksForVatNow) return undefined;
  return asks_for_vat ? partnerInvoices.withVat : partnerInvoices.withoutVat;
}

type Left = Pick<PartnerInvoiceDto, 'balance_ore' | 'total_ore' | 'state' | 'due_on'>;

/** Undefined for all or nothing. */
export function remainderText({
  balance_ore: balance,
  total_ore: total,
  state,
  due_on,
}: Left): string | undefined {
  if (balance < 0) return partnerInvoices.toHaveBack(kronerText(-balance));
  if (balance === 0 || balance === total) return undefined;
  return state === 'part-paid' && due_on
    ? partnerInvoices.leftUntil(kronerText(balance), formatDay(due_on))
    : partnerInvoices.left(kronerText(balance));
}
