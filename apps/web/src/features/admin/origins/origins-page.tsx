import { dayAt, norwegianDay } from '@boligstyling/domain';
import { adminOrigins } from '../../../content/admin/admin-origins';
import { now } from '../../../shared/format/now';
import { AdminPage } from '../shared/ui/admin-page';
import { DayField } from '../shared/ui/day-field';
import { FilterBar } from '../shared/lists/filter-bar';
import { useAddressFilter } from '../shared/lists/use-address-filter';
import { OutcomeCard } from './outcome-card';
import { QuotePricesCard } from './quote-prices-card';
import { VisitsCard } from './visits-card';

const NAMES = ['fra', 'til'] as const;

/** Two years would add up every sale on each request. */
const USUAL_DAYS = 90;

export function OriginsPage() {
  const { values, change } = useAddressFilter(NAMES);
  const from = values.fra || dayAt(values.til || norwegianDay(now()), -USUAL_DAYS);
  const period = { from, ...(values.til && { to: values.til }) };
  return (
    <AdminPage page="adminOrigins" title={adminOrigins.title}>
      <FilterBar label={adminOrigins.periodLabel}>
        <DayField
          label={adminOrigins.from}
          value={from}
          max={values.til || undefined}
          onChange={(fra) => change({ fra })}
        />
        <DayField
          label={adminOrigins.to}
          value={values.til}
          min={from}
          onChange={(til) => change({ til })}
        />
      </FilterBar>
      <OutcomeCard period={period} />
      <QuotePricesCard />
      <VisitsCard period={period} />
    </AdminPage>
  );
}
