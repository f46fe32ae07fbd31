import { linksBaseApi as api } from '../links-base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPartnerLink: build.query<GetPartnerLinkApiResponse, GetPartnerLinkApiArg>({
      query: (queryArg) => ({ url: `/api/partner-links/${queryArg.token}` }),
    }),
    acceptAssignment: build.mutation<AcceptAssignmentApiResponse, AcceptAssignmentApiArg>({
      query: (queryArg) => ({ url: `/api/partner-links/${queryArg.token}/accept`, method: 'POST' }),
    }),
    declineAssignment: build.mutation<DeclineAssignmentApiResponse, DeclineAssignmentApiArg>({
      query: (queryArg) => ({
        url: `/api/partner-links/${queryArg.token}/decline`,
        method: 'POST',
      }),
    }),
    setOwnCapacity: build.mutation<SetOwnCapacityApiResponse, SetOwnCapacityApiArg>({
      query: (queryArg) => ({
        url: `/api/partner-links/${queryArg.token}/capacity`,
        method: 'POST',
        body: queryArg.capacityDto,
      }),
    }),
    pauseOwn: build.mutation<PauseOwnApiResponse, PauseOwnApiArg>({
      query: (queryArg) => ({ url: `/api/partner-links/${queryArg.token}/pause`, method: 'POST' }),
    }),
    resumeOwn: build.mutation<ResumeOwnApiResponse, ResumeOwnApiArg>({
      query: (queryArg) => ({ url: `/api/partner-links/${queryArg.token}/resume`, method: 'POST' }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as linksApi };
export type GetPartnerLinkApiResponse = /** status 200  */ PartnerLinkDto;
export type GetPartnerLinkApiArg = {
  token: string;
};
export type AcceptAssignmentApiResponse = /** status 200  */ PartnerLinkDto;
export type AcceptAssignmentApiArg = {
  token: string;
};
export type DeclineAssignmentApiResponse = /** status 200  */ PartnerLinkDto;
export type DeclineAssignmentApiArg = {
  token: string;
};
export type SetOwnCapacityApiResponse = /** status 200  */ PartnerLinkDto;
export type SetOwnCapacityApiArg = {
  token: string;
  capacityDto: CapacityDto;
};
export type PauseOwnApiResponse = /** status 200  */ PartnerLinkDto;
export type PauseOwnApiArg = {
  token: string;
};
export type ResumeOwnApiResponse = /** status 200  */ PartnerLinkDto;
export type ResumeOwnApiArg = {
  token: string;
};
export type PartnerLinkDto = {
  city: string;
  service: string;
  /** When the lead was passed on. */
  offered_at: string;
  state: 'offered' | 'accepted' | 'declined' | 'withdrawn';
  partner_name: string;
  weekly_capacity: number;
  /** Whether the partner gets no new leads for now. */
  paused: boolean;
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
export type CapacityDto = {
  weekly_capacity: number;
};
export const {
  useGetPartnerLinkQuery,
  useAcceptAssignmentMutation,
  useDeclineAssignmentMutation,
  useSetOwnCapacityMutation,
  usePauseOwnMutation,
  useResumeOwnMutation,
} = injectedRtkApi;
