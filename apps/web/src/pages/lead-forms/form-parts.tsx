import { lazy, Suspense } from 'react';
import { AddressField } from '../../features/address-search/address-field';
import type { FormParts } from '../../features/lead-form/section';
import { SendPanel } from './send-panel';

export const loadTermsDialog = () => import('./terms-dialog');
const TermsDialog = lazy(loadTermsDialog);

/** What the lead forms use of other features. */
export const formParts: FormParts = {
  AddressField,
  SendPanel,
  TermsDialog: (props) => (
    <Suspense>
      <TermsDialog {...props} />
    </Suspense>
  ),
};
