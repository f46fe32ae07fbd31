import type { LeadPayload } from '../../shared/lead/lead-payload';
import type { AppDispatch, AppThunk } from '../../shared/store/hooks';

interface Forms {
  clearSent: (sent: LeadPayload) => AppThunk;
  takeKept: () => AppThunk;
}
type LoadForms = () => Promise<Forms>;

let loadForms: LoadForms | undefined;

/** Registers the loader of the forms, which the sender must not import. */
export function connectForms(load: LoadForms): void {
  loadForms = load;
}

/** Without a network for the chunk it does nothing. */
export async function inForms(
  dispatch: AppDispatch,
  action: (forms: Forms) => AppThunk,
): Promise<void> {
  const forms = await loadForms?.().catch(() => undefined);
  if (forms) dispatch(action(forms));
}
