import { isHostName } from '@boligstyling/domain';
import { useEffect, useRef } from 'react';
import { Review } from '../../features/lead-form/lead-form';
import type { LeadOrigin } from '../../shared/lead/lead-payload';
import type { SubmitLead } from '../../shared/lead/submission';
import { useAppDispatch } from '../../shared/store/hooks';
import { loadAhead } from '../../shared/ui/load-ahead';
import { openPage } from '../../shared/visits/open-page';

const loadSender = () => import('../../features/pending-leads/unkept-sender');

/** What the last step needs, in case the network goes while the form is filled in, or this version of it. */
const loadLastStep = loadAhead(async () => (await loadSender()).loadClient(), Review.load);

/** The host that frames the document, as a lead tells of it; nothing where none says who it is. */
function hostOf(location: Location): Pick<LeadOrigin, 'referrer_host'> {
  const hostname = hostIn(location)?.hostname ?? '';
  return isHostName(hostname) ? { referrer_host: hostname } : {};
}

/**
 * How the embedded form is sent: once for each press, and under the same key until it is through.
 * That it was opened is counted, as of any page.
 */
export function useEmbedSubmission() {
  const dispatch = useAppDispatch();
  const sender = useRef<SubmitLead>(undefined);

  const host = useRef<ReturnType<typeof hostOf>>({});
  // Before the first change of address, which hides it.
  useEffect(() => {
    host.current = hostOf(location);
    openPage(location.pathname, 'embedded', host.current.referrer_host);
  }, []);

  /** The server puts the name of the key's source in the place of ours. */
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
 * Who frames an embedded document, as the host says of itself in the fragment; undefined: nobody who can
 * be told of. Not by `URL.canParse`, which phones of early 2023 lack.
 */
export function hostIn({ hash }: Pick<Location, 'hash'>): URL | undefined {
  try {
    return new URL(new URLSearchParams(hash.slice(1)).get('host') ?? '');
  } catch {
    return undefined;
  }
}
