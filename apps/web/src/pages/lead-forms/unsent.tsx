import { sending as texts } from '../../content/after-sending';
import { Button } from '../../shared/ui/button';
import { Panel } from './panel';

const TOO_MANY = 429;

interface UnsentProps {
  /** The HTTP status, if any. */
  status: unknown;
  onRetry: () => void;
}

export function Unsent({ status, onRetry }: UnsentProps) {
  const { title, text, tooMany, retry } = texts.unsent;
  return (
    <Panel kind="refused" title={title} text={status === TOO_MANY ? tooMany : text}>
      <Button variant="outline" size="small" icon="refresh" onClick={onRetry}>
        {retry}
      </Button>
    </Panel>
  );
}
