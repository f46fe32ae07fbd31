import { type TrackRecordDto, useGetTrackRecordQuery } from '@boligstyling/api-client/admin';
import { DECLINE_REASON_NAMES } from '@boligstyling/domain';
import { adminPartners } from '../../../content/admin/admin-partners';
import { counted, formatDuration } from '../shared/format';
import styles from './track-record.module.css';

const { record: words } = adminPartners;

/** How a partner does with what it is asked; nothing while that is not known. */
export function TrackRecord({ id }: { id: string }) {
  const { data } = useGetTrackRecordQuery({ id });
  if (!data) return null;
  return (
    <section className={styles.record} aria-label={words.title}>
      <h3 className={styles.title}>{words.title}</h3>
      {data.asked + data.disputed === 0 ? (
        <p className={styles.note}>{words.none}</p>
      ) : (
        <Figures record={data} />
      )}
    </section>
  );
}

function Figures({ record }: { record: TrackRecordDto }) {
  const {
    asked,
    answer_minutes: minutes,
    taken,
    declined,
    silent,
    disputed,
    credited,
    won,
    lost,
  } = record;
  const ofAsked = (count: number) => words.share(count, asked);
  const reasons = record.reasons.filter(({ count }) => count > 0);
  const missed = record.missed + record.undone;
  return (
    <dl className={styles.figures}>
      <Figure title={words.asked} value={String(asked)} />
      <Figure
        title={words.answers}
        value={minutes === null ? words.noAnswer : formatDuration(60 * minutes)}
      />
      <Figure title={words.taken} value={ofAsked(taken)} note={missed > 0 && words.late(missed)} />
      <Figure
        title={words.declined}
        value={ofAsked(declined)}
        note={reasons
          .map(({ reason, count }) => `${DECLINE_REASON_NAMES[reason]}: ${count}`)
          .join(', ')}
      />
      <Figure title={words.silent} value={ofAsked(silent)} />
      <Figure
        title={words.won}
        value={words.share(won, taken)}
        note={lost > 0 && counted(lost, words.lost)}
      />
      <Figure
        title={words.disputed}
        value={String(disputed)}
        note={credited > 0 && counted(credited, words.credited)}
      />
    </dl>
  );
}

type FigureProps = { title: string; value: string; note?: string | false };

const Figure = ({ title, value, note }: FigureProps) => (
  <div>
    <dt>{title}</dt>
    <dd>{value}</dd>
    {note && <dd className={styles.note}>{note}</dd>}
  </div>
);
