import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../shared/ui/icon';
import styles from './panel.module.css';

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
