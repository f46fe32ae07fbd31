import { REPORTS, type Report } from '@boligstyling/domain';
import { useState } from 'react';
import { partnerAnswer } from '../../content/partner-answer';
import { AskFirst } from './ask-first';
import styles from './report-parts.module.css';

type ReportPartsProps = {
  report: Report | null;
  onTell: (report: Report) => void;
};

const isAskedFirst = (report: Report): report is keyof typeof partnerAnswer.reportsAsked =>
  report in partnerAnswer.reportsAsked;

/** Arrow keys would select radios in passing. */
export function ReportParts({ report, onTell }: ReportPartsProps) {
  const [asked, setAsked] = useState<keyof typeof partnerAnswer.reportsAsked | null>(null);
  const press = (each: Report) => {
    if (each !== report && isAskedFirst(each)) setAsked(each);
    else onTell(each);
  };
  return (
    <div className={styles.parts}>
      {REPORTS.map((each) => (
        <button key={each} type="button" aria-pressed={report === each} onClick={() => press(each)}>
          {partnerAnswer.reports[each]}
        </button>
      ))}
      {asked && (
        <AskFirst
          {...partnerAnswer.reportsAsked[asked]}
          onYes={() => {
            setAsked(null);
            onTell(asked);
          }}
          onNo={() => setAsked(null)}
        />
      )}
    </div>
  );
}
