import { adminOrigins } from '../../../content/admin-origins';
import { AdminPage } from '../shared/ui/admin-page';
import { DayField } from '../shared/ui/day-field';
import { FilterBar } from '../shared/ui/filter-bar';
import { useAddressFilter } from '../shared/ui/use-address-filter';
import { OutcomeCard } from './outcome-card';
import { VisitsCard } from './visits-card';

const NAMES = ['fra', 'til'] as const;

/** Where requests come from and what came of them, and where visitors stop, over the same time. */
export function OriginsPage() {
  const { values, change } = useAddressFilter(NAMES);
  const period = {
    ...(values.fra && { from: values.fra }),
    ...(values.til && { to: values.til }),
  };
  return (
    <AdminPage page="adminOrigins" title={adminOrigins.title}>
      <FilterBar label={adminOrigins.periodLabel}>
        <DayField
          label={adminOrigins.from}
          value={values.fra}
          max={values.til || undefined}
          onChange={(fra) => change({ fra })}
        />
        <DayField
          label={adminOrigins.to}
          value={values.til}
          min={values.fra || undefined}
          onChange={(til) => change({ til })}
        />
      </FilterBar>
      <OutcomeCard period={period} />
      <VisitsCard period={period} />
    </AdminPage>
  );
}
