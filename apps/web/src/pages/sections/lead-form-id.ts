/** What «Få tilbud nå» leads to. */
export const LEAD_FORM_ID = 'lead-form';
