import { formatPhone, mailtoOf, telOf } from '@boligstyling/domain';
import { ownQuotes as texts } from '../../../content/own-quotes';
import { Button } from '../../../shared/ui/button';
import type { QuoteColumnDto } from '@boligstyling/api-client/links';
import { shortName } from './own-quotes-view';
import styles from './quote-choice.module.css';

type QuoteChoiceProps = {
  column: QuoteColumnDto;
  /** Absent if nothing can be chosen now. */
  onChoose?: (column: QuoteColumnDto) => void;
};

/** «Velg Anna», and the way to ask before that. */
export function QuoteChoice({ column, onChoose }: QuoteChoiceProps) {
  const { quote, partner } = column;
  const canChoose = quote?.state === 'sent' && onChoose !== undefined;
  const asks = quote && onChoose && ['sent', 'expired'].includes(quote.state);
  return (
    <div className={styles.choice}>
      {canChoose && (
        <Button onClick={() => onChoose(column)}>{texts.choose(shortName(column))}</Button>
      )}
      {asks && (partner.phone || partner.email) && (
        <p className={styles.ask}>
          <span>{texts.questions}</span>{' '}
          {partner.phone ? (
            <a href={telOf(partner.phone)}>{texts.call(formatPhone(partner.phone))}</a>
          ) : (
            <a href={mailtoOf(partner.email ?? '')}>{texts.write}</a>
          )}
        </p>
      )}
    </div>
  );
}
