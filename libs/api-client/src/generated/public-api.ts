import { baseApi as api } from "../base-api";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    submitLead: build.mutation<SubmitLeadApiResponse, SubmitLeadApiArg>({
      query: (queryArg) => ({
        url: `/api/leads`,
        method: "POST",
        body: queryArg.submitLeadDto,
        headers: {
          "X-Form-Consent": queryArg["X-Form-Consent"],
          "X-Form-Seconds": queryArg["X-Form-Seconds"],
          "X-Form-Hidden-Field": queryArg["X-Form-Hidden-Field"],
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    applyAsPartner: build.mutation<
      ApplyAsPartnerApiResponse,
      ApplyAsPartnerApiArg
    >({
      query: (queryArg) => ({
        url: `/api/partner-applications`,
        method: "POST",
        body: queryArg.applyDto,
        headers: {
          "X-Form-Seconds": queryArg["X-Form-Seconds"],
          "X-Form-Hidden-Field": queryArg["X-Form-Hidden-Field"],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as publicApi };
export type SubmitLeadApiResponse =
  /** status 201 The lead is stored. */ LeadReceiptDto;
export type SubmitLeadApiArg = {
  /** From our own pages: the version of the text that the owner was shown. They may have stood open since before the last change. */
  "X-Form-Consent"?: string;
  /** From a form: seconds from when the page was opened. What was filled in faster than people can is held until the administrator releases it. */
  "X-Form-Seconds"?: string;
  /** From a form: what became of a field that people do not see. Filled: the same. */
  "X-Form-Hidden-Field"?: "empty" | "filled";
  /** Names this submission across repeats. A UUID is a good choice. */
  "Idempotency-Key"?: string;
  submitLeadDto: SubmitLeadDto;
};
export type ApplyAsPartnerApiResponse = unknown;
export type ApplyAsPartnerApiArg = {
  /** From a form: seconds from when the page was opened. What was filled in faster than people can is kept, and no e-mail says so. */
  "X-Form-Seconds"?: string;
  /** From a form: what became of a field that people do not see. Filled: the same. */
  "X-Form-Hidden-Field"?: "empty" | "filled";
  applyDto: ApplyDto;
};
export type LeadReceiptDto = {
  id: string;
  created_at: string;
};
export type FieldErrorDto = {
  field: string;
  message: string;
};
export type ProblemDto = {
  /** Names the kind of problem. */
  type: string;
  title: string;
  status: number;
  /** A sentence in Norwegian. */
  error: string;
  /** Every field at fault, where the fault lies in fields. */
  errors?: FieldErrorDto[];
};
export type SubmitLeadDto = {
  /** Whether the owner says yes to one estate agent, who gets name, telephone, e-mail and address and may get in touch. Absent means no. Ask for it separately, with nothing chosen beforehand. */
  agent_contact?: ("yes" | "no") | null;
  /** True: the owner wants a valuation by an estate agent and no stylists. Then `agent_contact` has to be yes, what is about styling (`service_type`, `rooms`, `timeframe`, `accept_styling_only`) may be left out, and the service becomes «Verdivurdering». */
  agent_only?: boolean | null;
  customer_name: string;
  customer_email: string;
  /** Exactly 8 digits, of which the first is not 0; white space and a leading +47 or 0047 are ignored. */
  customer_phone: string;
  /** Required unless `agent_only` is true. */
  service_type?:
    ("Fullstyling" | "Delstyling" | "Interi\u00F8rveiledning") | null;
  location: string;
  /** Street, postal code and city joined. */
  address: string;
  styling_needs?: string | null;
  /** Required unless `agent_only` is true. */
  rooms?: string | null;
  property_size: string;
  /** Required unless `agent_only` is true. */
  timeframe?: string | null;
  property_type_field: string;
  preferred_style?: string | null;
  message?: string | null;
  /** Whether the owner will sell. */
  sell_property: "yes" | "no";
  /** Whether the owner confirms that the form is only for getting offers on styling. Required unless `agent_only` is true. */
  accept_styling_only?: ("yes" | "no") | null;
  additional_info?: string | null;
  /** Where it was sent from. Our own forms say `homepage`, `city_page` or `articles_page`; before November 2026 all but the last said nothing. */
  source?: string | null;
  /** 4 digits, of the municipality that the home lies in, where it is known. */
  municipality_number?: string | null;
  /** Whether the owner wants e-mail in the place of calls. */
  contact_by_email?: boolean | null;
  /** Who led the owner to us, by the address she came to. */
  utm_source?: string | null;
  /** By what means, by the same address. */
  utm_medium?: string | null;
  /** In which campaign, by the same address. */
  utm_campaign?: string | null;
  /** By which words that were paid for, by the same address. */
  utm_term?: string | null;
  /** By which of several links, by the same address. */
  utm_content?: string | null;
  /** The name of the host whose page led to ours, and nothing else of its address. */
  referrer_host?: string | null;
};
export type ApplyDto = {
  company: string;
  /** 9 digits; the last one is checked (mod 11). */
  organization_number: string;
  contact_name: string;
  contact_email: string;
  contact_phone: string;
  kind: "stylist" | "interior-architect" | "estate-agent";
  places: string;
  /** Anything else. */
  message?: string | null;
};
