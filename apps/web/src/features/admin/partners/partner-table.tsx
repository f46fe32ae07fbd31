import { useChangePartnerMutation, type PartnerDto } from '@boligstyling/api-client/admin';
import { areaName, type Area } from '@boligstyling/domain';
import { adminPartners } from '../../../content/admin-partners';
import { partnerKindWords } from '../../../content/admin-words';
import { Chip } from '../../../shared/ui/chip';
import { useChange } from '../shared/calls/use-change';
import { formatKroner } from '../shared/format';
import { DataTable } from '../shared/ui/data-table';
import { RowButton } from '../shared/ui/row-action';
import table from '../shared/ui/table.module.css';

const { columns } = adminPartners;

/** The first few: a partner may have every municipality of a region. */
const AREAS_SHOWN = 6;

function areasText(areas: readonly Area[]): string {
  const names = areas.slice(0, AREAS_SHOWN).map(areaName).join(', ');
  const more = areas.length - AREAS_SHOWN;
  return (names || adminPartners.nowhere) + (more > 0 ? adminPartners.andMore(more) : '');
}

type PartnerTableProps = { partners: readonly PartnerDto[]; onEdit: (id: string) => void };

/** The partners by name, with what each has been given. */
export function PartnerTable({ partners, onEdit }: PartnerTableProps) {
  return (
    <DataTable columns={columns}>
      {partners.map((partner) => (
        <PartnerRow key={partner.id} partner={partner} onEdit={onEdit} />
      ))}
    </DataTable>
  );
}

type PartnerRowProps = { partner: PartnerDto; onEdit: (id: string) => void };

function PartnerRow({ partner, onEdit }: PartnerRowProps) {
  const [changePartner, { isLoading }] = useChangePartnerMutation();
  const change = useChange();
  const { id, name, company, active } = partner;
  const price = partner.price_per_assignment;

  const toggle = () =>
    change(
      changePartner({ id, changePartnerDto: { active: !active } }),
      active ? adminPartners.pausedToast : adminPartners.resumedToast,
    );
  const toggleWord = active ? adminPartners.pause : adminPartners.resume;

  return (
    <tr>
      <th scope="row">
        {name}
        <span className={table.under}>{company}</span>
      </th>
      <td className={table.words} data-column={columns.kind}>
        {partnerKindWords[partner.kind]}
      </td>
      <td data-column={columns.covers}>
        {areasText(partner.areas)}
        {partner.unclear_cities.length > 0 && (
          <span className={table.under}>{adminPartners.unclear(partner.unclear_cities)}</span>
        )}
      </td>
      <td className={table.words} data-column={columns.services}>
        {partner.services.join(', ')}
      </td>
      <td className={table.number} data-column={columns.price}>
        {price === 0 ? adminPartners.free : formatKroner(price)}
      </td>
      <td className={table.number} data-column={columns.load}>
        {adminPartners.ofCapacity(partner.assignments_last_week, partner.weekly_capacity)}
        <span className={table.under}>{adminPartners.total(partner.assignments)}</span>
      </td>
      <td className={table.beside} data-column={columns.state}>
        <Chip tone={active ? 'settled' : 'neutral'}>
          {active ? adminPartners.active : adminPartners.paused}
        </Chip>
      </td>
      <td>
        <div className={table.actions}>
          <RowButton aria-label={`${adminPartners.edit}: ${name}`} onClick={() => onEdit(id)}>
            {adminPartners.edit}
          </RowButton>
          <RowButton
            aria-label={`${toggleWord}: ${name}`}
            busy={isLoading}
            onClick={() => void toggle()}
          >
            {toggleWord}
          </RowButton>
        </div>
      </td>
    </tr>
  );
}
