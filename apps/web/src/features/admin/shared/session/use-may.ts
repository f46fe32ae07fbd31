import { useGetOwnAccountQuery } from '@boligstyling/api-client/admin';
import { may, type Permission } from '@boligstyling/domain';
import { useAdminSession } from './use-admin-session';

/**
 * Whether whoever is logged in may do something; no, until it is known who she is. The session says so
 * from the first, so that no button comes up where another has just been; her account says it anew.
 */
export function useMay(): (permission: Permission) => boolean {
  const session = useAdminSession();
  const role = useGetOwnAccountQuery().data?.role ?? session.role();
  return (permission) => role !== undefined && may(role, permission);
}
