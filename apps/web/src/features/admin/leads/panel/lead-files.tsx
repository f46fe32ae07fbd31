import { type LeadDetailDto, useListLeadFilesQuery } from '@boligstyling/api-client/admin';
import { useState } from 'react';
import { adminQuotes as texts } from '../../../../content/admin/admin-quotes';
import { HomePictures } from '../../../../shared/pictures/home-pictures';
import { Attachments } from '../../../../shared/quotes/attachments';
import { useMay } from '../../shared/session/use-may';
import { LoadState } from '../../shared/ui/load-state';
import sections from './lead-sections.module.css';

/** Links to files live for minutes. */
const FRESH_MS = 4 * 60_000;

/** The audit log records each look, so files are asked for on request. */
export function LeadFiles({ lead }: { lead: LeadDetailDto }) {
  const [isOpen, setIsOpen] = useState(false);
  const mayLook = useMay()('contact');
  const files = useListLeadFilesQuery(
    { id: lead.id },
    { skip: !isOpen, pollingInterval: FRESH_MS, refetchOnMountOrArgChange: true },
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
