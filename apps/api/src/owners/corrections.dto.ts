import { CORRECTION_KEYS, type SentLead } from '@boligstyling/domain';
import { CorrectedLeadFields } from '../leads/lead-fields.js';

const Corrected = class {} as new () => Partial<SentLead>;

/** All fields but the e-mail address, which must be confirmed first. */
@CorrectedLeadFields(CORRECTION_KEYS.filter((key) => key !== 'customerEmail'))
export class CorrectionsDto extends Corrected {}
