import { canRevise, shortNamesAmong } from '@boligstyling/domain';
import { ownQuotes as texts } from '../../../content/own-quotes';
import { formatDayInWords } from '../../../shared/format/moment';
import { rangeText } from '../../../shared/quotes/term-texts';
import type { OwnerQuoteDto, QuoteColumnDto, OwnerQuotesDto } from '@boligstyling/api-client/links';

export function shortNames({ columns }: Pick<OwnerQuotesDto, 'columns'>) {
  const shortName = shortNamesAmong(columns.map(({ partner }) => partner));
  return ({ partner }: QuoteColumnDto): string => shortName(partner);
}

const inState = (columns: readonly QuoteColumnDto[], state: OwnerQuoteDto['state']) =>
  columns.filter(({ quote }) => quote?.state === state);

export const openQuotes = ({ columns }: OwnerQuotesDto): QuoteColumnDto[] =>
  inState(columns, 'sent');

export const isChoosable = (quote: OwnerQuoteDto | undefined): boolean =>
  quote?.state === 'sent' && !quote.for_earlier_service;

export const openVersions = (view: OwnerQuotesDto): string =>
  openQuotes(view)
    .map(({ quote }) => `${quote?.id} ${quote?.version}`)
    .join();

export const chosenQuote = ({ columns, choice }: OwnerQuotesDto): QuoteColumnDto | undefined =>
  columns.find(({ quote }) => quote && quote.id === choice?.quote_id);

export const othersThan = (view: OwnerQuotesDto, chosen: QuoteColumnDto): string[] =>
  openQuotes(view)
    .filter(({ assignment_id: id }) => id !== chosen.assignment_id)
    .map(shortNames(view));

export const termsLine = ({ terms }: OwnerQuoteDto): string =>
  texts.chosenLead(
    rangeText(terms.price_from, terms.price_to),
    terms.has_vat,
    formatDayInWords(terms.earliest_start),
  );

export interface Headline {
  readonly title: string;
  readonly lead: string;
}

/** Null if quotes are not the news. */
export function quotesHeadline(view: OwnerQuotesDto): Headline | null {
  const shortName = shortNames(view);
  const chosen = chosenQuote(view);
  if (chosen?.quote) {
    return { title: texts.headlines.chosen(shortName(chosen)), lead: termsLine(chosen.quote) };
  }
  const services = new Set([view.service, ...view.columns.map(({ service }) => service)]);
  const about = texts.request([...services], view.place);
  const names = view.columns.filter(({ quote }) => isChoosable(quote)).map(shortName);
  if (names.length > 0) {
    const missing = view.columns.filter((each) => each.missing).map(shortName);
    const advice = missing.length > 0 ? texts.canWait : texts.canAsk(names.length === 1);
    const [first = ''] = names;
    return {
      title:
        names.length === 1 ? texts.headlines.one(first) : texts.headlines.toChoose(names.length),
      lead: [about, texts.sentBy(names, missing), view.can_choose && advice]
        .filter(Boolean)
        .join(' '),
    };
  }
  const expired = inState(view.columns, 'expired').map(shortName);
  if (expired.length === 0 || !view.can_choose) return null;
  return {
    title: texts.headlines.expired(expired.length),
    lead: `${about} ${texts.askAgain(expired)}`,
  };
}

export function newsOf(before: OwnerQuotesDto, after: OwnerQuotesDto): string[] {
  const shortName = shortNames(after);
  const earlier = new Map(before.columns.map((each) => [each.assignment_id, each]));
  return after.columns.flatMap((column) => {
    const was = earlier.get(column.assignment_id);
    const name = shortName(column);
    const { quote } = column;
    if (!quote) return was ? [] : [texts.news.accepted(name)];
    if (quote.state === 'sent') {
      // An undone choice.
      if (!canRevise(was?.quote)) return [];
      if (!was?.quote || was.quote.state !== 'sent') return [texts.news.sent(name)];
      return was.quote.version === quote.version ? [] : [texts.news.revised(name)];
    }
    if (was?.quote?.state === quote.state) return [];
    if (quote.state === 'withdrawn') return [texts.news.withdrawn(name)];
    return quote.state === 'expired' ? [texts.news.expired(name)] : [];
  });
}
