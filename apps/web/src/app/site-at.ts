import { isSecretPath } from '../shared/config/secret-paths';

/** Kind of pages that a document shows; headers, trackers and storage differ. */
export type SiteName = 'public' | 'secret' | 'embedded';

export function siteAt(address: string): SiteName {
  if (isSecretPath(address)) return 'secret';
  return /^\/embed[/?]/.test(address) ? 'embedded' : 'public';
}
