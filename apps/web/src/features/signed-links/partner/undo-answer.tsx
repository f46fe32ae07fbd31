import { useGetPartnerLinkQuery, useUndoAnswerMutation } from '@boligstyling/api-client/links';
import { UNDO_MINUTES } from '@boligstyling/domain';
import { useEffect, useState } from 'react';
import { partnerAnswer } from '../../../content/partner-answer';
import { formatClock, formatMoment } from '../../../shared/format/moment';
import { Button } from '../../../shared/ui/button';
import styles from './partner-answer.module.css';
import { useAct } from '../../../shared/links/use-act';

type UndoAnswerProps = {
  token: string;
  until: string;
  title: string;
  text: (clock: string) => string;
};

const ALL_MS = UNDO_MINUTES * 60_000;

/** Takes the answer back. A line shrinks with the time that is left; a clock says the same. */
export function UndoAnswer({ token, until, title, text }: UndoAnswerProps) {
  const [undo, undoing] = useUndoAnswerMutation();
  const { refetch } = useGetPartnerLinkQuery({ 'link-token': token });
  const act = useAct();
  const [gone] = useState(() => Math.max(ALL_MS - leftUntil(until), 0));

  useEffect(() => {
    const timer = setTimeout(() => void refetch(), Math.max(leftUntil(until), 0) + 1000);
    return () => clearTimeout(timer);
  }, [until, refetch]);

  return (
    <section className={styles.undo}>
      <div>
        <h2 className={styles.subheading}>{title}</h2>
        <p className={styles.note}>{text(momentOf(until))}</p>
      </div>
      <Button
        variant="outline"
        size="small"
        icon="undo"
        busy={undoing.isLoading}
        onClick={() => void act(undo({ 'link-token': token }))}
      >
        {partnerAnswer.undo}
      </Button>
      {leftUntil(until) <= ALL_MS && (
        <div className={styles.line} aria-hidden="true">
          <div style={{ animationDuration: `${ALL_MS}ms`, animationDelay: `-${gone}ms` }} />
        </div>
      )}
    </section>
  );
}

/** After a corrected service an answer can be undone for days. */
const momentOf = (until: string): string =>
  leftUntil(until) <= ALL_MS ? `kl.\u00a0${formatClock(until)}` : formatMoment(until);

const leftUntil = (moment: string): number => new Date(moment).getTime() - Date.now();
