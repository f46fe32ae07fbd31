import { lazy, Suspense } from 'react';
import { AddressField } from '../../features/address-search/address-field';
import type { FormParts } from '../../features/lead-form/section';

export const loadPanel = () => import('./unkept-panel');
const UnkeptPanel = lazy(loadPanel);

/** What the embedded form uses of other features. A dialog would lie outside of what is seen of the frame. */
export const embedParts: FormParts = {
  AddressField,
  SendPanel: (props) =>
    props.sending.kind === 'idle' ? null : (
      <Suspense>
        <UnkeptPanel {...props} />
      </Suspense>
    ),
};
