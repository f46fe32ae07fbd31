import { isSecretPath } from '../shared/config/secret-paths';

/**
 * What a document is loaded for. Each shows pages of one kind alone: what others see of it, its
 * headers and what it keeps on the device differ.
 */
export type SiteName = 'public' | 'secret' | 'embedded';

export function siteAt(address: string): SiteName {
  if (isSecretPath(address)) return 'secret';
  return /^\/embed[/?]/.test(address) ? 'embedded' : 'public';
}
