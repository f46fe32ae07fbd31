import { type ApplicationDto, useDeleteApplicationMutation } from '@boligstyling/api-client/admin';
import { useState } from 'react';
import { adminApplications as words } from '../../../content/admin/admin-applications';
import { useChange } from '../shared/calls/use-change';
import { Allowed } from '../shared/session/allowed';
import { Confirm } from '../shared/ui/confirm';
import form from '../shared/ui/form.module.css';
import { RowButton } from '../shared/lists/row-action';

type EraseApplicationProps = { application: ApplicationDto; onErased: () => void };

/** Early erasure on request (GDPR), which the e-mails to applicants promise. */
export function EraseApplication({ application, onErased }: EraseApplicationProps) {
  const { id, company, partner_id } = application;
  const [erase, { isLoading }] = useDeleteApplicationMutation();
  const [isAsking, setIsAsking] = useState(false);
  const change = useChange();

  const eraseNow = async () => {
    if (await change(erase({ id }), words.erased)) onErased();
  };

  return (
    <Allowed to="erase">
      <div className={form.apart}>
        {isAsking ? (
          <Confirm
            question={words.eraseQuestion(company, partner_id !== null)}
            yes={words.eraseNow}
            busy={isLoading}
            onYes={() => void eraseNow()}
            onNo={() => setIsAsking(false)}
          />
        ) : (
          <RowButton label={words.erase} onClick={() => setIsAsking(true)} />
        )}
      </div>
    </Allowed>
  );
}
