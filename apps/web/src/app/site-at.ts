import { isSecretPath } from '../shared/config/secret-paths';

export type SiteName = 'public' | 'secret' | 'embedded';

export function siteAt(address: string): SiteName {
  if (isSecretPath(address)) return 'secret';
  return /^\/embed[/?]/.test(address) ? 'embedded' : 'public';
}
