import { type PartnerDto, useChangePartnerMutation } from '@boligstyling/api-client/admin';
import { areaName, PARTNER_KIND_NAMES, pricedServices, type Area } from '@boligstyling/domain';
import { adminPartners } from '../../../content/admin/admin-partners';
import { basedOn } from '../../../shared/calls/versions';
import { formatDay } from '../../../shared/format/moment';
import { useMay } from '../shared/session/use-may';
import { actionsColumn, DataTable, RowActions, type Column } from '../shared/lists/data-table';
import { EditAndPause, stateColumn } from '../shared/ui/edit-and-pause';
import { priceSpan } from './price-draft';
import { RowButton } from '../shared/lists/row-action';

/** A partner may cover a whole region. */
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
  },
  { title: titles.services, kind: 'words', cell: ({ services }) => services.join(', ') },
  {
    title: titles.price,
    kind: 'number',
    cell: (partner) => priceSpan(partner.prices, pricedServices(partner)),
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
    under: ({ active, paused_until: day, paused_by_operator: isOurs, terms_version }) => {
      if (isOurs) return adminPartners.pausedByOperator;
      if (day) return adminPartners.pausedUntil(formatDay(day));
      return active && terms_version === null && adminPartners.noTerms;
    },
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
  const [change, { isLoading: busy }] = useChangePartnerMutation();
  const { id, name, active } = partner;
  return (
    <EditAndPause
      {...{ name, active, busy, onEdit }}
      words={adminPartners}
      onSet={(active) => change({ id, ...basedOn(partner), changePartnerDto: { active } })}
    />
  );
}
