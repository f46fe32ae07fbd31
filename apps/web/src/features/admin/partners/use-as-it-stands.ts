import { type ApplicationDto, useGetApplicationQuery } from '@boligstyling/api-client/admin';
import { isUndecidedApplication } from '@boligstyling/domain';

/**
 * An application as it stands by now, also once a colleague has decided it and it waits in no list; as
 * it was opened where nobody can tell.
 *
 * @returns also whether it was decided since it was opened
 */
export function useAsItStands(opened: ApplicationDto) {
  const { data } = useGetApplicationQuery({ id: opened.id }, { refetchOnMountOrArgChange: true });
  const application = data ?? opened;
  const isOver = isUndecidedApplication(opened) && !isUndecidedApplication(application);
  return { application, isOver };
}
