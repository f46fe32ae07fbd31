import {
  AdminPassword,
  AdminSessions,
  AuditLog,
  BrowserLinks,
  Clock,
  ConfirmAgain,
  CountUnopenedSecrets,
  Credentials,
  DeliveryNudge,
  EnterByLink,
  FactorSetup,
  FailedLogins,
  IdGenerator,
  KnowBrowser,
  LinkSigner,
  LogInAdmin,
  LoginAttempts,
  LogInPerson,
  ManagePeople,
  OwnAccount,
  FaultLog,
  PartnerSessions,
  PasskeyCeremony,
  PeopleRepository,
  PersonProof,
  PersonSecrets,
  PublishedPasswords,
  PurgeSessions,
  SealedSecrets,
  SecretBox,
  SessionDesk,
  SessionTokens,
  TotpCodes,
  ValidateNewPassword,
} from '@boligstyling/application';
import { Global, Module } from '@nestjs/common';
import { CONFIG } from '../config/config-token.js';
import { AskedLinks } from '../platform/links/asked-links.js';
import { provide, useCase } from '../platform/wiring/provide.js';
import { AccountController } from './account.controller.js';
import { AuditController } from './audit.controller.js';
import { BrowsersController } from './browsers.controller.js';
import { ConfirmationController } from './confirmation.controller.js';
import { DeviceMarks } from './device-marks.js';
import { InvitationsController } from './invitations.controller.js';
import { KeepAuditJob } from './keep-audit.job.js';
import { LoginClients } from './login-clients.js';
import { PasskeyRequests } from './passkey-requests.js';
import { PasswordController } from './password.controller.js';
import { PeopleController } from './people.controller.js';
import { PersonSessionController } from './person-session.controller.js';
import { PurgeSessionsJob } from './purge-sessions.job.js';
import { SessionController } from './session.controller.js';
import { TellOfNobody } from './tell-of-nobody.js';
import { TellOfUnopenedSecrets } from './tell-of-unopened-secrets.js';

/** Who works in the dashboard, and how they log in and stay so. The guard of all their calls asks it. */
@Global()
@Module({
  controllers: [
    SessionController,
    PersonSessionController,
    BrowsersController,
    InvitationsController,
    PasswordController,
    AccountController,
    ConfirmationController,
    PeopleController,
    AuditController,
  ],
  providers: [
    provide(
      DeviceMarks,
      [CONFIG, Clock],
      ({ sessionSecret, sessionSecretBefore }, clock) =>
        new DeviceMarks(sessionSecret, clock, sessionSecretBefore),
    ),
    useCase(SessionDesk, [AdminSessions, SessionTokens, IdGenerator, AdminPassword]),
    useCase(FailedLogins, [AuditLog, Clock]),
    useCase(LogInAdmin, [LoginAttempts, AdminPassword, SessionDesk, FailedLogins]),
    useCase(ValidateNewPassword, [LoginAttempts, AdminPassword, FailedLogins, PublishedPasswords]),
    useCase(PersonProof, [
      Credentials,
      PasskeyCeremony,
      TotpCodes,
      PersonSecrets,
      SecretBox,
      IdGenerator,
      FaultLog,
    ]),
    useCase(LogInPerson, [PeopleRepository, PersonProof, LoginAttempts, SessionDesk, FailedLogins]),
    provide(
      FactorSetup,
      [
        CONFIG,
        Credentials,
        PasskeyCeremony,
        TotpCodes,
        PersonSecrets,
        SecretBox,
        PublishedPasswords,
        IdGenerator,
        Clock,
      ],
      ({ productName }, ...given) => new FactorSetup(...given, productName),
    ),
    useCase(EnterByLink, [
      PeopleRepository,
      Credentials,
      FactorSetup,
      SessionDesk,
      LinkSigner,
      PersonSecrets,
      Clock,
    ]),
    provide(
      KnowBrowser,
      [
        CONFIG,
        BrowserLinks,
        LinkSigner,
        PersonSecrets,
        IdGenerator,
        Clock,
        DeliveryNudge,
        AskedLinks,
      ],
      ({ sharedPassword }, ...given) => new KnowBrowser(...given, sharedPassword === 'on'),
    ),
    useCase(OwnAccount, [PeopleRepository, Credentials, AdminSessions, FactorSetup]),
    useCase(ConfirmAgain, [
      PeopleRepository,
      AdminSessions,
      PersonProof,
      AdminPassword,
      LoginAttempts,
    ]),
    useCase(ManagePeople, [
      PeopleRepository,
      AdminSessions,
      LinkSigner,
      PersonSecrets,
      IdGenerator,
      Clock,
      DeliveryNudge,
    ]),
    useCase(PurgeSessions, [
      AdminSessions,
      LoginAttempts,
      Credentials,
      PartnerSessions,
      PeopleRepository,
    ]),
    PasskeyRequests,
    LoginClients,
    PurgeSessionsJob,
    KeepAuditJob,
    TellOfNobody,
    useCase(CountUnopenedSecrets, [SealedSecrets, SecretBox]),
    TellOfUnopenedSecrets,
  ],
  exports: [SessionDesk, LogInAdmin, ValidateNewPassword, LoginClients],
})
export class PeopleModule {}
