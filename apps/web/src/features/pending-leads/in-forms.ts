import type { LeadPayload } from '../../shared/lead/lead-payload';
import type { AppDispatch, AppThunk } from '../../shared/store/hooks';

interface Forms {
  forgetSent: (sent: LeadPayload) => AppThunk;
  takeKept: () => AppThunk;
}
type LoadForms = () => Promise<Forms>;

let loadForms: LoadForms | undefined;

/** Says where the forms are, which the sender does not know. They are loaded when it has to do with them. */
export function connectForms(load: LoadForms): void {
  loadForms = load;
}

/** Has the forms do something. Without a network for their file they do nothing. */
export async function inForms(
  dispatch: AppDispatch,
  action: (forms: Forms) => AppThunk,
): Promise<void> {
  const forms = await loadForms?.().catch(() => undefined);
  if (forms) dispatch(action(forms));
}
