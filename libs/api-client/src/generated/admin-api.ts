import { adminBaseApi as api } from '../admin-base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    logInAdmin: build.mutation<LogInAdminApiResponse, LogInAdminApiArg>({
      query: (queryArg) => ({ url: `/api/admin/session`, method: 'POST', body: queryArg.logInDto }),
    }),
    logOutAdmin: build.mutation<LogOutAdminApiResponse, LogOutAdminApiArg>({
      query: () => ({ url: `/api/admin/session`, method: 'DELETE' }),
    }),
    refreshSession: build.mutation<RefreshSessionApiResponse, RefreshSessionApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/session/refresh`,
        method: 'POST',
        body: queryArg.refreshSessionDto,
      }),
    }),
    validateNewPassword: build.mutation<ValidateNewPasswordApiResponse, ValidateNewPasswordApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/password/validate`,
        method: 'POST',
        body: queryArg.validatePasswordDto,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as adminApi };
export type LogInAdminApiResponse = /** status 200  */ AdminSessionDto;
export type LogInAdminApiArg = {
  logInDto: LogInDto;
};
export type LogOutAdminApiResponse = unknown;
export type LogOutAdminApiArg = void;
export type RefreshSessionApiResponse = /** status 200  */ AdminSessionDto;
export type RefreshSessionApiArg = {
  refreshSessionDto: RefreshSessionDto;
};
export type ValidateNewPasswordApiResponse = /** status 200  */ ValidatedPasswordDto;
export type ValidateNewPasswordApiArg = {
  validatePasswordDto: ValidatePasswordDto;
};
export type AdminUserDto = {
  id: string;
  role: string;
};
export type SessionDto = {
  /** The same as `adminToken`. */
  access_token: string;
  /** Good for one renewal. One that comes back ends the session. */
  refresh_token: string;
  /** When the access token expires, in seconds since 1970. */
  expires_at: number;
  user: AdminUserDto;
};
export type AdminSessionDto = {
  success: boolean;
  /** Opens the administrator’s calls as a bearer token, for 10 minutes. */
  adminToken: string;
  session: SessionDto;
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
export type LogInDto = {
  password: string;
};
export type RefreshSessionDto = {
  /** The newest refresh token. It is good for once. */
  refresh_token: string;
};
export type ValidatedPasswordDto = {
  success: boolean;
  newPassword: string;
  /** For the setting ADMIN_PASSWORD_HASH. */
  passwordHash: string;
};
export type ValidatePasswordDto = {
  currentPassword: string;
  newPassword: string;
};
export const {
  useLogInAdminMutation,
  useLogOutAdminMutation,
  useRefreshSessionMutation,
  useValidateNewPasswordMutation,
} = injectedRtkApi;
