import { ownQuotes as texts } from '../../../content/own-quotes';
import { formatDayInWords, formatNearDay } from '../../../shared/format/moment';
import { now } from '../../../shared/format/now';
import { Chip } from '../../../shared/ui/fields/chip';
import { Icon } from '../../../shared/ui/icon';
import type { QuoteColumnDto } from '@boligstyling/api-client/links';
import styles from './column-head.module.css';

export function ColumnHead({ column }: { column: QuoteColumnDto }) {
  const { name, company, logo } = column.partner;
  return (
    <span className={styles.who}>
      {logo ? (
        <img className={styles.logo} src={logo} alt="" />
      ) : (
        <span className={styles.initial} aria-hidden="true">
          {name.trim().charAt(0).toUpperCase()}
        </span>
      )}
      <span className={styles.names}>
        <span className={styles.name}>{name}</span>
        <span className={styles.business}>{company}</span>
      </span>
    </span>
  );
}

type ColumnStateProps = {
  column: QuoteColumnDto;
  /** The owner has chosen, or the lead is closed, so no further quote is expected. */
  isDecided: boolean;
};

/** Empty for an open quote that was never revised. */
export function ColumnState({ column: { quote, missing }, isDecided }: ColumnStateProps) {
  if (!quote) {
    if (isDecided) return <p className={styles.over}>{texts.neverSent}</p>;
    return (
      <p className={styles.waits}>
        <Icon name="clock" />
        <span>
          {missing?.reminded_at ? texts.reminded(nearDay(missing.reminded_at)) : texts.missing}
        </span>
      </p>
    );
  }
  switch (quote.state) {
    case 'chosen':
      return <Chip tone="settled">{texts.chosen}</Chip>;
    case 'declined':
      return <Chip tone="neutral">{texts.declined}</Chip>;
    case 'expired':
      return (
        <p className={styles.over}>{texts.expired(formatDayInWords(quote.terms.valid_until))}</p>
      );
    case 'withdrawn':
      return <p className={styles.over}>{texts.withdrawn}</p>;
    default:
      if (quote.for_earlier_service)
        return <p className={styles.over}>{texts.forEarlierService}</p>;
      return quote.revised_at ? (
        <Chip tone="new">{texts.revised(nearDay(quote.revised_at))}</Chip>
      ) : null;
  }
}

const nearDay = (moment: string): string => formatNearDay(Date.parse(moment), now().getTime());
