import type { ConsentChoices } from '../../shared/consent/consent-record';
import { loadScript } from './load-script';

type Fbq = {
  (...command: unknown[]): void;
  /** Set by Meta's script once it has loaded; until then commands are queued. */
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

/** Loads the pixel if configured and consented to, and revokes it on withdrawal. */
export function syncMetaPixel(pixelId: string, { marketing }: ConsentChoices) {
  if (!pixelId) return;
  if (window.fbq) {
    window.fbq('consent', marketing ? 'grant' : 'revoke');
  } else if (marketing) {
    window.fbq = window._fbq = waitingFbq();
    // Otherwise it sends button texts, also of the form, and page metadata.
    window.fbq('set', 'autoConfig', false, pixelId);
    window.fbq('init', pixelId);
    window.fbq('track', 'PageView');
    loadScript('https://connect.facebook.net/en_US/fbevents.js');
  }
}
