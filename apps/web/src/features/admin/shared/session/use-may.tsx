import { useGetOwnAccountQuery } from '@boligstyling/api-client/admin';
import { may, type Permission } from '@boligstyling/domain';
import { useAdminSession } from './use-admin-session';
import type { ReactNode } from 'react';

/** False until the role is known. */
export function useMay(): (permission: Permission) => boolean {
  const session = useAdminSession();
  const role = useGetOwnAccountQuery().data?.role ?? session.role();
  return (permission) => role !== undefined && may(role, permission);
}

export function Allowed({ to, children }: { to: Permission; children: ReactNode }) {
  return useMay()(to) ? children : null;
}
