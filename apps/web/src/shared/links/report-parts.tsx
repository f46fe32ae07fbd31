import { REPORTS, type Report } from '@boligstyling/domain';
import { useState } from 'react';
import { partnerAnswer } from '../../content/partner-answer';
import { AskFirst } from './ask-first';
import styles from './report-parts.module.css';

type ReportPartsProps = {
  report: Report | null;
  /** Beside stylists, its win asks the owner nothing. */
  isAgent: boolean;
  onTell: (report: Report) => void;
};

type Asked = Exclude<Report, 'contacted'>;

const { reportsAsked } = partnerAnswer;

/** Arrow keys would select radios in passing. */
export function ReportParts({ report, isAgent, onTell }: ReportPartsProps) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const press = (each: Report) => {
    if (each !== report && each !== 'contacted') setAsked(each);
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
          {...reportsAsked[asked === 'won' && isAgent ? 'wonByAgent' : asked]}
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
