import {
  AdminPassword,
  AdminSessions,
  AuthenticateAdmin,
  Clock,
  IdGenerator,
  LogInAdmin,
  LoginAttempts,
  LogOutAdmin,
  PurgeSessions,
  RefreshSession,
  SessionTokens,
  ValidateNewPassword,
} from '@boligstyling/application';
import { Global, Module } from '@nestjs/common';
import { CONFIG } from '../config/config-token.js';
import type { Config } from '../config/config.js';
import { useCase } from '../platform/wiring/provide.js';
import { DeviceMarks } from './device-marks.js';
import { LoginClients } from './login-clients.js';
import { PasswordController } from './password.controller.js';
import { PurgeSessionsJob } from './purge-sessions.job.js';
import { SessionController } from './session.controller.js';

/** How the administrator logs in, and stays so. The guard of all her calls asks it. */
@Global()
@Module({
  controllers: [SessionController, PasswordController],
  providers: [
    {
      provide: DeviceMarks,
      inject: [CONFIG, Clock],
      useFactory: ({ sessionSecret }: Config, clock: Clock) =>
        new DeviceMarks(sessionSecret, clock),
    },
    useCase(LogInAdmin, [LoginAttempts, AdminPassword, AdminSessions, SessionTokens, IdGenerator]),
    useCase(RefreshSession, [AdminSessions, SessionTokens, AdminPassword]),
    useCase(AuthenticateAdmin, [AdminSessions, SessionTokens, AdminPassword]),
    useCase(LogOutAdmin, [AdminSessions]),
    useCase(ValidateNewPassword, [LoginAttempts, AdminPassword]),
    useCase(PurgeSessions, [AdminSessions, LoginAttempts]),
    LoginClients,
    PurgeSessionsJob,
  ],
  exports: [AuthenticateAdmin, LogInAdmin, ValidateNewPassword, LoginClients],
})
export class PeopleModule {}
