import {
  type PartnerDto,
  useAddPartnerMutation,
  useChangePartnerMutation,
  useGetPartnerQuery,
} from '@boligstyling/api-client/admin';
import { useState } from 'react';
import { adminPartners } from '../../../content/admin/admin-partners';
import { Dialog } from '../../../shared/ui/overlays/dialog';
import { changesOf } from '../../../shared/calls/changes-of';
import { useWhileThere } from '../shared/calls/use-while-there';
import { useMay } from '../shared/session/use-may';
import { LoadState } from '../shared/ui/load-state';
import { draftOf } from './partner-draft';
import { EndPartnerSessions } from './end-partner-sessions';
import { PartnerFacts } from './partner-facts';
import { PartnerForm } from './partner-form';
import { TrackRecord } from './track-record';

type PartnerDialogProps = {
  /** Left out for a new partner. */
  id: string | undefined;
  onClose: () => void;
};

/** Where a partner is written, or looked at by those who may do no more. */
export function PartnerDialog({ id, onClose }: PartnerDialogProps) {
  const close = useWhileThere(onClose);
  const mayWork = useMay()('work');
  if (!id && !mayWork) return null;
  const { addTitle, editTitle, seeTitle } = adminPartners;
  const title = mayWork ? editTitle : seeTitle;
  return (
    <Dialog title={id ? title : addTitle} onClose={close}>
      {id ? <KnownPartner id={id} onDone={close} /> : <NewPartner onDone={close} />}
    </Dialog>
  );
}

function NewPartner({ onDone }: { onDone: () => void }) {
  const of = 'new partner';
  const [add, { isLoading }] = useAddPartnerMutation({ fixedCacheKey: of });
  return (
    <PartnerForm
      of={of}
      begun={draftOf(undefined)}
      busy={isLoading}
      saved={adminPartners.added}
      onSave={(savePartnerDto) => add({ savePartnerDto })}
      onDone={onDone}
    />
  );
}

function KnownPartner({ id, onDone }: { id: string; onDone: () => void }) {
  const partner = useGetPartnerQuery({ id });
  const mayWork = useMay()('work');
  return (
    <LoadState of={partner}>
      {(data) => (
        <>
          <TrackRecord id={id} />
          {mayWork ? (
            <ChangedPartner partner={data} onDone={onDone} />
          ) : (
            <PartnerFacts partner={data} />
          )}
          <EndPartnerSessions id={id} />
        </>
      )}
    </LoadState>
  );
}

function ChangedPartner({ partner, onDone }: { partner: PartnerDto; onDone: () => void }) {
  const [changePartner, { isLoading }] = useChangePartnerMutation();
  const [begun] = useState(() => draftOf(partner));
  return (
    <PartnerForm
      of={`partner ${partner.id}`}
      begun={begun}
      unclear={partner.unclear_cities}
      busy={isLoading}
      saved={adminPartners.saved}
      onSave={(written, before) =>
        changePartner({
          id: partner.id,
          changePartnerDto: {
            ...changesOf(before, written),
            from: { areas: before.areas, services: before.services },
          },
        })
      }
      onDone={onDone}
    />
  );
}
