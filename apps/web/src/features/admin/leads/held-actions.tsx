import {
  type LeadDto,
  useDeleteLeadMutation,
  useReleaseLeadMutation,
} from '@boligstyling/api-client/admin';
import { useState } from 'react';
import { adminLead } from '../../../content/admin/admin-lead';
import { useChange } from '../shared/calls/use-change';
import { RowButton } from '../shared/lists/row-action';
import { useMay } from '../shared/session/use-may';
import { Confirm } from '../shared/ui/confirm';

export function HeldActions({ lead }: { lead: Pick<LeadDto, 'id' | 'customer_name'> }) {
  const { id, customer_name: name } = lead;
  const [release, releasing] = useReleaseLeadMutation();
  const [erase, erasing] = useDeleteLeadMutation();
  const [isAsking, setIsAsking] = useState(false);
  const change = useChange();
  const may = useMay();

  const eraseNow = async () => {
    await change(erase({ id }), adminLead.erased);
    setIsAsking(false);
  };
  if (isAsking) {
    return (
      <Confirm
        question={adminLead.eraseQuestion(name, 0)}
        yes={adminLead.eraseNow}
        busy={erasing.isLoading}
        onYes={() => void eraseNow()}
        onNo={() => setIsAsking(false)}
      />
    );
  }
  return (
    <>
      {may('work') && (
        <RowButton
          label={adminLead.releaseShort}
          of={name}
          busy={releasing.isLoading}
          onClick={() => void change(release({ id }), adminLead.released)}
        />
      )}
      {may('erase') && (
        <RowButton label={adminLead.eraseShort} of={name} onClick={() => setIsAsking(true)} />
      )}
    </>
  );
}
