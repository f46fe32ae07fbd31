import {
  useAddPartnerMutation,
  useChangePartnerMutation,
  type CallError,
  type PartnerDto,
} from '@boligstyling/api-client/admin';
import { useRef, useState, type SubmitEvent } from 'react';
import { admin } from '../../../content/admin';
import { adminPartners } from '../../../content/admin-partners';
import { Button } from '../../../shared/ui/button';
import { problemOf } from '../calls/problem-of';
import { useChange } from '../calls/use-change';
import {
  draftOf,
  faultsOf,
  refusedFields,
  toSavePartner,
  type PartnerDraft,
  type PartnerFaults,
} from './partner-draft';
import { PartnerFields } from './partner-fields';
import styles from './partner-form.module.css';

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
  const [faults, setFaults] = useState<PartnerFaults>({});
  const form = useRef<HTMLFormElement>(null);
  const change = useChange();

  const showFaults = (found: PartnerFaults) => {
    setFaults(found);
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
    );
  };
  const save = () => {
    const savePartnerDto = toSavePartner(draft);
    return partner
      ? changePartner({ id: partner.id, changePartnerDto: savePartnerDto })
      : add({ savePartnerDto });
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const found = faultsOf(draft);
    showFaults(found);
    if (Object.keys(found).length > 0) return;
    const call = save();
    if (await change(call, partner ? adminPartners.saved : adminPartners.added)) return onDone();
    const { error } = await call;
    showFaults(refusedFields(problemOf(error as CallError).errors));
  };

  return (
    <form ref={form} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <PartnerFields
        draft={draft}
        faults={faults}
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
