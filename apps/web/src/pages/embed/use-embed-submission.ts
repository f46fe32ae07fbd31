import { isHostName } from '@boligstyling/domain';
import { useEffect, useRef } from 'react';
import { Review } from '../../features/lead-form/lead-form';
import type { LeadOrigin } from '../../shared/lead/lead-payload';
import type { SubmitLead } from '../../shared/lead/submission';
import { useAppDispatch } from '../../shared/store/hooks';
import { loadAhead } from '../../shared/ui/load-ahead';
import { openPage } from '../../shared/visits/open-page';

const loadSender = () => import('../../features/pending-leads/unkept-sender');

/** Preloaded in case the network, or this deployment's files, disappear meanwhile. */
const loadLastStep = loadAhead(async () => (await loadSender()).loadClient(), Review.load);

/** The framing host, if it identifies itself. */
function hostOf(location: Location): Pick<LeadOrigin, 'referrer_host'> {
  const hostname = hostIn(location)?.hostname ?? '';
  return isHostName(hostname) ? { referrer_host: hostname } : {};
}

/**
 * Sends once per press, under the same idempotency key until accepted. The opening is counted like
 * any page.
 */
export function useEmbedSubmission() {
  const dispatch = useAppDispatch();
  const sender = useRef<SubmitLead>(undefined);

  const host = useRef<ReturnType<typeof hostOf>>({});
  // Before the first change of address, which removes the fragment.
  useEffect(() => {
    host.current = hostOf(location);
    openPage(location.pathname, 'embedded', host.current.referrer_host);
  }, []);

  /** The server replaces this with the name of the key's source. */
  const origin = (): LeadOrigin => ({ source: 'embedded_form', ...host.current });

  const submit: SubmitLead = async (payload, hints) => {
    const loaded = await loadSender().catch(() => null);
    if (!loaded) return { kind: 'unsent' };
    sender.current ??= loaded.unkeptSender(dispatch);
    return sender.current(payload, hints);
  };
  return { submit, origin, loadLastStep };
}

/**
 * The framing page, named by the host in the fragment; undefined if unknown. `URL.canParse` is
 * missing in phones of early 2023.
 */
export function hostIn({ hash }: Pick<Location, 'hash'>): URL | undefined {
  try {
    return new URL(new URLSearchParams(hash.slice(1)).get('host') ?? '');
  } catch {
    return undefined;
  }
}
