import {
  useGetOwnAccountQuery,
  useListPeopleQuery,
  type PersonDto,
} from '@boligstyling/api-client/admin';
import { useState } from 'react';
import { adminPeople } from '../../../content/admin-people';
import { useFreshWhenShown } from '../../../shared/calls/use-fresh-when-shown';
import { Button } from '../../../shared/ui/button';
import { counted } from '../shared/format';
import { Allowed } from '../shared/session/allowed';
import { AdminPage } from '../shared/ui/admin-page';
import { Card } from '../shared/ui/card';
import { ListCard } from '../shared/ui/list-card';
import { PeopleNav } from '../shared/ui/people-nav';
import { InviteDialog } from './invite-dialog';
import { PersonDialog } from './person-dialog';
import { PersonTable } from './person-table';

/** Who works in the dashboard. Without an owner the first thing to do is to make one. */
export function PeoplePage() {
  const list = useListPeopleQuery();
  useFreshWhenShown(list.refetch);
  const account = useGetOwnAccountQuery().data;
  const [isInviting, setIsInviting] = useState(false);
  const [edited, setEdited] = useState<string>();
  const people = list.data?.people ?? [];
  const isFirst = account?.id === null && !people.some(isOwner);
  const person = people.find(({ id }) => id === edited);

  return (
    <AdminPage page="adminPeople" title={adminPeople.title} aside={<PeopleNav />}>
      {list.data && isFirst && (
        <Card title={adminPeople.firstTitle} intro={adminPeople.firstText}>
          <Button size="small" icon="plus" onClick={() => setIsInviting(true)}>
            {adminPeople.first}
          </Button>
        </Card>
      )}
      {(!isFirst || people.length > 0) && (
        <ListCard
          of={list}
          title={adminPeople.list}
          intro={adminPeople.intro}
          count={() => counted(people.length, adminPeople.count)}
          aside={
            !isFirst && (
              <Allowed to="people">
                <Button size="small" icon="plus" onClick={() => setIsInviting(true)}>
                  {adminPeople.add}
                </Button>
              </Allowed>
            )
          }
        >
          {() => <PersonTable people={people} onEdit={setEdited} />}
        </ListCard>
      )}
      {isInviting && <InviteDialog isFirst={isFirst} onClose={() => setIsInviting(false)} />}
      {person && (
        <PersonDialog
          person={person}
          isSelf={person.id === account?.id}
          onClose={() => setEdited(undefined)}
        />
      )}
    </AdminPage>
  );
}

function isOwner({ role, state }: PersonDto): boolean {
  return role === 'eier' && state === 'active';
}
