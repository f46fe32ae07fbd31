import { useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { sending as texts } from '../../content/after-sending';
import { selectDraft } from '../../features/lead-form/draft-slice';
import { isDraftOf } from '../../features/lead-form/clear-sent';
import type { SendPanelProps } from '../../features/lead-form/section';
import { leadSender } from '../../features/pending-leads/lead-sender';
import type { PendingLead } from '../../features/pending-leads/pending-lead';
import { paths } from '../../shared/config/paths';
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks';
import { Button, SideButton } from '../../shared/ui/button';
import { Panel, Refused, Unsent } from './panel';

const ON_A_PHONE = '(pointer: coarse), (width < 600px)';

interface QueuedProps {
  waiting: 'own' | number;
  /** False: it waits for the network. */
  isForServer: boolean;
  isOther: boolean;
  onRetry: () => void;
  onDiscard: () => void;
}

function Queued({ waiting, isForServer, isOther, onRetry, onDiscard }: QueuedProps) {
  const { phone, elsewhere, title, others, until, text, retry, discard, discardAll } = texts.queued;
  const where = matchMedia(ON_A_PHONE).matches ? phone : elsewhere;
  const count = waiting === 'own' ? 1 : waiting;
  const kept = isOther || count > 1 ? others(count, where) : title(where);
  return (
    <Panel
      kind="queued"
      title={`${kept} ${isForServer ? until.server : until.network}`}
      text={text}
    >
      <SideButton icon="refresh" onClick={onRetry}>
        {retry}
      </SideButton>
      <Button variant="quiet" size="small" onClick={onDiscard}>
        {count > 1 ? discardAll(count) : discard}
      </Button>
    </Panel>
  );
}

/** This form's lead goes before those of other tabs. */
export default function SendingState({ sending, refused, onFix, onRetry }: SendPanelProps) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const sender = leadSender(dispatch);
  const draft = useAppSelector(selectDraft);
  const [discarded, setDiscarded] = useState<readonly PendingLead[]>([]);
  const waiting = useSyncExternalStore(sender.watch, sender.waiting);
  const isForServer = useSyncExternalStore(sender.watch, sender.isForServer);
  const late = useSyncExternalStore(sender.watch, sender.late);

  switch (sending.kind) {
    case 'sending':
      return <Panel kind="sending" {...texts.sending} />;
    case 'refused':
      return <Refused reasons={sending.reasons} errors={refused} onFix={onFix} />;
    case 'unsent':
      return <Unsent status={sending.status} onRetry={onRetry} />;
  }
  const gone = late === 'discarded' && (
    <Panel
      kind="sending"
      title={texts.discarded.title(discarded.length)}
      text={discarded.some(({ payload }) => isDraftOf(draft, payload)) && texts.discarded.text}
    />
  );
  if (waiting !== 0) {
    const isOwn = waiting === 'own';
    const hurry = () => void sender.resender.hurry();
    return (
      <>
        {gone}
        <Queued
          waiting={waiting}
          isForServer={isForServer}
          isOther={late === 'discarded'}
          onRetry={isOwn && sending.kind === 'queued' ? onRetry : hurry}
          onDiscard={() => setDiscarded(sender.discard(isOwn ? 'own' : 'all'))}
        />
      </>
    );
  }
  switch (late) {
    case 'sent':
      return (
        <Panel kind="sent" {...texts.sent}>
          <Button arrow onClick={() => void navigate(paths.sentLead)}>
            {texts.sent.follow}
          </Button>
        </Panel>
      );
    case 'refused':
      return <Panel kind="refused" title={texts.refused.title} text={texts.refused.end} />;
    default:
      return gone;
  }
}
