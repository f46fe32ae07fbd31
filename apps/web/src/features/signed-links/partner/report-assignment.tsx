import { type PartnerLinkDto, useReportAssignmentMutation } from '@boligstyling/api-client/links';
import { useId } from 'react';
import { partnerAnswer } from '../../../content/partner-answer';
import styles from './partner-answer.module.css';
import { ReportParts } from '../../../shared/links/report-parts';
import { useAct } from '../../../shared/links/use-act';
import { useInTurn } from '../../../shared/calls/use-in-turn';

type ReportAssignmentProps = { token: string; report: PartnerLinkDto['report'] };

/** What became of it, in one press. */
export function ReportAssignment({ token, report }: ReportAssignmentProps) {
  const [tell] = useReportAssignmentMutation();
  const act = useAct();
  const inTurn = useInTurn();
  const titleId = useId();
  return (
    <section className={styles.report} role="group" aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.subheading}>
        {partnerAnswer.reportQuestion}
      </h2>
      <ReportParts
        report={report}
        onTell={(each) =>
          inTurn(() => act(tell({ 'link-token': token, reportDto: { report: each } })))
        }
      />
      <p className={styles.note} role="status">
        {report ? `${partnerAnswer.reported} ` : ''}
        {partnerAnswer.reportHelp}
      </p>
    </section>
  );
}
