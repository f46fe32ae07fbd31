import { useEffect, useRef } from 'react';
import { useRuntimeConfig } from '../../shared/config/runtime-config';
import { selectConsentRecord } from '../../shared/consent/consent-slice';
import { useAppSelector } from '../../shared/store/hooks';
import { takeSubmittedLead } from '../../shared/submitted-lead/submitted-lead';
import { reportToAnalytics, reportToMarketing, syncTrackers } from './conversions';

/** Consent may come later on the page. A reload reports nothing. */
export function useConversion(source: string, city: string) {
  const config = useRuntimeConfig();
  const consent = useAppSelector(selectConsentRecord);
  const submitted = useRef<string>(null);
  const reported = useRef({ analytics: false, marketing: false });

  useEffect(() => {
    submitted.current ??= takeSubmittedLead();
    const id = submitted.current;
    if (!id || !consent) return;

    syncTrackers(config, consent);
    const lead = { id, source, city };
    if (consent.marketing && !reported.current.marketing) reportToMarketing(config, lead);
    if (consent.analytics && !reported.current.analytics) reportToAnalytics(config, lead);
    reported.current.marketing ||= consent.marketing;
    reported.current.analytics ||= consent.analytics;
  }, [config, consent, source, city]);
}
