import type { LeadPayload } from '../../shared/lead/submission';
import type { AppDispatch, AppThunk } from '../../shared/store/hooks';

interface Forms {
  clearSent: (sent: LeadPayload) => AppThunk;
  restoreKeptDraft: () => AppThunk;
}
type LoadForms = () => Promise<Forms>;

let loadForms: LoadForms | undefined;

/** Forms load lazily, so the sender must not import them. */
export function connectForms(load: LoadForms): void {
  loadForms = load;
}

/** Does nothing if the forms' chunk cannot load. */
export async function inForms(
  dispatch: AppDispatch,
  action: (forms: Forms) => AppThunk,
): Promise<void> {
  const forms = await loadForms?.().catch(() => undefined);
  if (forms) dispatch(action(forms));
}
