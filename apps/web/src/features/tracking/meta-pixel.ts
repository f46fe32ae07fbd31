import type { ConsentChoices } from '../../shared/consent/consent-record';
import { loadScript } from './load-script';

type Fbq = {
  (...command: unknown[]): void;
  /** Until Meta's script has loaded, commands are queued. */
  callMethod?: (...command: unknown[]) => void;
  queue: unknown[][];
  push: Fbq;
  loaded: boolean;
  version: string;
};

declare global {
  interface Window {
    fbq?: Fbq;
    _fbq?: Fbq;
  }
}

function waitingFbq(): Fbq {
  const queue: unknown[][] = [];
  const fbq = ((...command: unknown[]) => {
    if (fbq.callMethod) fbq.callMethod(...command);
    else queue.push(command);
  }) as Fbq;
  return Object.assign(fbq, { queue, push: fbq, loaded: true, version: '2.0' });
}

/** Nothing loads before consent. */
export function syncMetaPixel(pixelId: string, { marketing }: ConsentChoices) {
  if (!pixelId) return;
  if (window.fbq) {
    window.fbq('consent', marketing ? 'grant' : 'revoke');
  } else if (marketing) {
    window.fbq = window._fbq = waitingFbq();
    // Otherwise it sends button texts and page metadata.
    window.fbq('set', 'autoConfig', false, pixelId);
    window.fbq('init', pixelId);
    window.fbq('track', 'PageView');
    loadScript('https://connect.facebook.net/en_US/fbevents.js');
  }
}
