import type { LeadPayload } from '../../shared/lead/lead-payload';
import type { AppDispatch, AppThunk } from '../../shared/store/hooks';

type LoadForms = () => Promise<{ forgetSent: (sent: LeadPayload) => AppThunk }>;

let loadForms: LoadForms | undefined;

/** Says where the forms are, which the sender does not know. They are loaded when it has to do with them. */
export function connectForms(load: LoadForms): void {
  loadForms = load;
}

/** Has the forms forget what was sent. Without a network for their file they keep it. */
export async function forgetInForms(dispatch: AppDispatch, sent: LeadPayload): Promise<void> {
  const forms = await loadForms?.().catch(() => undefined);
  if (forms) dispatch(forms.forgetSent(sent));
}
