import { baseApi as api } from "../base-api";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    submitLead: build.mutation<SubmitLeadApiResponse, SubmitLeadApiArg>({
      query: (queryArg) => ({
        url: `/api/leads`,
        method: "POST",
        body: queryArg.submitLeadDto,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "X-Form-Consent": queryArg["X-Form-Consent"],
          "X-Form-Seconds": queryArg["X-Form-Seconds"],
          "X-Form-Hidden-Field": queryArg["X-Form-Hidden-Field"],
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
  /** Names this call across repeats. A UUID is a good choice. */
  "Idempotency-Key"?: string;
  /** From our own pages: the version of the text that the owner was shown. They may have stood open since before the last change. */
  "X-Form-Consent"?: string;
  /** From a form: seconds from when the page was opened. What was filled in faster than people can is held until the administrator releases it. */
  "X-Form-Seconds"?: string;
  /** From a form: the state of a field that people do not see. `filled` has the same effect. */
  "X-Form-Hidden-Field"?: "empty" | "filled";
  submitLeadDto: SubmitLeadDto;
};
export type ApplyAsPartnerApiResponse = unknown;
export type ApplyAsPartnerApiArg = {
  /** From a form: seconds from when the page was opened. What was filled in faster than people can is kept, and no e-mail says so. */
  "X-Form-Seconds"?: string;
  /** From a form: the state of a field that people do not see. `filled` has the same effect. */
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
export type InvalidRequestBadRequestProblem = ProblemDto & {
  type?: "/problems/invalid-request" | "/problems/bad-request";
};
export type IdempotencyKeyReusedLeadErasedProblem = ProblemDto & {
  type?: "/problems/idempotency-key-reused" | "/problems/lead-erased";
};
export type PayloadTooLargeProblem = ProblemDto & {
  type?: "/problems/payload-too-large";
};
export type UnsupportedMediaTypeProblem = ProblemDto & {
  type?: "/problems/unsupported-media-type";
};
export type TooManyAttemptsProblem = ProblemDto & {
  type?: "/problems/too-many-attempts";
};
export type StorageUnavailableProblem = ProblemDto & {
  type?: "/problems/storage-unavailable";
};
export type AgentOnly = boolean | null;
export type StylingNeeds = string | null;
export type Rooms = string | null;
export type Timeframe = string | null;
export type PreferredStyle = string | null;
export type MunicipalityNumber = string | null;
export type ContactByEmail = boolean | null;
export type SubmitLeadDto = {
  /** Consent to one estate agent, who gets name, telephone, e-mail and address and may get in touch. Absent means no. Ask for it separately, with nothing chosen beforehand. */
  agent_contact?: ("no" | "yes") | null;
  agent_only?: AgentOnly;
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
  styling_needs?: StylingNeeds;
  rooms?: Rooms;
  property_size: string;
  timeframe?: Timeframe;
  property_type_field: string;
  preferred_style?: PreferredStyle;
  message?: string | null;
  /** The owner will sell, or not. */
  sell_property: "yes" | "no";
  /** The owner confirms that the form is only for getting offers on styling. Required unless `agent_only` is true. */
  accept_styling_only?: ("yes" | "no") | null;
  additional_info?: string | null;
  /** Where it was sent from. Our own forms say `homepage`, `city_page` or `articles_page`; before November 2026 the last alone did. */
  source?: string | null;
  municipality_number?: MunicipalityNumber;
  contact_by_email?: ContactByEmail;
  /** The source that led the owner to us, by the address of arrival. */
  utm_source?: string | null;
  /** By what means, by the same address. */
  utm_medium?: string | null;
  /** In which campaign, by the same address. */
  utm_campaign?: string | null;
  /** By which words that were paid for, by the same address. */
  utm_term?: string | null;
  /** By which of several links, by the same address. */
  utm_content?: string | null;
  /** The host whose page led to ours, and nothing else of its address. */
  referrer_host?: string | null;
};
export type Company = string;
export type PartnerKind = "stylist" | "interior-architect" | "estate-agent";
export type ApplyDto = {
  /** The version of the partner terms that was shown and accepted. */
  terms_version?: string | null;
  company: Company;
  /** 9 digits; the last one is checked (mod 11). */
  organization_number: string;
  contact_name: string;
  contact_email: string;
  contact_phone: string;
  kind: PartnerKind;
  places: string;
  /** Anything else. */
  message?: string | null;
};
