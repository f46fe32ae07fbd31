import { useEffect, useRef, useState } from 'react';
import { embed, embedTitle } from '../../content/embed';
import { leadForm } from '../../content/lead-form';
import { EmbedLeadForm } from '../../features/lead-form/embed-lead-form';
import { paths } from '../../shared/config/paths';
import { useRuntimeConfig } from '../../shared/config/runtime-config';
import { ASKED } from '../../shared/submitted-lead/asked';
import { reach, reachStep } from '../../shared/visits/reach';
import { useFormSeen } from '../../shared/visits/use-form-seen';
import { VisuallyHidden } from '../../shared/ui/visually-hidden';
import styles from './embed-page.module.css';
import { useEmbedSubmission } from './use-embed-submission';
import { AddressField } from '../../features/address-search/address-field';
import type { FormParts } from '../../features/lead-form/section';
import { UnkeptPanel } from './unkept-panel';

/**
 * No terms dialog, because it could lie outside the visible frame. The panel is bundled, because
 * nothing else keeps the answers when the network fails.
 */
const embedParts: FormParts = {
  AddressField,
  SendPanel: (props) => (props.sending.kind === 'idle' ? null : <UnkeptPanel {...props} />),
};

/** Replaces the form once the lead is accepted. */
function Received({ asked, city }: { asked: string; city: string }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <>
      <h1 ref={title} className={styles.title} tabIndex={-1}>
        {embed.sent.title}
      </h1>
      <p className={styles.lead}>{embed.sent.nowAsking(asked, city)}</p>
      <p className={styles.text}>{embed.sent.text}</p>
    </>
  );
}

/**
 * The embedded lead form: filling in → received. Neither stores nor reads anything on the device;
 * links open new tabs.
 */
export default function EmbedPage() {
  const config = useRuntimeConfig();
  const [received, setReceived] = useState<{ asked: string; city: string }>();
  const { submit, origin, loadLastStep } = useEmbedSubmission();
  const seen = useFormSeen<HTMLDivElement>();
  return (
    <>
      <title>{embedTitle(config)}</title>
      <main className={styles.card} onFocus={loadLastStep}>
        {received === undefined ? (
          <>
            <h1 className={styles.title}>{leadForm.heading}</h1>
            <p className={styles.text}>{embed.text}</p>
            <div ref={seen} className={styles.form}>
              <EmbedLeadForm
                {...embedParts}
                origin={origin}
                submit={submit}
                onStep={reachStep}
                onAccepted={(_, { city }, wish) => {
                  reach('sent');
                  setReceived({ asked: ASKED[wish], city });
                }}
              />
            </div>
          </>
        ) : (
          <Received {...received} />
        )}
      </main>
      <footer className={styles.by}>
        <span>
          {embed.by.before}
          <strong>{config.wordmark}</strong>
          {embed.by.after}
        </span>{' '}
        <a href={paths.privacy} target="_blank">
          {embed.privacy}
          <VisuallyHidden> {embed.newTab}</VisuallyHidden>
        </a>
      </footer>
    </>
  );
}
