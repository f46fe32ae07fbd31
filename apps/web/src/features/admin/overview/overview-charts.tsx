import type { ChartsDto, BarDto } from '@boligstyling/api-client/admin';
import { useState } from 'react';
import { adminOverview } from '../../../content/admin/admin-overview';
import { Segment } from '../../../shared/ui/fields/radio-row';
import { formatDuration, formatNumber } from '../shared/format';
import { Card } from '../shared/ui/card';
import { BarChart } from './bar-chart';
import { NumberTable } from './number-table';
import styles from './overview.module.css';
import { byWeek, shortDay } from './weeks';
import { ShareBar } from '../shared/lists/share-bar';

const TONES = ['first', 'second', 'third'] as const;

type ShareListProps = {
  bars: readonly BarDto[];
  most?: number;
  /** Includes values that are not among the bars. */
  total: number;
};

function ShareList({ bars, most = bars.length, total }: ShareListProps) {
  if (bars.length === 0) return <p className={styles.note}>{adminOverview.noneYet}</p>;
  const largest = Math.max(...bars.map(({ count }) => count), 1);
  const isLong = most > TONES.length;
  const named = bars.slice(0, most);
  const others = total - named.reduce((sum, { count }) => sum + count, 0);
  return (
    <dl className={isLong ? styles.longShares : styles.shares}>
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
