import type { ConsentChoices } from './consent-record';

const FUNCTIONAL_KEYS = ['form-preferences', 'location-preferences'];
/** Trackers also store an advertisement's click id. */
const MARKETING_KEYS = ['_gcl_ls', 'lastExternalReferrer', 'lastExternalReferrerTime'];
const ANALYTICS_COOKIES = /^(_ga|_gid|_gat)/;
const MARKETING_COOKIES = /^(_gcl_|_gac_|_fbp$|_fbc$)/;

/** Trackers set cookies on the highest domain allowed. */
function parentDomains(host: string): string[] {
  const parts = host.split('.');
  return parts.slice(0, -1).map((_, index) => parts.slice(index).join('.'));
}

function removeCookies(pattern: RegExp) {
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=', 1)[0] ?? '');
  const domains = ['', ...parentDomains(location.hostname).map((domain) => `; domain=${domain}`)];
  for (const name of names.filter((name) => pattern.test(name))) {
    for (const domain of domains) document.cookie = `${name}=; path=/; max-age=0${domain}`;
  }
}

export function removeUnconsented({ analytics, marketing, functional }: ConsentChoices): void {
  try {
    if (!functional) FUNCTIONAL_KEYS.forEach((key) => localStorage.removeItem(key));
    if (!analytics) removeCookies(ANALYTICS_COOKIES);
    if (!marketing) {
      removeCookies(MARKETING_COOKIES);
      MARKETING_KEYS.forEach((key) => localStorage.removeItem(key));
    }
  } catch {
    // Storage is unavailable.
  }
}
