import {
  type PartnerInvoiceDto,
  useListPartnerInvoicesQuery,
} from '@boligstyling/api-client/partner';
import { kronerText } from '@boligstyling/domain';
import { partnerHome, partnerInvoices } from '../../content/partner-home';
import { useRuntimeConfig } from '../../shared/config/runtime-config';
import { formatDay } from '../../shared/format/moment';
import { Button } from '../../shared/ui/button';
import { Chip } from '../../shared/ui/chip';
import { Icon } from '../../shared/ui/icon';
import { VisuallyHidden } from '../../shared/ui/visually-hidden';
import { NotThereYet } from './not-there-yet';
import styles from './partner-invoices.module.css';
import { usePages } from './use-pages';
import { whatIsLeft } from './what-is-left';

/** The partner's invoices and credit notes, the latest first. */
export function PartnerInvoices() {
  const { cursors, moreAfter } = usePages();
  const title = partnerInvoices.title(useRuntimeConfig().noVat);
  return (
    <section aria-label={title}>
      <h3 className={styles.heading}>{title}</h3>
      {cursors.map((cursor) => (
        <PageOfInvoices key={cursor ?? ''} cursor={cursor} onMore={moreAfter(cursor)} />
      ))}
    </section>
  );
}

type PageOfInvoicesProps = {
  cursor: string | undefined;
  /** Left out once more is shown. */
  onMore: ((cursor: string) => void) | undefined;
};

function PageOfInvoices({ cursor, onMore }: PageOfInvoicesProps) {
  const { data, error, refetch } = useListPartnerInvoicesQuery({ cursor });
  if (!data) return <NotThereYet error={error} onRetry={refetch} />;
  const next = data.next_cursor;
  return (
    <>
      {data.invoices.length === 0 && !cursor && (
        <p className={styles.none}>{partnerInvoices.none}</p>
      )}
      <ul className={styles.list}>
        {data.invoices.map((each) => (
          <Row key={each.id} invoice={each} />
        ))}
      </ul>
      {next && onMore && (
        <Button variant="outline" size="small" onClick={() => onMore(next)}>
          {partnerHome.showMore}
        </Button>
      )}
    </>
  );
}

function Row({ invoice }: { invoice: PartnerInvoiceDto }) {
  const { id, number, issued_on, due_on, total_ore, state, credits } = invoice;
  const isDue = state === 'open' && due_on;
  const left = whatIsLeft(invoice);
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.number}>{number}</p>
        <p className={styles.note}>
          {credits && `${partnerInvoices.creditNote} ${partnerInvoices.of(credits)}, `}
          {formatDay(issued_on)}
        </p>
        {left && <p className={styles.note}>{left}</p>}
      </div>
      <p className={styles.sum}>{kronerText(total_ore)}</p>
      <p className={styles.state}>
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
