import { AddressField } from '../../features/address-search/address-field';
import type { FormParts } from '../../features/lead-form/section';
import { whenLoaded } from '../../shared/ui/when-loaded';

export const UnkeptPanel = whenLoaded(() => import('./unkept-panel'));

/** What the embedded form uses of other features. A dialog would lie outside of what is seen of the frame. */
export const embedParts: FormParts = {
  AddressField,
  SendPanel: (props) => (props.sending.kind === 'idle' ? null : <UnkeptPanel {...props} />),
};
