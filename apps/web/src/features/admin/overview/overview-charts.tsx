import type { ChartsDto, BarDto } from '@boligstyling/api-client/admin';
import { useState } from 'react';
import { adminOverview } from '../../../content/admin/admin-overview';
import { Segment } from '../../../shared/ui/fields/radio-row';
import { formatDuration, formatNumber } from '../shared/format';
import { Card } from '../shared/ui/card';
import styles from './overview.module.css';
import { ShareBar } from '../shared/lists/share-bar';
import { DAY_MS, daysAfter } from '@boligstyling/domain';

const TONES = ['first', 'second', 'third'] as const;

type ShareListProps = {
  bars: readonly BarDto[];
  most?: number;
  total: number;
};

function ShareList({ bars, most = bars.length, total }: ShareListProps) {
  if (bars.length === 0) return <p className={styles.note}>{adminOverview.noneYet}</p>;
  const largest = Math.max(...bars.map(({ count }) => count), 1);
  const isLong = most > TONES.length;
  const named = bars.slice(0, most);
  const others = total - named.reduce((sum, { count }) => sum + count, 0);
  return (
    <dl className={isLong ? styles.longShares : 'stack-4 whole-words'}>
      {named.map(({ name, count }, index) => (
        <div key={name} className={styles.shareRow}>
          <dt>{name}</dt>
          <dd>{formatNumber(count)}</dd>
          <ShareBar share={count / largest} tone={isLong ? 'rest' : TONES[index]} />
        </div>
      ))}
      {others > 0 && (
        <div className={styles.shareRow}>
          <dt>{adminOverview.otherPlaces}</dt>
          <dd>{formatNumber(others)}</dd>
        </div>
      )}
    </dl>
  );
}

type Period = (typeof adminOverview.periods)[number]['value'];

export function OverviewCharts({ charts }: { charts: ChartsDto }) {
  const [period, setPeriod] = useState<Period>('week');
  const isByWeek = period === 'week';
  const days = charts.days.map(({ name, count }) => ({ name: shortDay(name), count }));
  const bars = isByWeek ? byWeek(charts.days) : days;
  const title = isByWeek ? adminOverview.perWeek : adminOverview.perDay;
  const total = charts.days.reduce((sum, { count }) => sum + count, 0);
  const inAll = adminOverview.ofLastWeeks(formatNumber(total));

  return (
    <div className={styles.charts}>
      <Card
        title={title}
        aside={
          <>
            {inAll}
            <div className={styles.periods}>
              <Segment
                legend={adminOverview.periodLabel}
                name="period"
                options={adminOverview.periods}
                value={period}
                onChange={setPeriod}
              />
            </div>
          </>
        }
      >
        <BarChart bars={bars} />
        <NumberTable
          caption={title}
          column={isByWeek ? adminOverview.week : adminOverview.day}
          bars={bars}
        />
      </Card>
      <Card title={adminOverview.byService} aside={inAll}>
        <ShareList bars={charts.services} total={total} />
        {adminOverview.medians.map(({ key, ...words }) => (
          <Median key={key} {...words} seconds={charts[key]} />
        ))}
      </Card>
      <Card title={adminOverview.byCity} aside={inAll}>
        <ShareList bars={charts.cities} most={6} total={total} />
        {charts.cities.length > 6 && (
          <NumberTable
            caption={adminOverview.byCity}
            column={adminOverview.city}
            bars={charts.cities}
          />
        )}
      </Card>
    </div>
  );
}

type MedianProps = { title: string; help: string; none: string; seconds: number | null };

function Median({ title, help, none, seconds }: MedianProps) {
  return (
    <div className={styles.median}>
      <h3 className={styles.medianTitle}>{title}</h3>
      {seconds === null ? (
        <p className={styles.note}>{none}</p>
      ) : (
        <p className={styles.medianFigure}>{formatDuration(seconds)}</p>
      )}
      <p className={styles.note}>{help}</p>
    </div>
  );
}

type NumberTableProps = { caption: string; column: string; bars: readonly BarDto[] };

function NumberTable({ caption, column, bars }: NumberTableProps) {
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>{adminOverview.asTable}</summary>
      <div className={styles.scroll} tabIndex={0} role="group" aria-label={caption}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{column}</th>
              <th scope="col">{adminOverview.count}</th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ name, count }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{formatNumber(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

const LINES = 3;
const MOST_LABELS = 14;

/** Top of the scale, whose third is a whole number, because three lines divide it. */
export function topOf(highest: number): number {
  const steps = [1, 2, 3, 5, 10, 15, 20, 25, 50, 75];
  for (let size = 1; ; size *= 100) {
    const step = steps.find((step) => step * size * LINES >= highest);
    if (step) return step * size * LINES;
  }
}

/** Screen readers get the table beside it. */
function BarChart({ bars }: { bars: readonly BarDto[] }) {
  const top = topOf(Math.max(...bars.map(({ count }) => count), 1));
  const marks = Array.from({ length: LINES + 1 }, (_, index) => top - (index * top) / LINES);
  const every = Math.ceil(bars.length / MOST_LABELS);
  return (
    <div className={styles.chart} aria-hidden="true">
      <div className={styles.scale}>
        {marks.map((mark) => (
          <span key={mark}>{formatNumber(mark)}</span>
        ))}
      </div>
      <svg className={styles.bars} viewBox={`0 0 ${bars.length} 100`} preserveAspectRatio="none">
        {marks.map((mark) => (
          <path
            key={mark}
            className={styles.rule}
            d={`M0 ${100 - (mark / top) * 100}H${bars.length}`}
          />
        ))}
        {bars.map(({ name, count }, index) => (
          <rect
            key={name}
            className={index === bars.length - 1 ? styles.current : styles.bar}
            x={index + 0.21}
            y={100 - (count / top) * 100}
            width={0.58}
            height={(count / top) * 100}
          />
        ))}
      </svg>
      <div className={styles.labels}>
        {bars.map(({ name }, index) => (
          <span key={name}>{(bars.length - 1 - index) % every === 0 && name}</span>
        ))}
      </div>
    </div>
  );
}

const THURSDAY = 4;

/** ISO 8601, of `yyyy-MM-dd`. */
export function weekOf(day: string): number {
  const date = new Date(`${day}T00:00:00Z`);
  const thursday = daysAfter(date, THURSDAY - (date.getUTCDay() || 7));
  const newYear = Date.UTC(thursday.getUTCFullYear(), 0, 1);
  return Math.floor((thursday.getTime() - newYear) / (7 * DAY_MS)) + 1;
}

/** The first and last may be incomplete. */
export function byWeek(days: readonly BarDto[]): BarDto[] {
  const weeks: BarDto[] = [];
  for (const { name, count } of days) {
    const week = String(weekOf(name));
    const last = weeks.at(-1);
    if (last?.name === week) last.count += count;
    else weeks.push({ name: week, count });
  }
  return weeks;
}

export const shortDay = (day: string): string => `${day.slice(8)}.${day.slice(5, 7)}.`;
