import type { ComponentProps } from 'react';
import { sending as texts } from '../../content/after-sending';
import { embed } from '../../content/embed';
import { paths } from '../../shared/config/paths';
import { Panel } from '../lead-forms/panel';
import styles from '../lead-forms/panel.module.css';
import { Unsent } from '../lead-forms/unsent';

/** The key is paused, or gone, or may submit no more. */
const CLOSED: readonly unknown[] = [401, 403];

/** Why a request has not come through, and what its owner can do: send it anew, later, or elsewhere. */
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
