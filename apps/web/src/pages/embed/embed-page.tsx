import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { isHostName } from '@boligstyling/domain';
import { embed, embedTitle } from '../../content/embed';
import { leadForm } from '../../content/lead-form';
import { EmbedLeadForm } from '../../features/lead-form/embed-lead-form';
import { paths } from '../../shared/config/paths';
import { useRuntimeConfig } from '../../shared/config/runtime-config';
import { ASKED } from '../../shared/submitted-lead/asked';
import { reach, reachStep, useFormSeen } from '../../shared/visits/reach';
import { VisuallyHidden } from '../../shared/ui/visually-hidden';
import styles from './embed-page.module.css';
import { AddressField } from '../../features/address-search/address-field';
import type { FormParts, SendPanelProps } from '../../features/lead-form/section';
import { sending as texts } from '../../content/after-sending';
import { Panel, Refused, Unsent } from '../lead-forms/panel';
import panelStyles from '../lead-forms/panel.module.css';
import { Review } from '../../features/lead-form/lead-form';
import type { LeadOrigin, SubmitLead } from '../../shared/lead/submission';
import { useAppDispatch } from '../../shared/store/hooks';
import { loadAhead } from '../../shared/ui/load-ahead';
import { openPage } from '../../shared/visits/open-page';

/**
 * A terms dialog could lie outside the visible frame. The panel is bundled, because nothing else
 * keeps the answers when the network fails.
 */
const embedParts: FormParts = {
  AddressField,
  SendPanel: (props) => (props.sending.kind === 'idle' ? null : <UnkeptPanel {...props} />),
};

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

/** Nothing is stored or read on the device; links open new tabs. */
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

/** The integrator's key no longer allows submitting. */
const CLOSED: readonly unknown[] = [401, 403];

export function UnsentPanel(props: ComponentProps<typeof Unsent>) {
  if (!CLOSED.includes(props.status)) return <Unsent {...props} />;
  return (
    <Panel kind="refused" title={texts.unsent.title} text={embed.unsent.closed}>
      <a className={panelStyles.reason} href={`${paths.home}#lead-form`} target="_blank">
        {`${embed.unsent.elsewhere(location.host)} ${embed.newTab}`}
      </a>
    </Panel>
  );
}

function UnkeptPanel({ sending, refused, onFix, onRetry }: SendPanelProps) {
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

const loadSender = () => import('../../features/pending-leads/unkept-sender');

const loadLastStep = loadAhead(async () => (await loadSender()).loadClient(), Review.load);

function hostOf(location: Location): Pick<LeadOrigin, 'referrer_host'> {
  const hostname = hostIn(location)?.hostname ?? '';
  return isHostName(hostname) ? { referrer_host: hostname } : {};
}

/** One idempotency key until accepted. */
function useEmbedSubmission() {
  const dispatch = useAppDispatch();
  const sender = useRef<SubmitLead>(undefined);

  const host = useRef<ReturnType<typeof hostOf>>({});
  // The first change of address removes the fragment.
  useEffect(() => {
    host.current = hostOf(location);
    openPage(location.pathname, 'embedded', host.current.referrer_host);
  }, []);

  /** The server sets the name of the key's source. */
  const origin = (): LeadOrigin => ({ source: 'embedded_form', ...host.current });

  const submit: SubmitLead = async (payload, hints) => {
    const loaded = await loadSender().catch(() => null);
    if (!loaded) return { kind: 'unsent' };
    sender.current ??= loaded.unkeptSender(dispatch);
    return sender.current(payload, hints);
  };
  return { submit, origin, loadLastStep };
}

/** Phones of early 2023 lack `URL.canParse`. */
export function hostIn({ hash }: Pick<Location, 'hash'>): URL | undefined {
  try {
    return new URL(new URLSearchParams(hash.slice(1)).get('host') ?? '');
  } catch {
    return undefined;
  }
}
