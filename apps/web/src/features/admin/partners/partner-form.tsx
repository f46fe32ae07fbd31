import type { PartnerDto, SavePartnerDto } from '@boligstyling/api-client/admin';
import { areaName, PARTNER_KIND_NAMES } from '@boligstyling/domain';
import { adminPartners } from '../../../content/admin/admin-partners';
import type { ToastText } from '../../../content/types';
import { type FieldWords, SavedMeanwhile } from '../../../shared/ui/saved-meanwhile';
import { useChange } from '../shared/calls/use-change';
import { AdminForm } from '../shared/ui/admin-form';
import { useBegunDraft } from '../shared/ui/use-begun-draft';
import { draftOf, errorsOf, toSavePartner, type PartnerDraft } from './partner-draft';
import { PartnerFields } from './partner-fields';

const { fields, columns } = adminPartners;

const WORDS: FieldWords<PartnerDraft> = {
  name: fields.name,
  company: fields.company,
  kind: [fields.kind, (kind) => PARTNER_KIND_NAMES[kind]],
  email: fields.email,
  phone: fields.phone,
  website: fields.website,
  presentation: fields.presentation,
  areas: [columns.covers, (areas) => areas.map(areaName).join(', ')],
  services: fields.services,
  price_per_assignment: fields.price,
  weekly_capacity: fields.capacity,
  organization_number: fields.organizationNumber,
  street: fields.street,
  postal_code: fields.postalCode,
  post_place: fields.postPlace,
  active: fields.active,
};

type PartnerFormProps = {
  of: string;
  begun: PartnerDraft;
  unclear?: readonly string[];
  /** Replaces the submit button where saving is no longer possible. */
  over?: string;
  busy: boolean;
  saved: ToastText;
  /** Receives the new values and the stored ones. */
  onSave: (partner: SavePartnerDto, before: PartnerDraft) => PromiseLike<{ error?: unknown }>;
  onDone: () => void;
};

/** Errors from the server are shown at their fields too. */
export function PartnerForm({
  of,
  begun,
  unclear = [],
  over,
  busy,
  saved,
  onSave,
  onDone,
}: PartnerFormProps) {
  const drafting = useBegunDraft(of, begun);
  const { form, draft, show, showRefused, beginAnew, isFound } = drafting;
  const change = useChange();

  const submit = async () => {
    if (show(errorsOf(draft))) return;
    const call = onSave(toSavePartner(draft), drafting.begun);
    const isSaved = await change(call, saved, (now: PartnerDto) => drafting.rebase(draftOf(now)));
    if (!isSaved) return showRefused((await call).error);
    beginAnew(draft);
    onDone();
  };

  return (
    <AdminForm
      of={form}
      isFound={isFound}
      over={over}
      send={adminPartners.save}
      busy={busy}
      onSend={submit}
      onCancel={onDone}
    >
      <PartnerFields of={drafting} unclear={unclear} />
      <SavedMeanwhile theirs={drafting.theirs} words={WORDS} />
    </AdminForm>
  );
}
