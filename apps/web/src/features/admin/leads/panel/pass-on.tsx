import {
  useAssignLeadMutation,
  useGetLeadQuery,
  useListPartnersQuery,
  useReplaceAssignmentMutation,
  type AssignmentDto,
} from '@boligstyling/api-client/admin';
import { type PartnerGroup, partnerGroupOf } from '@boligstyling/domain';
import { useState } from 'react';
import { admin } from '../../../../content/admin/admin';
import { adminLead } from '../../../../content/admin/admin-lead';
import { basedOn } from '../../../../shared/calls/versions';
import { Button } from '../../../../shared/ui/button';
import { SelectField } from '../../../../shared/ui/fields/field';
import { useChange } from '../../shared/calls/use-change';
import { RowButton } from '../../shared/lists/row-action';
import { useToast } from '../../shared/ui/use-toast';
import { PartnerChoices } from './partner-choices';
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
