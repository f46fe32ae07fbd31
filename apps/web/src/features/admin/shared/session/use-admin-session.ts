import { useSyncExternalStore } from 'react';
import { useRuntimeConfig } from '../../../../shared/config/runtime-config';
import { useAppDispatch } from '../../../../shared/store/hooks';
import type { AdminSession } from './admin-session';
import { connectAdmin } from './connect-admin';

export function useAdminSession(): AdminSession {
  const { productName } = useRuntimeConfig();
  return connectAdmin(useAppDispatch(), productName);
}

/** Whether the administrator is logged in, as it changes in this tab and in others. */
export function useIsLoggedIn(): boolean {
  const { subscribe, isLoggedIn } = useAdminSession();
  return useSyncExternalStore(subscribe, isLoggedIn, () => false);
}
