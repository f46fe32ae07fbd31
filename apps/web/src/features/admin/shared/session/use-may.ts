import { useGetOwnAccountQuery } from '@boligstyling/api-client/admin';
import { may, type Permission } from '@boligstyling/domain';

/** Whether whoever is logged in may do something; no, until it is known who she is. */
export function useMay(): (permission: Permission) => boolean {
  const role = useGetOwnAccountQuery().data?.role;
  return (permission) => role !== undefined && may(role, permission);
}
