import { type QuoteState, type QuoteTerms, quoteVat } from '@boligstyling/domain';
import { quoteForm as texts } from '../../../content/quote-form';
import { formatRecentMoment } from '../../../shared/format/moment';
import { Attachments } from '../../../shared/quotes/attachments';
import { Sums } from '../../../shared/quotes/sums';
import { changedLabels, statedPrice } from '../../../shared/quotes/term-texts';
import { Comparison } from '../owner/comparison';
import type {
  AttachmentDto,
  PartnerQuoteDto,
  QuoteColumnDto,
  QuoteTermsDto,
  QuoteVersionDto,
} from '@boligstyling/api-client/links';
import styles from './quote-desk.module.css';
import { wireOf } from './written-quote';

type SentQuoteProps = { view: PartnerQuoteDto; terms: QuoteTerms };

export function SentQuote({ view, terms }: SentQuoteProps) {
  const { history } = view;
  const state = view.state === 'draft' || view.state === null ? 'sent' : view.state;
  return (
    <>
      <QuotePreview {...{ view, terms, state }} attachments={attachmentsOf(view, history.at(-1))} />
      {history.length > 1 && (
        <details className={styles.history}>
          <summary>{texts.history(history.length)}</summary>
          <ol>
            {history
              .toSorted((a, b) => b.version - a.version)
              .map((each) => (
                <li key={each.version}>
                  <b>
                    <Sums>{statedPrice(each.terms)}</Sums>
                  </b>
                  <span className="muted">
                    {texts.version(
                      each.version,
                      formatRecentMoment(each.sent_at),
                      changesOf(each, history),
                    )}
                  </span>
                  <div>
                    <Attachments attachments={attachmentsOf(view, each)} />
                  </div>
                </li>
              ))}
          </ol>
        </details>
      )}
    </>
  );
}

function changesOf({ terms, version }: QuoteVersionDto, history: readonly QuoteVersionDto[]) {
  const before = history.find((each) => each.version === version - 1);
  return before ? changedLabels(terms, before.terms) : [];
}

const attachmentsOf = (
  { attachments }: PartnerQuoteDto,
  version: QuoteVersionDto | undefined,
): AttachmentDto[] =>
  attachments.filter(({ id }) => version?.attachments.some((each) => each.id === id));

type QuotePreviewProps = SentQuoteProps & {
  attachments: AttachmentDto[];
  state?: QuoteState;
  /** A revision shows its changes. */
  before?: QuoteTerms | null;
};

/** No partner sees the other quotes that marks need. */
export function QuotePreview(props: QuotePreviewProps) {
  const { attachments, before = null, state = 'sent', terms, view } = props;
  const vat = quoteVat(terms);
  const column: QuoteColumnDto = {
    assignment_id: 'own',
    service: view.service,
    partner: view.partner,
    quote: {
      ...{ id: 'own', version: view.version, state, sent_at: '', revised_at: null },
      for_earlier_service: false,
      terms: wireOf(terms) as QuoteTermsDto,
      vat_from: vat?.from ?? null,
      vat_to: vat?.to ?? null,
      changes: before ? [...changesFrom(before), ...attachedBefore(view, attachments)] : [],
      attachments,
    },
  };
  return <Comparison view={{ columns: [column], marks: NO_MARKS }} />;
}

const NO_MARKS = { lowest_price: null, earliest_start: null };

function attachedBefore({ history }: PartnerQuoteDto, now: readonly AttachmentDto[]) {
  const before = history.at(-1)?.attachments ?? [];
  const isSame =
    before.length === now.length && before.every(({ id }) => now.some((each) => each.id === id));
  const names = before.map(({ file_name }) => file_name).join(', ');
  return isSame ? [] : [{ field: 'attachments', before: names || null }];
}

const changesFrom = (before: QuoteTerms) =>
  Object.entries(wireOf(before)).map(([field, value]) => ({
    field,
    before: value === null ? null : String(value),
  }));
