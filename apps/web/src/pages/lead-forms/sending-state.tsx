import { useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { sending as texts } from '../../content/after-sending';
import { selectDraft } from '../../features/lead-form/draft-slice';
import { makes } from '../../features/lead-form/forget-sent';
import type { SendPanelProps } from '../../features/lead-form/section';
import { leadSender } from '../../features/pending-leads/lead-sender';
import type { PendingLead } from '../../features/pending-leads/pending-lead';
import { paths } from '../../shared/config/paths';
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks';
import { Button } from '../../shared/ui/button';
import { Panel } from './panel';
import { Refused } from './refused';

const ON_A_PHONE = '(pointer: coarse), (width < 600px)';

/**
 * sending → (accepted: the page is left) | refused | unsent | waiting → sent | refused | discarded, or
 * nothing, where another tab has taken it back.
 */
export default function SendingState({ sending, refused, onFix, onRetry }: SendPanelProps) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const sender = leadSender(dispatch);
  const draft = useAppSelector(selectDraft);
  const [discarded, setDiscarded] = useState<readonly PendingLead[]>([]);
  const late = useSyncExternalStore(sender.watch, sender.late);

  switch (sending.kind) {
    case 'sending':
      return <Panel kind="sending" {...texts.sending} />;
    case 'refused':
      return <Refused reasons={sending.reasons} errors={refused} onFix={onFix} />;
    case 'unsent':
      return (
        <Panel kind="refused" {...texts.unsent}>
          <Button variant="outline" size="small" icon="refresh" onClick={onRetry}>
            {texts.unsent.retry}
          </Button>
        </Panel>
      );
  }
  switch (late) {
    case 'sent':
      return (
        <Panel kind="sent" {...texts.sent}>
          <Button arrow onClick={() => void navigate(paths.sentRequest)}>
            {texts.sent.follow}
          </Button>
        </Panel>
      );
    case 'discarded':
      return (
        <Panel
          kind="sending"
          title={texts.discarded.title}
          text={discarded.some(({ payload }) => makes(draft, payload)) && texts.discarded.text}
        />
      );
    case 'refused':
      return <Panel kind="refused" title={texts.refused.title} text={texts.refused.end} />;
    case 'waiting': {
      const retry = sending.kind === 'queued' ? onRetry : () => void sender.resender.hurry();
      const { title, elsewhere } = texts.queued;
      return (
        <Panel
          kind="queued"
          title={matchMedia(ON_A_PHONE).matches ? title : elsewhere}
          text={texts.queued.text}
        >
          <Button variant="outline" size="small" icon="refresh" onClick={retry}>
            {texts.queued.retry}
          </Button>
          <Button variant="quiet" size="small" onClick={() => setDiscarded(sender.discard())}>
            {texts.queued.discard}
          </Button>
        </Panel>
      );
    }
    default:
      return null;
  }
}
