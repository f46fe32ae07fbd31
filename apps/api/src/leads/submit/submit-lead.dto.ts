import type { SentLead } from '@boligstyling/domain';
import { QuicklyValidated } from '../../platform/validation/quick-validation.pipe.js';
import { SentLeadFields } from '../lead-fields.js';

const Sent = class {} as new () => SentLead;

/** A home owner's request, as the forms and other clients send it. */
@QuicklyValidated()
@SentLeadFields()
export class SubmitLeadDto extends Sent {}
