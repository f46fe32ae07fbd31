import type { LeadDetailDto } from '@boligstyling/api-client/admin';
import { adminLead, consentWords } from '../../../content/admin-lead';
import { formatMoment } from '../../../shared/format/moment';
import { DialogSection } from './dialog-section';
import shared from './lead-dialog.module.css';

/** What the owner has said yes and no to: when, to which text, and where. */
export function LeadConsents({ lead }: { lead: LeadDetailDto }) {
  return (
    <DialogSection title={adminLead.consents}>
      <ul className={shared.plain}>
        {lead.consents.map((consent) => (
          <li key={`${consent.subject} ${consent.at}`}>
            <p className={shared.name}>{consentWords.answer(consent)}</p>
            <p className={shared.note}>
              {formatMoment(consent.at)} · {consentWords.place(consent.place)} ·{' '}
              <span className={shared.whole}>{consentWords.version(consent.text_version)}</span>
            </p>
          </li>
        ))}
      </ul>
    </DialogSection>
  );
}
