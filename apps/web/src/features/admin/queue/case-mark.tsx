import {
  type MarkCaseDto,
  type QueueCaseDto,
  useGetOwnAccountQuery,
  useMarkCaseMutation,
} from '@boligstyling/api-client/admin';
import { DomainError, snoozeDays, snoozeEnd, type QueueKind } from '@boligstyling/domain';
import { useState } from 'react';
import { adminQueue } from '../../../content/admin/admin-queue';
import type { ToastText } from '../../../content/types';
import { formatDay } from '../../../shared/format/moment';
import { Button } from '../../../shared/ui/button';
import { Chip } from '../../../shared/ui/fields/chip';
import { TextField } from '../../../shared/ui/fields/field';
import { Dialog } from '../../../shared/ui/overlays/dialog';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden';
import { useChange } from '../shared/calls/use-change';
import { AdminForm } from '../shared/ui/admin-form';
import styles from './queue.module.css';

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
        <div className={styles.days}>
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
