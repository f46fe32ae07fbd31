import { type PartnerLinkDto, useReportAssignmentMutation } from '@boligstyling/api-client/links';
import { REPORTS } from '@boligstyling/domain';
import { useId } from 'react';
import { partnerAnswer } from '../../content/partner-answer';
import styles from './partner-answer.module.css';
import { useAct } from './use-act';

type ReportAssignmentProps = { token: string; report: PartnerLinkDto['report'] };

/**
 * What became of it, in one press. Buttons and no radios: arrow keys choose radios in passing, and
 * a job that is won closes the request for everyone.
 */
export function ReportAssignment({ token, report }: ReportAssignmentProps) {
  const [tell, telling] = useReportAssignmentMutation();
  const act = useAct();
  const titleId = useId();
  return (
    <section className={styles.report} role="group" aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.subheading}>
        {partnerAnswer.reportQuestion}
      </h2>
      <div className={styles.parts}>
        {REPORTS.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={report === each}
            onClick={() => {
              if (!telling.isLoading) void act(tell({ token, reportDto: { report: each } }));
            }}
          >
            {partnerAnswer.reports[each]}
          </button>
        ))}
      </div>
      <p className={styles.note} role="status">
        {report ? `${partnerAnswer.reported} ` : ''}
        {partnerAnswer.reportHelp}
      </p>
    </section>
  );
}
