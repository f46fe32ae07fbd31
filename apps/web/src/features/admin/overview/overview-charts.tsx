import type { ChartsDto } from '@boligstyling/api-client/admin';
import { useState } from 'react';
import { adminOverview } from '../../../content/admin-overview';
import { Segment } from '../../../shared/ui/radio-row';
import { formatDuration } from '../shared/format';
import { Card } from '../shared/ui/card';
import { BarChart } from './bar-chart';
import { NumberTable } from './number-table';
import styles from './overview.module.css';
import { ShareList } from './share-list';
import { byWeek, shortDay } from './weeks';

type Period = (typeof adminOverview.periods)[number]['value'];

/** What the last twelve weeks brought. */
export function OverviewCharts({ charts }: { charts: ChartsDto }) {
  const [period, setPeriod] = useState<Period>('week');
  const isByWeek = period === 'week';
  const days = charts.days.map(({ name, count }) => ({ name: shortDay(name), count }));
  const bars = isByWeek ? byWeek(charts.days) : days;
  const title = isByWeek ? adminOverview.perWeek : adminOverview.perDay;
  const median = charts.median_seconds_to_contact;

  return (
    <div className={styles.charts}>
      <Card
        title={title}
        aside={
          <>
            {adminOverview.lastWeeks}
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
      <Card title={adminOverview.byService}>
        <ShareList bars={charts.services} />
        <div className={styles.median}>
          <h3 className={styles.medianTitle}>{adminOverview.median}</h3>
          {median === null ? (
            <p className={styles.note}>{adminOverview.noMedian}</p>
          ) : (
            <p className={styles.medianFigure}>{formatDuration(median)}</p>
          )}
          <p className={styles.note}>{adminOverview.medianHelp}</p>
        </div>
      </Card>
      <Card title={adminOverview.byCity}>
        <ShareList bars={charts.cities} most={6} />
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
