import { sending as texts } from '../../content/after-sending';
import { Button } from '../../shared/ui/button';
import { Panel } from './panel';

const ON_A_PHONE = '(pointer: coarse), (width < 600px)';

interface QueuedProps {
  /** What the form itself has sent or, where that does not wait, how many others do. */
  waiting: 'own' | number;
  /** Whether it waits for the server, and not for a network. */
  isForServer: boolean;
  /** Whether it stands beside what was just deleted. */
  isOther: boolean;
  onRetry: () => void;
  onDiscard: () => void;
}

/** What waits in this browser until it can be sent. */
export function Queued({ waiting, isForServer, isOther, onRetry, onDiscard }: QueuedProps) {
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
      <Button variant="outline" size="small" icon="refresh" onClick={onRetry}>
        {retry}
      </Button>
      <Button variant="quiet" size="small" onClick={onDiscard}>
        {count > 1 ? discardAll(count) : discard}
      </Button>
    </Panel>
  );
}
