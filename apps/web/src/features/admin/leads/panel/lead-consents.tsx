import type { LeadDetailDto } from '@boligstyling/api-client/admin';
import { adminLead, consentWords } from '../../../../content/admin/admin-lead';
import { formatMoment } from '../../../../shared/format/moment';
import styles from './lead-sections.module.css';

export function LeadConsents({ lead }: { lead: LeadDetailDto }) {
  return (
    <details className={styles.folded}>
      <summary>{adminLead.consents}</summary>
      <ul className={styles.plain}>
        {lead.consents.map((consent) => (
          <li key={`${consent.subject} ${consent.at}`}>
            <p className={styles.name}>{consentWords.answer(consent)}</p>
            <p className={styles.note}>
              {formatMoment(consent.at)} · {consentWords.place(consent.place)}
              {consent.text_version && (
                <>
                  {' · '}
                  <span className={styles.whole}>{consentWords.version(consent.text_version)}</span>
                </>
              )}
            </p>
            {consent.text && <p className={styles.note}>«{consent.text}»</p>}
          </li>
        ))}
      </ul>
    </details>
  );
}
