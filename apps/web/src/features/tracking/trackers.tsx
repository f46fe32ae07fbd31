import { useEffect, useRef } from 'react';
import { useRuntimeConfig } from '../../shared/config/runtime-config';
import { NONE } from '../../shared/consent/consent-record';
import { selectConsentRecord } from '../../shared/consent/consent-slice';
import { useAppSelector } from '../../shared/store/hooks';

export function Trackers() {
  const config = useRuntimeConfig();
  const record = useAppSelector(selectConsentRecord);

  const started = useRef(false);

  useEffect(() => {
    const choices = record ?? NONE;
    started.current ||= choices.analytics || choices.marketing;
    if (!started.current) return;
    void import('./conversions').then(({ syncTrackers }) => syncTrackers(config, choices));
  }, [config, record]);

  return null;
}
