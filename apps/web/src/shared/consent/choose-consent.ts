import type { AppThunk } from '../store/hooks';
import { consentRecord, NONE, type ConsentChoices } from './consent-record';
import { consentKnown } from './consent-slice';
import { storeConsent } from './consent-storage';
import { removeUnconsented } from './withdrawal';

/**
 * Stores the choice and removes data of withdrawn categories. An unstorable choice closes the
 * banner for this visit, but counts as no consent.
 */
export const chooseConsent =
  (choices: ConsentChoices): AppThunk =>
  (dispatch) => {
    const now = new Date();
    const record = consentRecord(choices, now);
    const counts = storeConsent(record) ? record : consentRecord(NONE, now);
    removeUnconsented(counts);
    dispatch(consentKnown(counts));
  };
