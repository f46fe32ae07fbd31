import type { ConsentChoices } from './consent-record';

const FUNCTIONAL_KEYS = ['form-preferences', 'location-preferences'];
/** Of whoever comes by an advertisement, the trackers keep which one outside their cookies, too. */
const MARKETING_KEYS = ['_gcl_ls', 'lastExternalReferrer', 'lastExternalReferrerTime'];
const ANALYTICS_COOKIES = /^(_ga|_gid|_gat)/;
const MARKETING_COOKIES = /^(_gcl_|_gac_|_fbp$|_fbc$)/;

/** `a.b.example` → `a.b.example`, `b.example`: trackers set their cookies as high up as they may. */
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

/** Removes from the browser all that the categories without consent may have left there. */
export function removeUnconsented({ analytics, marketing, functional }: ConsentChoices): void {
  try {
    if (!functional) FUNCTIONAL_KEYS.forEach((key) => localStorage.removeItem(key));
    if (!analytics) removeCookies(ANALYTICS_COOKIES);
    if (!marketing) {
      removeCookies(MARKETING_COOKIES);
      MARKETING_KEYS.forEach((key) => localStorage.removeItem(key));
    }
  } catch {
    // A browser that refuses access to its storage keeps nothing there either.
  }
}
