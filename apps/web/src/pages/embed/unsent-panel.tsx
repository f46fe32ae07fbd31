import { sending as texts } from '../../content/after-sending';
import { embed } from '../../content/embed';
import { paths } from '../../shared/config/paths';
import { Button } from '../../shared/ui/button';
import { Panel } from '../lead-forms/panel';
import styles from '../lead-forms/panel.module.css';

const TOO_MANY = 429;
/** The key is paused, or gone, or may submit no more. */
const CLOSED: readonly unknown[] = [401, 403];

interface UnsentPanelProps {
  /** What the server answered, if it did. */
  status: unknown;
  onRetry: () => void;
}

/** Why a request has not come through, and what its owner can do: send it anew, later, or elsewhere. */
export function UnsentPanel({ status, onRetry }: UnsentPanelProps) {
  const { title, text, retry } = texts.unsent;
  if (CLOSED.includes(status)) {
    return (
      <Panel kind="refused" title={title} text={embed.unsent.closed}>
        <a className={styles.reason} href={`${paths.home}#lead-form`} target="_blank">
          {`${embed.unsent.elsewhere(location.host)} ${embed.newTab}`}
        </a>
      </Panel>
    );
  }
  return (
    <Panel kind="refused" title={title} text={status === TOO_MANY ? embed.unsent.tooMany : text}>
      <Button variant="outline" size="small" icon="refresh" onClick={onRetry}>
        {retry}
      </Button>
    </Panel>
  );
}
