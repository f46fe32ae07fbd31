import { AddressField } from '../../features/address-search/address-field';
import type { FormParts } from '../../features/lead-form/section';
import { UnkeptPanel } from './unkept-panel';

/**
 * What the embedded form uses of other features. A dialog would lie outside of what is seen of the
 * frame. The panel is here from the first: it tells that a network has gone, and nothing else keeps
 * what was written.
 */
export const embedParts: FormParts = {
  AddressField,
  SendPanel: (props) => (props.sending.kind === 'idle' ? null : <UnkeptPanel {...props} />),
};
