import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../shared/ui/icon';
import styles from './panel.module.css';
import { sending as texts } from '../../content/after-sending';
import type { SendPanelProps } from '../../features/lead-form/section';
import { SideButton } from '../../shared/ui/button';

type Kind = 'sending' | 'queued' | 'sent' | 'refused';

const ICONS: Readonly<Record<Kind, IconName>> = {
  sending: 'mail',
  queued: 'download',
  sent: 'check-circle',
  refused: 'warning',
};

interface PanelProps {
  kind: Kind;
  title: string;
  text: string | false;
  children?: ReactNode;
}

/** No alert, because a toast has announced a failure. */
export function Panel({ kind, title, text, children }: PanelProps) {
  return (
    <div className={styles[kind]} role="status">
      <Icon name={ICONS[kind]} />
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {text && <p>{text}</p>}
        {children && <div className={styles.acts}>{children}</div>}
      </div>
    </div>
  );
}

interface RefusedProps {
  reasons: readonly string[];
  errors: SendPanelProps['refused'];
  onFix: SendPanelProps['onFix'];
}

export function Refused({ reasons, errors, onFix }: RefusedProps) {
  if (reasons.length + errors.length === 0) return null;
  const { title, text, end } = texts.refused;
  return (
    <Panel kind="refused" title={title} text={text}>
      <ul className={styles.reasons}>
        {errors.map(({ field, message }) => (
          <li key={field}>
            <button type="button" className={styles.reason} onClick={() => onFix(field)}>
              {message}
            </button>
          </li>
        ))}
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <p>{end}</p>
    </Panel>
  );
}

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
      <SideButton icon="refresh" onClick={onRetry}>
        {retry}
      </SideButton>
    </Panel>
  );
}
