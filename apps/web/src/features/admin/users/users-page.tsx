import {
  useGetOwnAccountQuery,
  useListUsersQuery,
  type UserDto,
} from '@boligstyling/api-client/admin';
import { useState } from 'react';
import { adminUsers } from '../../../content/admin/admin-users';
import { useFreshWhenShown } from '../../../shared/calls/use-fresh-when-shown';
import { Button } from '../../../shared/ui/button';
import { counted } from '../shared/format';
import { Allowed } from '../shared/session/allowed';
import { AdminPage } from '../shared/ui/admin-page';
import { Card } from '../shared/ui/card';
import { ListCard } from '../shared/lists/list-card';
import { UsersNav } from '../shared/ui/people-nav';
import { InviteDialog } from './invite-dialog';
import { UserDialog } from './user-dialog';
import { UserTable } from './user-table';

/** Who works in the dashboard. Without an owner the first thing to do is to make one. */
export function UsersPage() {
  const list = useListUsersQuery();
  useFreshWhenShown(list.refetch);
  const account = useGetOwnAccountQuery().data;
  const [isInviting, setIsInviting] = useState(false);
  const [edited, setEdited] = useState<string>();
  const people = list.data?.people ?? [];
  const isFirst = account?.id === null && !people.some(isOwner);
  const person = people.find(({ id }) => id === edited);

  return (
    <AdminPage page="adminUsers" title={adminUsers.title} aside={<UsersNav />}>
      {list.data && isFirst && (
        <Card title={adminUsers.firstTitle} intro={adminUsers.firstText}>
          <Button size="small" icon="plus" onClick={() => setIsInviting(true)}>
            {adminUsers.first}
          </Button>
        </Card>
      )}
      {(!isFirst || people.length > 0) && (
        <ListCard
          of={list}
          title={adminUsers.list}
          intro={adminUsers.intro}
          count={() => counted(people.length, adminUsers.count)}
          aside={
            !isFirst && (
              <Allowed to="people">
                <Button size="small" icon="plus" onClick={() => setIsInviting(true)}>
                  {adminUsers.add}
                </Button>
              </Allowed>
            )
          }
        >
          {() => <UserTable people={people} onEdit={setEdited} />}
        </ListCard>
      )}
      {isInviting && <InviteDialog isFirst={isFirst} onClose={() => setIsInviting(false)} />}
      {person && (
        <UserDialog
          person={person}
          isSelf={person.id === account?.id}
          onClose={() => setEdited(undefined)}
        />
      )}
    </AdminPage>
  );
}

function isOwner({ role, state }: UserDto): boolean {
  return role === 'eier' && state === 'active';
}
