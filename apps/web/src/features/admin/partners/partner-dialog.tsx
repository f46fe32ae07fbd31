import {
  type PartnerDto,
  useAddPartnerMutation,
  useChangePartnerMutation,
  useGetPartnerQuery,
  useEndSessionsOfPartnerMutation,
  type TrackRecordDto,
  useGetTrackRecordQuery,
  useWelcomePartnerMutation,
} from '@boligstyling/api-client/admin';
import { useState } from 'react';
import { adminPartners } from '../../../content/admin/admin-partners';
import { Dialog } from '../../../shared/ui/overlays/dialog';
import { changesOf, basedOn } from '../../../shared/calls/versions';
import { useChangeButton, useWhileMounted } from '../shared/calls/use-change';
import { useMay, Allowed } from '../shared/session/use-may';
import { LoadState } from '../shared/ui/load-state';
import { factsOf } from '../shared/record-draft';
import { partnerDraftOf, writtenPartner, PartnerForm, Facts } from './partner-form';
import { pricesInWords } from './price-draft';
import { Button, SideButton } from '../../../shared/ui/button';
import {
  DECLINE_REASON_NAMES,
  norwegianDay,
  PARTNER_FIELDS,
  pricedServices,
} from '@boligstyling/domain';
import { formatDay } from '../../../shared/format/moment';
import { counted, formatDuration } from '../shared/format';
import styles from './track-record.module.css';

const { record: words } = adminPartners;

function TrackRecord({ id }: { id: string }) {
  const { data } = useGetTrackRecordQuery({ id });
  if (!data) return null;
  return (
    <section className={styles.record} aria-label={words.title}>
      <h3 className="subheading">{words.title}</h3>
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
    <dt className="muted">{title}</dt>
    <dd>{value}</dd>
    {note && <dd className={styles.note}>{note}</dd>}
  </div>
);

const pricesFact = (partner: PartnerDto) =>
  [adminPartners.columns.price, pricesInWords(partner.prices, pricedServices(partner))] as const;

/** The administrator decides when a partner gets its first e-mail. */
function Welcome({ id }: { id: string }) {
  const welcome = useChangeButton(useWelcomePartnerMutation());
  return (
    <Allowed to="work">
      <SideButton {...welcome({ id }, adminPartners.welcomed)}>{adminPartners.welcome}</SideButton>
    </Allowed>
  );
}

export function PartnerDialog({ id, onClose }: { id: string | undefined; onClose: () => void }) {
  const close = useWhileMounted(onClose);
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
      begun={partnerDraftOf()}
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
          <Terms partner={data} />
          <Welcome id={id} />
          {mayWork ? (
            <ChangedPartner partner={data} onDone={onDone} />
          ) : (
            <Facts of={[...factsOf(PARTNER_FIELDS, data), pricesFact(data)]} />
          )}
          <EndPartnerSessions id={id} />
        </>
      )}
    </LoadState>
  );
}

function Terms({ partner }: { partner: PartnerDto }) {
  const { terms_version: version, terms_accepted_at: at } = partner;
  return (
    <p>
      {version && at
        ? adminPartners.acceptedTerms(formatDay(version), formatDay(norwegianDay(new Date(at))))
        : adminPartners.noTermsText}
    </p>
  );
}

function ChangedPartner({ partner, onDone }: { partner: PartnerDto; onDone: () => void }) {
  const [changePartner, { isLoading }] = useChangePartnerMutation();
  const [begun] = useState(() => partnerDraftOf(partner));
  return (
    <PartnerForm
      of={`partner ${partner.id}`}
      begun={begun}
      busy={isLoading}
      saved={adminPartners.saved}
      onSave={(written, before) =>
        changePartner({
          id: partner.id,
          ...basedOn(before),
          changePartnerDto: changesOf(writtenPartner(before), written),
        })
      }
      onDone={onDone}
    />
  );
}

/** The partner can request a new magic link. */
function EndPartnerSessions({ id }: { id: string }) {
  const end = useChangeButton(useEndSessionsOfPartnerMutation());
  return (
    <Allowed to="work">
      <Button variant="quiet" size="small" icon="log-out" {...end({ id }, adminPartners.loggedOut)}>
        {adminPartners.logOut}
      </Button>
    </Allowed>
  );
}
