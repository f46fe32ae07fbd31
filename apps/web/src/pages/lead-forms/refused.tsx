import { sending as texts } from '../../content/after-sending';
import type { SendPanelProps } from '../../features/lead-form/section';
import { Panel } from './panel';
import styles from './panel.module.css';

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
