import {
  type PartnerDto,
  adminApi,
  useChangePartnerMutation,
} from '@boligstyling/api-client/admin';
import { areaName, PARTNER_KIND_NAMES, type Area } from '@boligstyling/domain';
import { adminPartners } from '../../../content/admin/admin-partners';
import { formatDay } from '../../../shared/format/moment';
import { formatKroner } from '../shared/format';
import { useMay } from '../shared/session/use-may';
import { actionsColumn, DataTable, RowActions, type Column } from '../shared/lists/data-table';
import { EditAndPause, stateColumn } from '../shared/ui/edit-and-pause';
import { RowButton } from '../shared/lists/row-action';
import { useAppDispatch } from '../../../shared/store/hooks';

/** Ends only the pause that is shown: a later one by a colleague or the partner stays. */
function usePausing(shown: PartnerDto) {
  const dispatch = useAppDispatch();
  const [change, changing] = useChangePartnerMutation();
  const [look, looking] = adminApi.endpoints.getPartner.useLazyQuery();
  const { id } = shown;

  const resume = async () => {
    const found = await look({ id });
    if (!found.data) return found;
    if (isAsShown(found.data, shown)) return change({ id, changePartnerDto: { active: true } });
    dispatch(adminApi.util.invalidateTags(['admin']));
    return found;
  };

  return {
    busy: changing.isLoading || looking.isFetching,
    set: (active: boolean) =>
      active ? resume() : change({ id, changePartnerDto: { active: false } }),
    toastOf: shown.active ? pausedItself : pausedMeanwhile,
  };
}

const isAsShown = (now: PartnerDto, shown: PartnerDto): boolean =>
  (['active', 'paused_by_operator', 'paused_until'] as const).every(
    (key) => now[key] === shown[key],
  );

/** A pause begun by the partner ends itself; the operator's would stay. */
const pausedItself = ({ active, paused_by_operator: isOurs }: PartnerDto) =>
  active || isOurs ? undefined : adminPartners.pausedItselfToast;

const pausedMeanwhile = ({ active }: PartnerDto) =>
  active ? undefined : adminPartners.pausedMeanwhileToast;

/** A partner may cover every municipality of a region. */
const AREAS_SHOWN = 6;

function areasText(areas: readonly Area[]): string {
  const names = areas.slice(0, AREAS_SHOWN).map(areaName).join(', ');
  const more = areas.length - AREAS_SHOWN;
  return (names || adminPartners.nowhere) + (more > 0 ? adminPartners.andMore(more) : '');
}

const titles = adminPartners.columns;
const columns: readonly Column<PartnerDto>[] = [
  { title: titles.partner, cell: ({ name }) => name, under: ({ company }) => company },
  { title: titles.kind, kind: 'words', cell: ({ kind }) => PARTNER_KIND_NAMES[kind] },
  {
    title: titles.covers,
    cell: ({ areas }) => areasText(areas),
    under: ({ unclear_cities: cities }) => cities.length > 0 && adminPartners.unclear(cities),
  },
  { title: titles.services, kind: 'words', cell: ({ services }) => services.join(', ') },
  {
    title: titles.price,
    kind: 'number',
    cell: ({ price_per_assignment: price }) =>
      price === 0 ? adminPartners.free : formatKroner(price),
  },
  {
    title: titles.load,
    kind: 'number',
    cell: ({ assignments_last_week: given, weekly_capacity: capacity }) =>
      adminPartners.ofCapacity(given, capacity),
    under: ({ assignments }) => adminPartners.total(assignments),
  },
  {
    ...stateColumn(adminPartners, ({ active }: PartnerDto) => active),
    under: ({ paused_until: day, paused_by_operator: isOurs }) =>
      isOurs ? adminPartners.pausedByOperator : day && adminPartners.pausedUntil(formatDay(day)),
  },
];

type PartnerTableProps = { partners: readonly PartnerDto[]; onOpen: (id: string) => void };

export function PartnerTable({ partners, onOpen }: PartnerTableProps) {
  const mayWork = useMay()('work');
  const actions = actionsColumn(titles, (partner: PartnerDto) => {
    const open = () => onOpen(partner.id);
    if (mayWork) return <PartnerActions partner={partner} onEdit={open} />;
    return (
      <RowActions>
        <RowButton label={adminPartners.see} of={partner.name} onClick={open} />
      </RowActions>
    );
  });
  return <DataTable rows={partners} columns={[...columns, actions]} />;
}

type PartnerActionsProps = { partner: PartnerDto; onEdit: () => void };

function PartnerActions({ partner, onEdit }: PartnerActionsProps) {
  const { busy, set, toastOf } = usePausing(partner);
  const { name, active } = partner;
  return (
    <EditAndPause {...{ name, active, busy, onEdit, toastOf }} words={adminPartners} onSet={set} />
  );
}
