import type { AppThunk } from '../store/hooks';
import { consentRecord, NONE, type ConsentChoices } from './consent-record';
import { consentKnown } from './consent-slice';
import { storeConsent } from './consent-storage';
import { removeUnconsented } from './withdrawal';

/** A choice that cannot be stored closes the banner for this visit, but is no consent. */
export const chooseConsent =
  (choices: ConsentChoices): AppThunk =>
  (dispatch) => {
    const now = new Date();
    const record = consentRecord(choices, now);
    const counts = storeConsent(record) ? record : consentRecord(NONE, now);
    removeUnconsented(counts);
    dispatch(consentKnown(counts));
  };
