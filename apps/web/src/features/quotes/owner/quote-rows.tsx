import {
  capital,
  differInService,
  fromWireTerms,
  QUOTE_FIELDS,
  QUOTE_INCLUDE_KEYS,
  QUOTE_INCLUDES,
  QUOTE_TERM_KEYS,
  quoteField,
  type QuoteInclude,
  type QuoteTerms,
  type WireTerms,
} from '@boligstyling/domain';
import type { CSSProperties, ReactNode } from 'react';
import { attachmentTexts } from '../../../content/attachments';
import { ownQuotes as texts } from '../../../content/own-quotes';
import { formatDayInWords } from '../../../shared/format/moment';
import { Attachments } from '../../../shared/quotes/attachments';
import { Sums } from '../../../shared/quotes/sums';
import { dayText, kroner, priceText, rangeText } from '../../../shared/quotes/term-texts';
import { Icon } from '../../../shared/ui/icon';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden';
import type { OwnerQuoteDto, OwnerQuotesDto, QuoteColumnDto } from '@boligstyling/api-client/links';
import styles from './quote-rows.module.css';

export interface QuoteRow {
  readonly key: string;
  readonly label: string;
  /** Needs a card's whole width. */
  readonly isWide?: boolean;
  readonly cell: (column: QuoteColumnDto) => ReactNode;
}

type Marks = OwnerQuotesDto['marks'];

/** `before` is null if it was never revised. */
interface Shown {
  readonly quote: OwnerQuoteDto;
  readonly terms: QuoteTerms;
  readonly before: QuoteTerms | null;
}

type Written = Omit<QuoteRow, 'cell'> & {
  readonly show: (shown: Shown, marks: Marks) => ReactNode;
  /** Of a row that quotes may lack. Changes are listed by the field's wire name. */
  readonly optional?: {
    readonly field: string;
    readonly has: (quote: OwnerQuoteDto, terms: QuoteTerms) => boolean;
  };
};

const WRITTEN: readonly Written[] = [
  {
    key: 'price',
    label: texts.rows.price,
    show: (shown, marks) => <Price {...{ shown, marks }} />,
  },
  { key: 'includes', label: texts.rows.includes, show: (shown) => <Includes {...shown} /> },
  {
    key: 'earliestStart',
    label: texts.rows.earliestStart,
    show: ({ quote, terms, before }, marks) => (
      <>
        <b>{dayText(terms.earliestStart)}</b>
        {marks.earliest_start === quote.id && <Mark>{texts.earliest}</Mark>}
        <Before is={terms.earliestStart} was={before?.earliestStart} text={dayBefore} />
      </>
    ),
  },
  {
    key: 'rental',
    label: texts.rows.rental,
    optional: {
      field: QUOTE_FIELDS.rentalWeeks.wire,
      has: (_, { rentalWeeks }) => rentalWeeks !== null,
    },
    show: ({ terms, before }) => <Rental terms={terms} before={before} />,
  },
  {
    key: 'validUntil',
    label: texts.rows.validUntil,
    show: ({ terms, before }) => (
      <>
        {dayText(terms.validUntil)}
        <Before is={terms.validUntil} was={before?.validUntil} text={dayBefore} />
      </>
    ),
  },
];

const ATTACHMENTS: Written = {
  key: 'attachments',
  label: attachmentTexts.title,
  isWide: true,
  optional: { field: 'attachments', has: ({ attachments }) => attachments.length > 0 },
  show: ({ quote }) => {
    const change = changeOf(quote, 'attachments');
    return (
      <>
        {quote.attachments.length > 0 ? <Attachments attachments={quote.attachments} /> : NOTHING}
        {change && <FilesChanged now={quote.attachments} before={change.before ?? ''} />}
      </>
    );
  },
};

function FilesChanged({ now, before }: { now: OwnerQuoteDto['attachments']; before: string }) {
  const is = now.map(({ file_name }) => file_name);
  const { kept, removed } = namesIn(before, is);
  const added = is.filter((name) => !kept.has(name));
  return (
    <>
      {added.length > 0 && <Change>{attachmentTexts.newOnes(added)}</Change>}
      {removed.length > 0 && <Change>{attachmentTexts.noLonger(removed)}</Change>}
      {added.length + removed.length === 0 && <Change>{texts.changed}</Change>}
    </>
  );
}

/** Names may contain the comma between names, so only those of present files are certain. */
function namesIn(before: string, present: readonly string[]) {
  const longestFirst = present.toSorted((a, b) => b.length - a.length);
  const kept = new Set<string>();
  const removed: string[] = [];
  for (let rest = before; rest !== '';) {
    const name = longestFirst.find((each) => `${rest}, `.startsWith(`${each}, `));
    const part = name ?? rest.split(', ', 1)[0]!;
    if (name === undefined) removed.push(part);
    else kept.add(name);
    rest = rest.slice(part.length + ', '.length);
  }
  return { kept, removed };
}

const MESSAGE: Written = {
  key: 'message',
  label: texts.rows.message,
  isWide: true,
  optional: {
    field: QUOTE_FIELDS.message.wire,
    has: (_, { message }) => message !== null,
  },
  show: ({ terms, before }) => (
    <>
      {terms.message ? <p className={styles.words}>{terms.message}</p> : NOTHING}
      <Before
        is={terms.message ?? ''}
        was={before ? (before.message ?? '') : undefined}
        text={() => (terms.message ? texts.changed : texts.takenAway)}
      />
    </>
  ),
};

const changeOf = ({ changes }: OwnerQuoteDto, field: string) =>
  changes.find((each) => each.field === field);

/** Where only another quote has a value. */
const NOTHING = (
  <span className={styles.nothing}>
    <span aria-hidden="true">–</span>
    <VisuallyHidden>{texts.nothing}</VisuallyHidden>
  </span>
);

const isShown = ({ quote }: QuoteColumnDto): boolean =>
  quote !== undefined && quote.state !== 'withdrawn';

export function rowsOf({ columns, marks }: Pick<OwnerQuotesDto, 'columns' | 'marks'>): QuoteRow[] {
  const shown = columns.filter(isShown);
  const written = ({ key, label, isWide = false, show, optional }: Written): QuoteRow[] => {
    const isFilled = shown.some(
      ({ quote }) =>
        quote &&
        (!optional ||
          optional.has(quote, termsOf(quote)) ||
          changeOf(quote, optional.field) !== undefined),
    );
    const cell = (column: QuoteColumnDto) =>
      column.quote && isShown(column) ? show(shownOf(column.quote), marks) : null;
    return isFilled ? [{ key, label, isWide, cell }] : [];
  };
  const presentations: QuoteRow[] = columns.some(({ partner }) => partner.presentation)
    ? [
        {
          key: 'presentation',
          label: texts.rows.presentation,
          isWide: true,
          cell: (column) => {
            const { presentation } = column.partner;
            if (presentation) return <p className={styles.words}>{presentation}</p>;
            return isShown(column) ? NOTHING : null;
          },
        },
      ]
    : [];
  const services: QuoteRow[] = differInService(columns)
    ? [{ key: 'service', label: texts.rows.service, cell: ({ service }) => service }]
    : [];
  return [
    ...services,
    ...WRITTEN.flatMap(written),
    ...presentations,
    { key: 'reviews', label: texts.rows.reviews, cell: ({ partner }) => reviewsText(partner) },
    ...written(ATTACHMENTS),
    ...written(MESSAGE),
  ];
}

const termsOf = ({ terms }: OwnerQuoteDto): QuoteTerms => fromWireTerms(terms) as QuoteTerms;

function shownOf(quote: OwnerQuoteDto): Shown {
  const terms = termsOf(quote);
  const earlier = quote.changes.map(({ field, before }) => [field, valueOf(field, before)]);
  const wire = { ...quote.terms, ...Object.fromEntries(earlier) } as Partial<WireTerms>;
  const before = earlier.length > 0 ? (fromWireTerms(wire) as QuoteTerms) : null;
  return { quote, terms, before };
}

function valueOf(field: string, text: string | null): boolean | number | string | string[] | null {
  const key = QUOTE_TERM_KEYS.find((each) => quoteField(each).wire === field);
  if (text === null || !key) return text;
  const { kind } = quoteField(key);
  if (kind === 'flag') return text === 'true';
  if (kind === 'number') return Number(text);
  return kind === 'includes' ? text.split(',').filter(Boolean) : text;
}

function reviewsText({ rating, review_count }: QuoteColumnDto['partner']): string {
  if (rating === null || review_count === 0) return texts.noReviews;
  return texts.rating(rating.toLocaleString('nb', { maximumFractionDigits: 1 }), review_count);
}

const Mark = ({ children }: { children: string }) => (
  <span className={styles.mark}>{children}</span>
);

type BeforeProps = {
  is: string;
  was: string | undefined;
  text: (value: string) => string;
};

const dayBefore = (day: string): string => texts.before(formatDayInWords(day));

function Before({ is, was, text }: BeforeProps) {
  return was === undefined || was === is ? null : <Change>{text(was)}</Change>;
}

const Change = ({ children }: { children: string }) => (
  <span className={styles.change}>
    <Sums>{capital(children)}</Sums>
  </span>
);

function Price({ shown: { quote, terms, before }, marks }: { shown: Shown; marks: Marks }) {
  return (
    <>
      <div className={styles.room}>
        <span
          className={styles.price}
          style={{ '--characters': priceText(terms).length } as CSSProperties}
        >
          <Sums>{priceText(terms)}</Sums>
        </span>
      </div>
      <span className={styles.note}>
        <Sums>
          {quote.vat_from === null
            ? texts.noVat
            : texts.vat(rangeText(quote.vat_from, quote.vat_to))}
        </Sums>
      </span>
      {terms.priceDependsOn && (
        <span className={styles.note}>{texts.dependsOn(terms.priceDependsOn)}</span>
      )}
      {marks.lowest_price === quote.id && <Mark>{texts.lowestPrice}</Mark>}
      <Before
        is={priceText(terms)}
        was={before ? priceText(before) : undefined}
        text={texts.before}
      />
      {before?.priceTo && terms.priceTo && (
        <Before
          is={terms.priceDependsOn ?? ''}
          was={before.priceDependsOn ?? ''}
          text={texts.dependedOn}
        />
      )}
      <Before
        is={texts.wasVat(terms.hasVat)}
        was={before ? texts.wasVat(before.hasVat) : undefined}
        text={texts.before}
      />
    </>
  );
}

function Includes({ terms, before }: Pick<Shown, 'terms' | 'before'>) {
  const has = (item: QuoteInclude) => terms.includes.includes(item);
  const had = (item: QuoteInclude) => before?.includes.includes(item) ?? has(item);
  const named = (items: readonly QuoteInclude[]) => items.map((item) => QUOTE_INCLUDES[item]);
  const added = named(QUOTE_INCLUDE_KEYS.filter((item) => has(item) && !had(item)));
  const removed = named(QUOTE_INCLUDE_KEYS.filter((item) => !has(item) && had(item)));
  return (
    <>
      <ul className={styles.includes}>
        {QUOTE_INCLUDE_KEYS.map((item) => (
          <li key={item} className={has(item) ? undefined : styles.left}>
            <Icon name={has(item) ? 'check' : 'minus'} />
            <span>
              <VisuallyHidden>
                {has(item) ? texts.isIncluded : texts.isNotIncluded}:{' '}
              </VisuallyHidden>
              {QUOTE_INCLUDES[item]}
            </span>
          </li>
        ))}
      </ul>
      {terms.includesOther && <p className={styles.also}>{texts.also(terms.includesOther)}</p>}
      {added.length > 0 && <Change>{texts.added(added)}</Change>}
      {removed.length > 0 && <Change>{texts.removed(removed)}</Change>}
      <Before
        is={terms.includesOther ?? ''}
        was={before ? (before.includesOther ?? '') : undefined}
        text={(was) => (was ? texts.alsoBefore(was) : texts.alsoNew)}
      />
    </>
  );
}

function Rental({ terms, before }: Pick<Shown, 'terms' | 'before'>) {
  const { rentalWeeks, extraWeekPrice } = terms;
  const weeks = weeksText(terms);
  const extra = extraText(terms);
  return (
    <>
      {rentalWeeks === null ? weeks : <b>{weeks}</b>}
      {extraWeekPrice !== null && (
        <span className={styles.note}>
          <Sums>{extra}</Sums>
        </span>
      )}
      <Before is={weeks} was={before ? weeksText(before) : undefined} text={loweredBefore} />
      <Before is={extra} was={before ? extraText(before) : undefined} text={loweredBefore} />
    </>
  );
}

const loweredBefore = (text: string): string =>
  texts.before(text.charAt(0).toLowerCase() + text.slice(1));

const weeksText = ({ rentalWeeks }: QuoteTerms): string =>
  rentalWeeks === null ? texts.noRental : texts.weeks(rentalWeeks);

const extraText = ({ extraWeekPrice }: QuoteTerms): string =>
  extraWeekPrice === null ? texts.noExtraWeeks : texts.perExtraWeek(kroner(extraWeekPrice));
