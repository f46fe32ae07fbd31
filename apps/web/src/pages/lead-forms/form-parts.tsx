import { AddressField } from '../../features/address-search/address-field';
import type { FormParts } from '../../features/lead-form/section';
import { whenLoaded } from '../../shared/ui/when-loaded';
import { SendPanel } from './send-panel';

export const TermsDialog = whenLoaded(() => import('./terms-dialog'));

export const formParts: FormParts = {
  AddressField,
  SendPanel,
  TermsDialog,
};
