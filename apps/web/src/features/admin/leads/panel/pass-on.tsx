import {
  useAssignLeadMutation,
  useGetLeadQuery,
  useListPartnersQuery,
  useReplaceAssignmentMutation,
  type AssignmentDto,
  type LeadDetailDto,
  type PartnerDto,
} from '@boligstyling/api-client/admin';
import {
  type PartnerGroup,
  partnerGroupOf,
  areaName,
  covers,
  VALUATION,
} from '@boligstyling/domain';
import { useState } from 'react';
import { admin } from '../../../../content/admin/admin';
import { adminLead } from '../../../../content/admin/admin-lead';
import { basedOn } from '../../../../shared/calls/versions';
import { Button } from '../../../../shared/ui/button';
import { SelectField } from '../../../../shared/ui/fields/field';
import { useChange, useToast } from '../../shared/calls/use-change';
import { RowButton } from '../../shared/lists/row-action';
import shared from './lead-sections.module.css';
import styles from './pass-on.module.css';

type PassOnProps = {
  leadId: string;
  /** Consented to by the owner, with capacity. */
  partnerGroups: readonly PartnerGroup[];
  accepted: readonly string[];
  /** Undefined for an additional partner. */
  replaced?: AssignmentDto;
  onDone?: () => void;
};

export function PassOn({ leadId, partnerGroups, accepted, replaced, onDone }: PassOnProps) {
  const [assign, assigning] = useAssignLeadMutation();
  const [replace, replacing] = useReplaceAssignmentMutation();
  const { data } = useListPartnersQuery({ active: true });
  const [partnerId, setPartnerId] = useState('');
  const change = useChange();
  const toast = useToast();

  const lead = useGetLeadQuery({ id: leadId }).data;
  const partners = (data?.partners ?? []).filter(
    ({ id, kind }) => !accepted.includes(id) && partnerGroups.includes(partnerGroupOf(kind)),
  );
  const options = partners.map(({ id, name, company }) => ({
    value: id,
    label: `${name}, ${company}`,
  }));
  const assignDto = partnerId ? { partner_id: partnerId } : {};

  const passOn = async () => {
    const call = replaced
      ? replace({
          leadId,
          assignmentId: replaced.id,
          ...basedOn(replaced),
          assignDto,
        })
      : assign({ leadId, assignDto });
    if (!(await change(call))) return;
    const { asked } = await call.unwrap();
    if (asked === 0) toast(adminLead.nobodyChosen, 'destructive');
    else toast(adminLead.passedOn);
    setPartnerId('');
    onDone?.();
  };

  return (
    <div className={shared.form}>
      <div className={styles.pick}>
        <SelectField
          label={replaced ? adminLead.replaceTitle(replaced.partner_name) : adminLead.passOn}
          options={options}
          placeholder={adminLead.byRule}
          value={partnerId}
          onChange={({ target }) => setPartnerId(target.value)}
        />
        <Button
          variant="outline"
          busy={assigning.isLoading || replacing.isLoading}
          onClick={() => void passOn()}
        >
          {replaced ? adminLead.replaceButton : adminLead.choose}
        </Button>
      </div>
      {lead && (
        <PartnerChoices
          partners={partners}
          lead={lead}
          chosen={partnerId}
          onChoose={setPartnerId}
        />
      )}
      {replaced && <RowButton label={admin.cancel} onClick={onDone} />}
    </div>
  );
}

type LeadNeeds = Pick<LeadDetailDto, 'municipality' | 'service_type'>;

type PartnerChoicesProps = {
  partners: readonly PartnerDto[];
  lead: LeadNeeds;
  chosen: string;
  onChoose: (partnerId: string) => void;
};

/** The others are in the select above. */
const MOST = 12;

export function PartnerChoices({ partners, lead, chosen, onChoose }: PartnerChoicesProps) {
  const rows = partners
    .map((partner) => ({ partner, warnings: warningsOf(partner, lead) }))
    .sort((a, b) => a.warnings.length - b.warnings.length);
  const isShown = ({ partner }: (typeof rows)[number], nth: number) =>
    nth < MOST || partner.id === chosen;
  if (rows.length === 0) return null;
  return (
    <>
      <ul className="stack-2 whole-words" aria-label={adminLead.choices.label}>
        {rows.filter(isShown).map(({ partner, warnings }) => (
          <li key={partner.id}>
            <button
              type="button"
              className={styles.choice}
              aria-pressed={partner.id === chosen}
              onClick={() => onChoose(partner.id === chosen ? '' : partner.id)}
            >
              <strong>{partner.name}</strong>
              <span>{areasOf(partner)}</span>
              <span>
                {adminLead.choices.capacity(partner.assignments_last_week, partner.weekly_capacity)}
              </span>
              {warnings.map((warning) => (
                <span key={warning} className={styles.warning}>
                  {warning}
                </span>
              ))}
            </button>
          </li>
        ))}
      </ul>
      {rows.length > MOST && <p className="muted">{adminLead.choices.more(rows.length - MOST)}</p>}
    </>
  );
}

const areasOf = ({ areas }: PartnerDto): string =>
  areas.map(areaName).join(', ') || adminLead.choices.noArea;

function warningsOf(
  {
    areas,
    kind,
    services,
    assignments_last_week: used,
    weekly_capacity: most,
    terms_version,
  }: PartnerDto,
  { municipality, service_type: service }: LeadNeeds,
): string[] {
  const words = adminLead.choices;
  const offers =
    partnerGroupOf(kind) === 'estate-agent' ||
    service === VALUATION ||
    services.some((each) => each === service);
  return [
    ...(municipality !== null && !covers(areas, municipality)
      ? [words.elsewhere(areaName(municipality))]
      : []),
    ...(offers ? [] : [words.otherService(service)]),
    ...(used >= most ? [words.full] : []),
    ...(terms_version === null ? [words.noTerms] : []),
  ];
}
