import {
  useChangePersonMutation,
  useEndSessionsOfPersonMutation,
  useRemovePersonMutation,
  useResetPersonMutation,
  type PersonDto,
} from '@boligstyling/api-client/admin';
import { useState } from 'react';
import { adminPeople } from '../../../content/admin-people';
import { Button } from '../../../shared/ui/button';
import { Dialog } from '../../../shared/ui/dialog';
import { useChange } from '../shared/calls/use-change';
import { useWhileThere } from '../shared/calls/use-while-there';
import { Confirm } from '../shared/ui/confirm';
import form from '../shared/ui/form.module.css';
import { RowButton } from '../shared/ui/row-action';
import { RoleField } from './role-field';

type PersonDialogProps = { person: PersonDto; isSelf: boolean; onClose: () => void };

/** Another role for someone, or an end to what she logs in with, where she is logged in, or all of it. */
export function PersonDialog({ person, isSelf, onClose: leave }: PersonDialogProps) {
  const onClose = useWhileThere(leave);
  const { id, name, state } = person;
  const [changePerson, changing] = useChangePersonMutation();
  const [endSessions, ending] = useEndSessionsOfPersonMutation();
  const [reset, resetting] = useResetPersonMutation();
  const [remove, removing] = useRemovePersonMutation();
  const [chosen, setChosen] = useState<PersonDto['role']>();
  const [asked, setAsked] = useState<'reset' | 'remove'>();
  const change = useChange();
  const role = chosen ?? person.role;
  // She has yet to choose what to log in with, for the first time or anew: nowhere is she logged in.
  const isInvited = state === 'invited';

  const close = async (done: Promise<boolean>) => {
    if (await done) onClose();
  };
  const saveRole = () =>
    close(change(changePerson({ id, changePersonDto: { role } }), adminPeople.roleSaved));

  // She may use her link in the meantime: what she has chosen stays.
  const resetAsSeen = () =>
    change(reset({ id, resetPersonDto: { from: { state } } }), adminPeople.wasReset);

  return (
    <Dialog title={adminPeople.editTitle(name)} onClose={onClose}>
      <div className={form.form}>
        <RoleField role={role} onChange={setChosen} />
        <div className={form.end}>
          <Button
            size="small"
            busy={changing.isLoading}
            onClick={() => (role === person.role ? onClose() : void saveRole())}
          >
            {adminPeople.saveRole}
          </Button>
        </div>
        {asked === 'reset' && (
          <Confirm
            question={isInvited ? adminPeople.resentQuestion : adminPeople.resetQuestion}
            yes={isInvited ? adminPeople.resentNow : adminPeople.resetNow}
            busy={resetting.isLoading}
            onYes={() => void close(resetAsSeen())}
            onNo={() => setAsked(undefined)}
          />
        )}
        {asked === 'remove' && (
          <Confirm
            question={adminPeople.removeQuestion}
            yes={adminPeople.removeNow}
            busy={removing.isLoading}
            onYes={() => void close(change(remove({ id }), adminPeople.removed))}
            onNo={() => setAsked(undefined)}
          />
        )}
        {!asked && (
          <div className={form.row}>
            {!isInvited && (
              <RowButton
                label={adminPeople.endSessions}
                busy={ending.isLoading}
                onClick={() => void change(endSessions({ id }), adminPeople.endedSessions)}
              />
            )}
            {!isSelf && (
              <RowButton
                label={isInvited ? adminPeople.resent : adminPeople.reset}
                onClick={() => setAsked('reset')}
              />
            )}
            <RowButton label={adminPeople.remove} onClick={() => setAsked('remove')} />
          </div>
        )}
      </div>
    </Dialog>
  );
}
