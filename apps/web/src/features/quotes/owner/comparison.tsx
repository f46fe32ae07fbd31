import { useRef, type CSSProperties, type ReactNode } from 'react';
import { ownQuotes as texts } from '../../../content/own-quotes';
import { Sums } from '../../../shared/quotes/sums';
import { useMatches } from '../../../shared/ui/use-matches';
import type { QuoteColumnDto, OwnerQuotesDto } from '@boligstyling/api-client/links';
import { ColumnHead, ColumnState } from './column-head';
import styles from './comparison.module.css';
import { isChoosable, shortNames } from './own-quotes-view';
import { rowsOf } from './quote-rows';

type ComparisonProps = {
  view: Pick<OwnerQuotesDto, 'columns' | 'marks'>;
  isDecided?: boolean;
  choice?: (column: QuoteColumnDto) => ReactNode;
};

/** Columns fit a price; paper always has it. */
const TABLE = 'print, (width >= 51.25em)';

export function Comparison(props: ComparisonProps) {
  return useMatches(TABLE) ? <QuoteTable {...props} /> : <QuoteCards {...props} />;
}

/** Without scrolling. */
const VISIBLE_COLUMNS = 3;

const columnsAs = (count: number) => ({ '--columns': count }) as CSSProperties;

function QuoteTable({ view, isDecided = false, choice }: ComparisonProps) {
  const { columns } = view;
  const shortName = shortNames(view);
  const scrolls = columns.length > VISIBLE_COLUMNS;
  return (
    <div
      className={scrolls ? styles.many : styles.sheet}
      style={columnsAs(columns.length)}
      {...(scrolls && { role: 'region', 'aria-label': texts.scrolls, tabIndex: 0 })}
    >
      <table className={styles.table}>
        <caption className="visually-hidden">{texts.caption(columns.length)}</caption>
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              // Screen readers repeat the short form with each cell.
              <th
                key={column.assignment_id}
                scope="col"
                abbr={shortName(column)}
                data-is={lookOf(column)}
              >
                <ColumnHead column={column} />
                <div className={styles.state}>
                  <ColumnState {...{ column, isDecided }} />
                </div>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rowsOf(view).map(({ key, label, cell }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              {columns.map((column) => (
                <td key={column.assignment_id} data-is={lookOf(column)}>
                  {cell(column)}
                </td>
              ))}
            </tr>
          ))}
          {choice && (
            <tr className={styles.choices}>
              <th scope="row">{texts.rows.choice}</th>
              {columns.map((column) => (
                <td key={column.assignment_id} data-is={lookOf(column)}>
                  {choice(column)}
                </td>
              ))}
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}

function QuoteCards({ view, isDecided = false, choice }: ComparisonProps) {
  const { columns } = view;
  const rows = rowsOf(view);
  const shortName = shortNames(view);
  const cards = useRef(new Map<string, HTMLElement>());
  const jump = (id: string) => {
    const card = cards.current.get(id);
    card?.scrollIntoView({ block: 'start' });
    card?.focus({ preventScroll: true });
  };
  return (
    <div className={styles.cards}>
      {columns.length > 1 && (
        <nav className={styles.jump} aria-label={texts.jump}>
          <ul>
            {columns.map((column) => (
              <li key={column.assignment_id}>
                <button
                  type="button"
                  data-is={jumpLook(column)}
                  onClick={() => jump(column.assignment_id)}
                >
                  <span>{shortName(column)}</span>
                  <b>
                    <Sums>{shortPrice(column)}</Sums>
                  </b>
                </button>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {columns.map((column) => (
        <article
          key={column.assignment_id}
          className={styles.card}
          data-is={lookOf(column)}
          aria-label={`${column.partner.name}, ${column.partner.company}`}
          tabIndex={-1}
          ref={(card) => {
            if (card) cards.current.set(column.assignment_id, card);
            return () => void cards.current.delete(column.assignment_id);
          }}
        >
          <h2 className={styles.cardHead}>
            <ColumnHead column={column} />
          </h2>
          <div className={styles.state}>
            <ColumnState {...{ column, isDecided }} />
          </div>
          {lookOf(column) !== 'empty' && (
            <dl className={styles.rows}>
              {rows.map(({ key, label, isWide, cell }) => (
                <div key={key} data-is={isWide ? 'wide' : undefined}>
                  <dt className="muted">{label}</dt>
                  <dd>{cell(column)}</dd>
                </div>
              ))}
            </dl>
          )}
          {choice?.(column)}
        </article>
      ))}
    </div>
  );
}

const jumpLook = ({ quote }: QuoteColumnDto): 'chosen' | 'quiet' | undefined =>
  quote?.state === 'chosen' ? 'chosen' : isChoosable(quote) ? undefined : 'quiet';

function shortPrice({ quote }: QuoteColumnDto): string {
  if (!quote) return texts.short.missing;
  if (quote.state === 'withdrawn' || quote.state === 'expired') return texts.short[quote.state];
  const least = quote.terms.price_from.toLocaleString('nb');
  return quote.terms.price_to === null ? least : texts.from(least);
}

function lookOf({ quote }: QuoteColumnDto): 'empty' | 'over' | 'chosen' | undefined {
  if (!quote || quote.state === 'withdrawn') return 'empty';
  if (quote.state === 'chosen') return 'chosen';
  return isChoosable(quote) ? undefined : 'over';
}
