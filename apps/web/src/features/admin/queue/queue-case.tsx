import { useSettleNobodyCalledMutation, type QueueCaseDto } from '@boligstyling/api-client/admin';
import type { QueueKind } from '@boligstyling/domain';
import { Link, useLocation } from 'react-router-dom';
import { adminQueue, queueWords } from '../../../content/admin/admin-queue';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden';
import { useChange } from '../shared/calls/use-change';
import { openLeadAddress } from '../shared/open-lead-address';
import { useFromQueue } from '../shared/queue/use-queued';
import { Allowed } from '../shared/session/allowed';
import { ageOf } from './age';
import { QueueAction } from './queue-action';
import { QueueIcon } from './queue-icon';
import styles from './queue.module.css';

type QueueCaseProps = { kind: QueueKind; of: QueueCaseDto; now: number };

/** One thing that waits: what it is, why, for how long, and what to do about it. */
export function QueueCase({ kind, of, now }: QueueCaseProps) {
  const words = queueWords[kind];
  const { short, full } = ageOf(of.since, now);
  const title = words.title(of);
  const { search } = useLocation();
  const fromQueue = useFromQueue();
  return (
    <li className={styles.case}>
      <QueueIcon kind={kind} />
      <div className={styles.what}>
        <h2 className={styles.name}>
          {of.lead ? (
            <Link to={openLeadAddress(of.lead.id) + search} state={fromQueue}>
              {title}
            </Link>
          ) : (
            title
          )}
        </h2>
        <p className={styles.text}>{words.text(of)}</p>
      </div>
      <p className={styles.age}>
        <span aria-hidden="true">{short}</span>
        <VisuallyHidden>{adminQueue.ago(full)}</VisuallyHidden>
      </p>
      <div className={styles.actions}>
        <QueueAction kind={kind} of={of} />
        {kind === 'nobody-called' && (
          <Allowed to="work">
            <Settle id={of.id} title={title} />
          </Allowed>
        )}
      </div>
    </li>
  );
}

/** Says that somebody calls after all. */
function Settle({ id, title }: { id: string; title: string }) {
  const [settle, { isLoading }] = useSettleNobodyCalledMutation();
  const change = useChange();
  return (
    <button
      type="button"
      className={styles.settle}
      aria-label={`${adminQueue.settled}: ${title}`}
      aria-disabled={isLoading || undefined}
      onClick={() => isLoading || void change(settle({ id }), adminQueue.settledToast)}
    >
      {adminQueue.settled}
    </button>
  );
}
