import {
  type QueueCaseDto,
  useAssignLeadMutation,
  useResendOneUndeliveredMutation,
  useSettleUncertainMutation,
  useWelcomePartnerMutation,
  type MarkCaseDto,
  useGetOwnAccountQuery,
  useMarkCaseMutation,
} from '@boligstyling/api-client/admin';
import {
  telOf,
  type Permission,
  type QueueKind,
  DomainError,
  snoozeDays,
  snoozeEnd,
} from '@boligstyling/domain';
import { useLocation } from 'react-router-dom';
import { adminQueue, isUncertain, queueWords } from '../../../content/admin/admin-queue';
import { adminPartners } from '../../../content/admin/admin-partners';
import { adminPaths } from '../../../shared/config/admin-paths';
import { useChange, useToast } from '../shared/calls/use-change';
import { openLeadAddress } from '../shared/open-lead-address';
import { useFromQueue } from '../shared/queue/use-queued';
import { Allowed, useMay } from '../shared/session/use-may';
import { RowButton, RowLink } from '../shared/lists/row-action';
import { useState } from 'react';
import type { ToastText } from '../../../content/types';
import { formatDay } from '../../../shared/format/moment';
import { Button } from '../../../shared/ui/button';
import { Chip } from '../../../shared/ui/fields/chip';
import { TextField } from '../../../shared/ui/fields/field';
import { Dialog } from '../../../shared/ui/overlays/dialog';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden';
import { AdminForm } from '../shared/ui/admin-form';
import styles from './queue.module.css';

const NEEDS: Partial<Record<QueueKind, Permission>> = {
  dispute: 'settle',
  'unplaced-payment': 'settle',
  'operator-incomplete': 'configure',
};

type QueueActionProps = { kind: QueueKind; of: QueueCaseDto };

export function QueueAction({ kind, of }: QueueActionProps) {
  const { search } = useLocation();
  const may = useMay();
  const fromQueue = useFromQueue();
  if (of.message) {
    return (
      <Allowed to="work">
        {kind === 'owner-to-tell' || isUncertain(of) ? (
          <SettleAction {...{ kind, of }} />
        ) : (
          <ResendAction {...{ kind, of }} />
        )}
      </Allowed>
    );
  }
  if (kind === 'imported-new') {
    return (
      <Allowed to="work">
        <AskNowAction {...{ kind, of }} />
      </Allowed>
    );
  }
  if (kind === 'partner-no-terms' && may('work')) return <WelcomeAction {...{ kind, of }} />;
  if (kind === 'review' && !may('work')) return null;
  const words = queueWords[kind];
  const href = addressOf(kind, of, search);
  const isForAll = href.startsWith('tel:') || may(NEEDS[kind] ?? 'work');
  const label = isForAll ? words.action(of) : adminQueue.see;
  const named = `${label}: ${words.title(of)}`;
  const state = href.startsWith(adminPaths.lead)
    ? { ...fromQueue, ...(kind === 'perhaps-same' && { toCompare: true }) }
    : { ...(kind === 'operator-incomplete' && { toEdit: true }) };
  return (
    <RowLink aria-label={named} href={href} state={state}>
      {label}
    </RowLink>
  );
}

const TO_CALL: readonly QueueKind[] = ['nobody-called', 'not-reported', 'no-quote'];

function addressOf(kind: QueueKind, of: QueueCaseDto, search: string): string {
  const { lead, partner, pay_back } = of;
  if (partner && TO_CALL.includes(kind)) return telOf(partner.phone);
  if (kind === 'dispute') return `${adminPaths.sales}?uenighet=open`;
  if (pay_back?.of === 'invoice')
    return `${adminPaths.invoices}?vis=for-mye&partner=${partner?.id}`;
  if (pay_back) return `${adminPaths.sales}?status=paid&partner=${partner?.id}`;
  if (kind === 'operator-incomplete' || kind === 'unplaced-payment') return adminPaths.invoices;
  if (kind === 'review') return adminPaths.reviews;
  if (kind === 'application') return adminPaths.partners;
  if (lead) return openLeadAddress(lead.id) + search;
  return `${adminPaths.partners}?partner=${partner?.id}`;
}

type QueueButtonProps = QueueActionProps & { busy: boolean; press: () => Promise<unknown> };

function QueueButton({ kind, of, busy, press }: QueueButtonProps) {
  const words = queueWords[kind];
  return (
    <RowButton
      label={words.action(of)}
      of={words.title(of)}
      busy={busy}
      onClick={() => void press()}
    />
  );
}

function AskNowAction({ kind, of }: QueueActionProps) {
  const [assign, { isLoading }] = useAssignLeadMutation();
  const change = useChange();
  const toast = useToast();

  const ask = async () => {
    const call = assign({ leadId: of.lead?.id ?? '', assignDto: {} });
    if (!(await change(call))) return;
    const { asked } = await call.unwrap();
    if (asked > 0) toast(adminQueue.askedNow);
    else toast(adminQueue.nobodyToAsk, 'destructive');
  };
  return <QueueButton {...{ kind, of }} busy={isLoading} press={ask} />;
}

function WelcomeAction({ kind, of }: QueueActionProps) {
  const [welcome, { isLoading }] = useWelcomePartnerMutation();
  const change = useChange();
  const send = () => change(welcome({ id: of.partner?.id ?? '' }), adminPartners.welcomed);
  return <QueueButton {...{ kind, of }} busy={isLoading} press={send} />;
}

function SettleAction({ kind, of }: QueueActionProps) {
  const [settle, { isLoading }] = useSettleUncertainMutation();
  const change = useChange();
  const toast = useToast();
  const done = kind === 'owner-to-tell' ? adminQueue.told : adminQueue.settledAsSent;

  const takeForSent = async () => {
    if (await change(settle({ id: of.id }))) toast(done);
  };
  return <QueueButton {...{ kind, of }} busy={isLoading} press={takeForSent} />;
}

function ResendAction({ kind, of }: QueueActionProps) {
  const [resend, { isLoading }] = useResendOneUndeliveredMutation();
  const change = useChange();
  const toast = useToast();

  const send = async () => {
    const call = resend({ id: of.id });
    if (!(await change(call))) return;
    const { errorCount, sentCount } = await call.unwrap();
    if (errorCount > 0) toast(adminQueue.failedAgain, 'destructive');
    // A running attempt may lease the e-mail.
    else toast(sentCount > 0 ? adminQueue.sent : adminQueue.sending);
  };
  return <QueueButton {...{ kind, of }} busy={isLoading} press={send} />;
}

const useOwnId = () => useGetOwnAccountQuery().data?.id ?? undefined;

export function MarksOfCase({ of: { assignee, snoozed_until } }: { of: QueueCaseDto }) {
  const ownId = useOwnId();
  if (!assignee && !snoozed_until) return null;
  return (
    <p className={styles.marks}>
      {assignee?.id === ownId && assignee && <Chip tone="settled">{adminQueue.mine}</Chip>}
      {assignee && assignee.id !== ownId && (
        <>
          <VisuallyHidden>{adminQueue.takenBy} </VisuallyHidden>
          <Chip tone="neutral">{assignee.name}</Chip>
        </>
      )}
      {snoozed_until && <Chip tone="new">{adminQueue.snoozedUntil(formatDay(snoozed_until))}</Chip>}
    </p>
  );
}

type CaseMarkProps = { kind: QueueKind; of: QueueCaseDto; title: string; now: number };

export function CaseMark({ kind, of, title, now }: CaseMarkProps) {
  const { id, assignee, snoozed_until } = of;
  const ownId = useOwnId();
  const [mark, { isLoading }] = useMarkCaseMutation();
  const [isChoosing, setChoosing] = useState(false);
  const change = useChange();

  const store = (changes: Omit<MarkCaseDto, 'kind'>, done?: ToastText) =>
    change(mark({ id, markCaseDto: { kind, ...changes } }), done);
  const quiet = (label: string, onClick: () => void) => (
    <button
      type="button"
      className={styles.settle}
      aria-label={`${label}: ${title}`}
      aria-disabled={isLoading || undefined}
      onClick={() => isLoading || onClick()}
    >
      {label}
    </button>
  );
  const snooze = async (day: string) => {
    if (await store({ snoozed_until: day }, adminQueue.snoozed(formatDay(day)))) setChoosing(false);
  };
  const isMine = assignee?.id === ownId;
  return (
    <>
      {ownId && !assignee && quiet(adminQueue.take, () => void store({ mine: true }))}
      {ownId && assignee && isMine && quiet(adminQueue.release, () => void store({ mine: false }))}
      {ownId &&
        assignee &&
        !isMine &&
        quiet(adminQueue.takeOver, () => void store({ mine: true, taken_from: assignee.id }))}
      {snoozed_until
        ? quiet(
            adminQueue.fetchBack,
            () => void store({ snoozed_until: null }, adminQueue.fetchedBack),
          )
        : quiet(adminQueue.snooze, () => setChoosing(true))}
      {isChoosing && (
        <SnoozeDialog
          {...{ title, busy: isLoading, onSnooze: snooze }}
          now={new Date(now)}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}

type SnoozeDialogProps = {
  title: string;
  now: Date;
  busy: boolean;
  onSnooze: (day: string) => Promise<void>;
  onClose: () => void;
};

function SnoozeDialog({ title, now, busy, onSnooze, onClose }: SnoozeDialogProps) {
  const [day, setDay] = useState('');
  const [error, setError] = useState<string>();
  const { first, third, last } = snoozeDays(now);

  const send = async () => {
    try {
      await onSnooze(snoozeEnd(day, now));
    } catch (fault) {
      if (!(fault instanceof DomainError)) throw fault;
      setError(fault.message);
    }
  };
  return (
    <Dialog title={adminQueue.snoozeTitle} onClose={onClose}>
      <AdminForm send={adminQueue.snooze} busy={busy} onSend={send} onCancel={onClose}>
        <p>
          {title}. {adminQueue.snoozeText}
        </p>
        <div className="wrap-2">
          <Button variant="outline" busy={busy} onClick={() => void onSnooze(first)}>
            {adminQueue.tomorrow}
          </Button>
          <Button variant="outline" busy={busy} onClick={() => void onSnooze(third)}>
            {adminQueue.inThreeDays}
          </Button>
        </div>
        <TextField
          type="date"
          label={adminQueue.snoozeDay}
          min={first}
          max={last}
          value={day}
          error={error}
          onChange={({ target }) => setDay(target.value)}
        />
      </AdminForm>
    </Dialog>
  );
}
