import {
  type Database,
  PostgresAdminSessions,
  PostgresLoginAttempts,
} from '@boligstyling/adapters-postgres';
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
import { type DynamicModule, Module } from '@nestjs/common';
import { CONFIG } from './config/config-token.js';
import type { Config } from './config/config.js';
import { LoginClients } from './people/login-clients.js';
import { PasswordController } from './people/password.controller.js';
import { SessionController } from './people/session.controller.js';
import { PurgeSessionsJob } from './people/purge-sessions.job.js';
import { Argon2AdminPassword } from './people/argon2-admin-password.js';
import { DeviceMarks } from './people/device-marks.js';
import { JwtSessionTokens } from './people/jwt-session-tokens.js';
import { SystemClock } from './platform/system/system-clock.js';
import { UuidV7Generator } from './platform/system/uuid-v7-generator.js';
import { useCase } from './use-case.js';

/** How the administrator logs in, and stays so. */
@Module({})
export class AdminModule {
  static with(config: Config, database: Database): DynamicModule {
    return {
      module: AdminModule,
      controllers: [SessionController, PasswordController],
      providers: [
        { provide: CONFIG, useValue: config },
        { provide: Clock, useClass: SystemClock },
        { provide: IdGenerator, useClass: UuidV7Generator },
        { provide: AdminPassword, useFactory: () => new Argon2AdminPassword(config) },
        { provide: AdminSessions, useFactory: () => new PostgresAdminSessions(database.orm) },
        { provide: LoginAttempts, useFactory: () => new PostgresLoginAttempts(database.orm) },
        {
          provide: SessionTokens,
          inject: [Clock],
          useFactory: (clock: Clock) => new JwtSessionTokens(config.sessionSecret, clock),
        },
        {
          provide: DeviceMarks,
          inject: [Clock],
          useFactory: (clock: Clock) => new DeviceMarks(config.sessionSecret, clock),
        },
        useCase(LogInAdmin, [
          LoginAttempts,
          AdminPassword,
          AdminSessions,
          SessionTokens,
          IdGenerator,
        ]),
        useCase(RefreshSession, [AdminSessions, SessionTokens, AdminPassword]),
        useCase(AuthenticateAdmin, [AdminSessions, SessionTokens, AdminPassword]),
        useCase(LogOutAdmin, [AdminSessions]),
        useCase(ValidateNewPassword, [LoginAttempts, AdminPassword]),
        useCase(PurgeSessions, [AdminSessions, LoginAttempts]),
        LoginClients,
        PurgeSessionsJob,
      ],
      exports: [AuthenticateAdmin, LogInAdmin, ValidateNewPassword, LoginClients],
    };
  }
}
