import { useGetPartnerQuery } from '@boligstyling/api-client/admin';
import { adminPartners } from '../../../content/admin-partners';
import { Dialog } from '../../../shared/ui/dialog';
import { LoadState } from '../shared/ui/load-state';
import { PartnerForm } from './partner-form';
import { TrackRecord } from './track-record';

type PartnerDialogProps = {
  /** Left out for a new partner. */
  id: string | undefined;
  onClose: () => void;
};

/** Where a partner is written. */
export function PartnerDialog({ id, onClose }: PartnerDialogProps) {
  return (
    <Dialog title={id ? adminPartners.editTitle : adminPartners.addTitle} onClose={onClose}>
      {id ? <KnownPartner id={id} onClose={onClose} /> : <PartnerForm onDone={onClose} />}
    </Dialog>
  );
}

function KnownPartner({ id, onClose }: { id: string; onClose: () => void }) {
  const partner = useGetPartnerQuery({ id });
  return (
    <LoadState of={partner}>
      {(data) => (
        <>
          <TrackRecord id={id} />
          <PartnerForm partner={data} onDone={onClose} />
        </>
      )}
    </LoadState>
  );
}
