import { REPORTS, type Report } from '@boligstyling/domain';
import { partnerAnswer } from '../../content/partner-answer';
import styles from './report-parts.module.css';

type ReportPartsProps = {
  /** What has been told; null: nothing. */
  report: Report | null;
  onTell: (report: Report) => void;
};

/**
 * What became of an assignment, in one press. Buttons and no radios: arrow keys choose radios in
 * passing, and a job that is won closes the request for everyone.
 */
export function ReportParts({ report, onTell }: ReportPartsProps) {
  return (
    <div className={styles.parts}>
      {REPORTS.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={report === each}
          onClick={() => onTell(each)}
        >
          {partnerAnswer.reports[each]}
        </button>
      ))}
    </div>
  );
}
