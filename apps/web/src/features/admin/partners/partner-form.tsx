import {
  useAddPartnerMutation,
  useChangePartnerMutation,
  type PartnerDto,
} from '@boligstyling/api-client/admin';
import { useState, type SubmitEvent } from 'react';
import { admin } from '../../../content/admin';
import { adminPartners } from '../../../content/admin-partners';
import { Button } from '../../../shared/ui/button';
import { useChange } from '../shared/calls/use-change';
import styles from '../shared/ui/form.module.css';
import { useFieldErrors } from '../shared/ui/use-field-errors';
import { draftOf, errorsOf, toSavePartner, type PartnerDraft } from './partner-draft';
import { PartnerFields } from './partner-fields';

type PartnerFormProps = {
  /** Left out for a new partner. */
  partner?: PartnerDto;
  onDone: () => void;
};

/** Writes a partner. What is at fault says so at its field, also what only the server can know. */
export function PartnerForm({ partner, onDone }: PartnerFormProps) {
  const [add, adding] = useAddPartnerMutation();
  const [changePartner, changing] = useChangePartnerMutation();
  const [draft, setDraft] = useState(() => draftOf(partner));
  const { form, errors, show, showRefused } = useFieldErrors<keyof PartnerDraft>();
  const change = useChange();

  const save = () => {
    const savePartnerDto = toSavePartner(draft);
    return partner
      ? changePartner({ id: partner.id, changePartnerDto: savePartnerDto })
      : add({ savePartnerDto });
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const found = errorsOf(draft);
    show(found);
    if (Object.keys(found).length > 0) return;
    const call = save();
    if (await change(call, partner ? adminPartners.saved : adminPartners.added)) return onDone();
    showRefused((await call).error);
  };

  return (
    <form ref={form} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <PartnerFields
        draft={draft}
        errors={errors}
        unclear={partner?.unclear_cities ?? []}
        onChange={(changes: Partial<PartnerDraft>) => setDraft({ ...draft, ...changes })}
      />
      <div className={styles.end}>
        <Button variant="quiet" onClick={onDone}>
          {admin.cancel}
        </Button>
        <Button type="submit" busy={adding.isLoading || changing.isLoading}>
          {adminPartners.save}
        </Button>
      </div>
    </form>
  );
}
