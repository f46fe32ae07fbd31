import { adminOrigins } from '../../../content/admin-origins';
import { TextField } from '../../../shared/ui/field';
import { AdminPage } from '../shared/ui/admin-page';
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
        <TextField
          label={adminOrigins.from}
          type="date"
          value={values.fra}
          max={values.til || undefined}
          onChange={({ target }) => change({ fra: target.value })}
        />
        <TextField
          label={adminOrigins.to}
          type="date"
          value={values.til}
          min={values.fra || undefined}
          onChange={({ target }) => change({ til: target.value })}
        />
      </FilterBar>
      <OutcomeCard period={period} />
      <VisitsCard period={period} />
    </AdminPage>
  );
}
