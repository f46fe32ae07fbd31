import {
  type LeadDetailDto,
  type LeadQuoteDto,
  useListLeadFilesQuery,
} from '@boligstyling/api-client/admin';
import { adminQuotes as texts } from '../../../../content/admin/admin-quotes';
import { formatDay, formatMoment } from '../../../../shared/format/moment';
import { Sums } from '../../../../shared/quotes/sums';
import { statedPrice } from '../../../../shared/quotes/term-texts';
import { Chip } from '../../../../shared/ui/fields/chip';
import styles from './lead-quotes.module.css';
import sections from './lead-sections.module.css';
import { PanelSection } from './panel-section';
import { useState } from 'react';
import { FILES_FRESH_MS, HomePictures } from '../../../../shared/pictures/picture-viewer';
import { Attachments } from '../../../../shared/quotes/attachments';
import { useMay } from '../../shared/session/use-may';
import { LoadState } from '../../shared/ui/load-state';

export function LeadQuotes({ lead }: { lead: LeadDetailDto }) {
  const sent = lead.quotes.filter(({ versions }) => versions.length > 0);
  if (sent.length === 0) return null;
  return (
    <PanelSection title={texts.title}>
      <ul className={styles.quotes}>
        {sent.map((quote) => (
          <LeadQuote key={quote.id} quote={quote} />
        ))}
      </ul>
    </PanelSection>
  );
}

function AttachedTo({ attachments }: Pick<LeadQuoteDto['versions'][number], 'attachments'>) {
  const names = attachments.map(({ file_name }) => file_name);
  return names.length > 0 && <p className={sections.note}>{texts.attached(names)}</p>;
}

const TONES = {
  draft: 'neutral',
  sent: 'new',
  withdrawn: 'neutral',
  expired: 'neutral',
  chosen: 'settled',
  declined: 'neutral',
} as const satisfies Record<LeadQuoteDto['state'], 'new' | 'settled' | 'neutral'>;

function LeadQuote({ quote }: { quote: LeadQuoteDto }) {
  const { partner_name, state, versions, chosen_at, reason } = quote;
  const newestFirst = versions.toReversed();
  const [newest, ...earlier] = newestFirst;
  if (!newest) return null;
  return (
    <li>
      <div className={styles.line}>
        <p className={sections.name}>{partner_name}</p>
        <Chip tone={TONES[state]}>{texts.states[state]}</Chip>
      </div>
      <p className={styles.price}>
        <Sums>{statedPrice(newest.terms)}</Sums>
      </p>
      <p className={sections.note}>
        {texts.sent(formatMoment(newest.sent_at))} ·{' '}
        {texts.valid(formatDay(newest.terms.valid_until))}
      </p>
      <AttachedTo {...newest} />
      {chosen_at && <p className={sections.note}>{texts.chosenAt(formatMoment(chosen_at))}</p>}
      {reason && <p className={sections.note}>{texts.reason(reason)}</p>}
      {earlier.length > 0 && (
        <details className={styles.earlier}>
          <summary>{texts.earlier(earlier.length)}</summary>
          <ol>
            {earlier.map(({ attachments, version, sent_at, terms }) => (
              <li key={version}>
                <span>
                  <Sums>{statedPrice(terms)}</Sums>
                </span>
                <span className={sections.note}>
                  {texts.version(version, formatMoment(sent_at))}
                </span>
                <AttachedTo attachments={attachments} />
              </li>
            ))}
          </ol>
        </details>
      )}
    </li>
  );
}

/** The audit log records each look, so files are asked for on request. */
export function LeadFiles({ lead }: { lead: LeadDetailDto }) {
  const [isOpen, setIsOpen] = useState(false);
  const mayLook = useMay()('contact');
  const files = useListLeadFilesQuery(
    { id: lead.id },
    { skip: !isOpen, pollingInterval: FILES_FRESH_MS, refetchOnMountOrArgChange: true },
  );
  const versions = lead.quotes.flatMap((quote) => quote.versions);
  const attached = new Set(versions.flatMap((each) => each.attachments.map(({ id }) => id))).size;
  if (!mayLook || lead.pictures.length + attached === 0) return null;
  return (
    <details
      className={sections.folded}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>{texts.files(lead.pictures.length, attached)}</summary>
      {isOpen && (
        <LoadState of={{ ...files, data: files.currentData }}>
          {({ attachments, pictures }) => (
            <div className={sections.sections}>
              <HomePictures pictures={pictures} />
              <Attachments attachments={attachments} />
            </div>
          )}
        </LoadState>
      )}
    </details>
  );
}
