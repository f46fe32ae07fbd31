import type { PartnerMonthDto } from '@boligstyling/api-client/partner';
import { amountText } from '@boligstyling/domain';
import type { ReactNode } from 'react';
import { partnerHome } from '../../content/partner-home';
import { formatMonth } from '../../shared/format/moment';
import { now } from '../../shared/format/now';
import styles from './month-costs.module.css';
import { PartnerCard } from './partner-card';
import { SECTIONS } from './sections';

type MonthCostsProps = { month: PartnerMonthDto; children?: ReactNode };

export function MonthCosts({ month, children }: MonthCostsProps) {
  const { accepted, won, lost, owed_ore, asks_for_vat } = month;
  const isNone = accepted === 0 && owed_ore === 0;
  return (
    <PartnerCard title={partnerHome.costs} id={SECTIONS.costs}>
      <dl className={styles.figures}>
        <div>
          <dt>{partnerHome.thisMonth(formatMonth(now()))}</dt>
          <dd>
            <b>{amountText(owed_ore)}</b> kr
          </dd>
          <dd className={styles.note}>
            {isNone ? partnerHome.noneThisMonth : partnerHome.ofThisMonth(asks_for_vat)}
          </dd>
        </div>
        <div>
          <dt>{partnerHome.won}</dt>
          <dd>
            <b>{won}</b> {partnerHome.wonOf(accepted)}
          </dd>
          <dd className={styles.note}>
            {accepted > 0 && partnerHome.undecided(accepted - won - lost)}
          </dd>
        </div>
      </dl>
      {children}
    </PartnerCard>
  );
}
