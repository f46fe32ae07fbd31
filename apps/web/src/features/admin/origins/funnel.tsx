import type { VisitStepsDto } from '@boligstyling/api-client/admin';
import { adminOrigins } from '../../../content/admin/admin-origins';
import { formatNumber } from '../shared/format';
import { ShareBar } from '../shared/lists/share-bar';
import styles from './funnel.module.css';
import type { ShownStep } from './visit-view';

const texts = adminOrigins.visits;
const PERCENT = new Intl.NumberFormat('nb-NO', { style: 'percent' });

type FunnelProps = { total: VisitStepsDto; steps: readonly ShownStep[] };

export function Funnel({ total, steps }: FunnelProps) {
  return (
    <dl className={styles.funnel}>
      {steps.map((step, index) => {
        const before = steps[index - 1];
        return (
          <div key={step} className={styles.step}>
            <dt>{texts.steps[step]}</dt>
            <dd className={styles.count}>{formatNumber(total[step])}</dd>
            <dd className={styles.bar}>
              <ShareBar share={total[step] / Math.max(total.page, 1)} />
            </dd>
            {before && total[before] > 0 && (
              <dd className={styles.note}>
                {texts.ofLast(PERCENT.format(total[step] / total[before]))}
              </dd>
            )}
          </div>
        );
      })}
    </dl>
  );
}
