import {
  type PartnerDto,
  useAddPartnerMutation,
  useChangePartnerMutation,
  useGetPartnerQuery,
  useEndSessionsOfPartnerMutation,
  type TrackRecordDto,
  useGetTrackRecordQuery,
} from '@boligstyling/api-client/admin';
import { useState } from 'react';
import { adminPartners } from '../../../content/admin/admin-partners';
import { Dialog } from '../../../shared/ui/overlays/dialog';
import { changesOf } from '../../../shared/calls/changes-of';
import { useWhileThere } from '../shared/calls/use-while-there';
import { useMay } from '../shared/session/use-may';
import { LoadState } from '../shared/ui/load-state';
import { draftOf, toSavePartner } from './partner-draft';
import { basedOn } from '../../../shared/calls/versions';
import { PartnerForm } from './partner-form';
import { Button } from '../../../shared/ui/button';
import { useChange } from '../shared/calls/use-change';
import { Allowed } from '../shared/session/allowed';
import {
  areaName,
  formatOrganizationNumber,
  formatPhone,
  PARTNER_KIND_NAMES,
  DECLINE_REASON_NAMES,
} from '@boligstyling/domain';
import { formatKroner, counted, formatDuration } from '../shared/format';
import { Facts } from './facts';
import styles from './track-record.module.css';

const { record: words } = adminPartners;

function TrackRecord({ id }: { id: string }) {
  const { data } = useGetTrackRecordQuery({ id });
  if (!data) return null;
  return (
    <section className={styles.record} aria-label={words.title}>
      <h3 className={styles.title}>{words.title}</h3>
      {data.asked + data.disputed === 0 ? (
        <p className={styles.note}>{words.none}</p>
      ) : (
        <Figures record={data} />
      )}
    </section>
  );
}

function Figures({ record }: { record: TrackRecordDto }) {
  const {
    asked,
    answer_minutes: minutes,
    accepted,
    declined,
    silent,
    disputed,
    credited,
    won,
    lost,
    quoted,
    chosen,
    first_quote_minutes: firstQuote,
  } = record;
  const ofAsked = (count: number) => words.share(count, asked);
  const reasons = record.reasons.filter(({ count }) => count > 0);
  const missed = record.missed + record.undone;
  return (
    <dl className={styles.figures}>
      <Figure title={words.asked} value={String(asked)} />
      <Figure
        title={words.answers}
        value={minutes === null ? words.noAnswer : formatDuration(60 * minutes)}
      />
      <Figure
        title={words.accepted}
        value={ofAsked(accepted)}
        note={missed > 0 && words.late(missed)}
      />
      <Figure
        title={words.declined}
        value={ofAsked(declined)}
        note={reasons
          .map(({ reason, count }) => `${DECLINE_REASON_NAMES[reason]}: ${count}`)
          .join(', ')}
      />
      <Figure title={words.silent} value={ofAsked(silent)} />
      <Figure
        title={words.quoted}
        value={words.share(quoted, accepted)}
        note={
          firstQuote !== null &&
          words.quotes(counted(chosen, words.chosen), formatDuration(60 * firstQuote))
        }
      />
      <Figure
        title={words.won}
        value={words.share(won, accepted)}
        note={lost > 0 && counted(lost, words.lost)}
      />
      <Figure
        title={words.disputed}
        value={String(disputed)}
        note={credited > 0 && counted(credited, words.credited)}
      />
    </dl>
  );
}

type FigureProps = { title: string; value: string; note?: string | false };

const Figure = ({ title, value, note }: FigureProps) => (
  <div>
    <dt>{title}</dt>
    <dd>{value}</dd>
    {note && <dd className={styles.note}>{note}</dd>}
  </div>
);

const { columns, fields } = adminPartners;

function PartnerFacts({ partner }: { partner: PartnerDto }) {
  const { areas, price_per_assignment: price, organization_number: number, ...rest } = partner;
  return (
    <Facts
      of={[
        [fields.name, rest.name],
        [fields.company, rest.company],
        [fields.email, rest.email],
        [fields.phone, formatPhone(rest.phone)],
        [fields.website, rest.website],
        [fields.presentation, rest.presentation],
        [fields.kind, PARTNER_KIND_NAMES[rest.kind]],
        [fields.services, rest.services.join(', ')],
        [columns.covers, areas.map(areaName).join(', ') || adminPartners.nowhere],
        [fields.price, price === 0 ? adminPartners.free : formatKroner(price)],
        [fields.capacity, String(rest.weekly_capacity)],
        [fields.organizationNumber, number && formatOrganizationNumber(number)],
        [fields.street, rest.street],
        [fields.postalCode, rest.postal_code],
        [fields.postPlace, rest.post_place],
        [columns.state, rest.active ? adminPartners.active : adminPartners.paused],
      ]}
    />
  );
}

type PartnerDialogProps = {
  id: string | undefined;
  onClose: () => void;
};

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
          ...basedOn(before),
          changePartnerDto: changesOf(toSavePartner(before), written),
        })
      }
      onDone={onDone}
    />
  );
}

/** The partner can request a new magic link. */
function EndPartnerSessions({ id }: { id: string }) {
  const [end, ending] = useEndSessionsOfPartnerMutation();
  const change = useChange();
  return (
    <Allowed to="work">
      <Button
        variant="quiet"
        size="small"
        icon="log-out"
        busy={ending.isLoading}
        onClick={() => void change(end({ id }), adminPartners.loggedOut)}
      >
        {adminPartners.logOut}
      </Button>
    </Allowed>
  );
}
