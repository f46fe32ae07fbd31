import { type ApplicationDto, useListApplicationsQuery } from '@boligstyling/api-client/admin';
import { isUndecidedApplication } from '@boligstyling/domain';

/** What the list of applications begins with. */
export const WAITING = { show: 'waiting', limit: 200 } as const;
const DECIDED = { ...WAITING, show: 'decided' } as const;

/**
 * An application as it stands by now, also once a colleague has decided it and it waits in no list; as
 * it was opened where nobody can tell.
 *
 * @returns also whether it was decided since it was opened
 */
export function useAsItStands(opened: ApplicationDto) {
  const of = ({ id }: ApplicationDto) => id === opened.id;
  const waiting = useListApplicationsQuery(WAITING).data?.applications;
  const found = waiting?.find(of);
  const isLeft = isUndecidedApplication(opened) && waiting !== undefined && !found;
  const { data } = useListApplicationsQuery(DECIDED, { skip: !isLeft });
  const decided = isLeft ? data?.applications.find(of) : undefined;
  return { application: found ?? decided ?? opened, isOver: decided !== undefined };
}
