import { readConsent } from '../shared/consent/consent-storage';
import { firstInteraction } from './first-interaction';

/** Pages do something by themselves for these visitors: remember their city, count a conversion. */
function hasConsentedToMore(): boolean {
  const { functional, analytics, marketing } = readConsent() ?? {};
  return Boolean(functional || analytics || marketing);
}

/**
 * This tab has been here before, and left a half-filled form or the like that a page brings back, or
 * with this entry of its history what the page shows.
 */
function hasLeftSomething(): boolean {
  try {
    return Boolean(history.state?.usr || sessionStorage.length);
  } catch {
    return false;
  }
}

/** Whether there is something to read already, on a page that came with its content. */
const canBeRead = (): boolean => document.querySelector('#root > *') !== null;

/** Resolves when the header, the page and the footer need their code: to be used, or to be seen at all. */
export async function siteWanted(): Promise<void> {
  if (typeof document === 'undefined' || !canBeRead()) return;
  if (hasConsentedToMore() || hasLeftSomething()) return;
  await firstInteraction;
}
