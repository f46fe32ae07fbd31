import { sending as texts } from '../../content/after-sending';
import type { SendPanelProps } from '../../features/lead-form/section';
import { Panel } from '../lead-forms/panel';
import { Refused } from '../lead-forms/refused';
import type { ComponentProps } from 'react';
import { embed } from '../../content/embed';
import { paths } from '../../shared/config/paths';
import styles from '../lead-forms/panel.module.css';
import { Unsent } from '../lead-forms/unsent';

/** The key is paused, deleted or no longer allowed to submit. */
const CLOSED: readonly unknown[] = [401, 403];

/** The owner can retry now, later, or on the operator's own form. */
export function UnsentPanel(props: ComponentProps<typeof Unsent>) {
  if (!CLOSED.includes(props.status)) return <Unsent {...props} />;
  return (
    <Panel kind="refused" title={texts.unsent.title} text={embed.unsent.closed}>
      <a className={styles.reason} href={`${paths.home}#lead-form`} target="_blank">
        {`${embed.unsent.elsewhere(location.host)} ${embed.newTab}`}
      </a>
    </Panel>
  );
}

/** States: sending → (accepted: form replaced) | refused | unsent. Nothing is stored. */
export function UnkeptPanel({ sending, refused, onFix, onRetry }: SendPanelProps) {
  switch (sending.kind) {
    case 'sending':
      return <Panel kind="sending" {...texts.sending} />;
    case 'refused':
      return <Refused reasons={sending.reasons} errors={refused} onFix={onFix} />;
    case 'unsent':
      return <UnsentPanel status={sending.status} onRetry={onRetry} />;
    default:
      return null;
  }
}
