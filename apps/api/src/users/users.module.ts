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
  LogInUser,
  ManageUsers,
  OwnAccount,
  FaultLog,
  PartnerSessions,
  PasskeyCeremony,
  UserRepository,
  UserProof,
  UserSecrets,
  PublishedPasswords,
  PurgeSessions,
  SealedSecrets,
  SecretBox,
  SessionIssuer,
  SessionTokens,
  TotpCodes,
  ValidateNewPassword,
} from '@boligstyling/application';
import {
  Global,
  Module,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { CONFIG, type Config } from '../config/config.js';
import { AskedLinks } from '../platform/links/asked-links.js';
import { provide, useCase } from '../platform/wiring/provide.js';
import { AccountController } from './account.controller.js';
import { AuditController } from './audit/audit.controller.js';
import { BrowsersController } from './sign-in/browsers.controller.js';
import {
  ConfirmationController,
  PasskeyRequests,
  UserSessionController,
} from './sign-in/user-session.controller.js';
import { DeviceMarks, LoginClients } from './sign-in/login-clients.js';
import { InvitationsController } from './invitations.controller.js';
import { KeepAuditJob } from './audit/keep-audit.job.js';
import { PasswordController } from './sign-in/password.controller.js';
import { UsersController } from './users.controller.js';
import { PurgeSessionsJob } from './sign-in/purge-sessions.job.js';
import { SessionController } from './sign-in/session.controller.js';
import { canLogInAsAccountOwner } from '@boligstyling/domain';
import { unopenedSecretsText } from '../platform/secrets/kept-secrets.js';

@Injectable()
class TellOfUnopenedSecrets implements OnApplicationBootstrap {
  private readonly log = new Logger('Secrets');

  constructor(private readonly count: CountUnopenedSecrets) {}

  async onApplicationBootstrap(): Promise<void> {
    // The product also starts while the database is away.
    const counted = await this.count.execute().catch(() => undefined);
    const text = counted && unopenedSecretsText(counted);
    if (text) this.log.warn(text);
  }
}

/** Without the shared login nobody can log in until there is an owner. */
@Injectable()
class TellOfNobody implements OnApplicationBootstrap {
  private readonly log = new Logger('Users');

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly users: UserRepository,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (this.config.sharedPassword === 'on') return;
    // The product also starts while the database is away.
    const users = await this.users.list().catch(() => undefined);
    if (!users || users.some(canLogInAsAccountOwner)) return;
    this.log.warn(
      'Nobody can log in: SHARED_PASSWORD is off, and no owner of the account has a way to log in. Turn it on until one has, or send an owner a new link with `npm run reset-person`.',
    );
  }
}

@Global()
@Module({
  controllers: [
    SessionController,
    UserSessionController,
    BrowsersController,
    InvitationsController,
    PasswordController,
    AccountController,
    ConfirmationController,
    UsersController,
    AuditController,
  ],
  providers: [
    provide(
      DeviceMarks,
      [CONFIG, Clock],
      ({ sessionSecret, sessionSecretBefore }, clock) =>
        new DeviceMarks(sessionSecret, clock, sessionSecretBefore),
    ),
    useCase(SessionIssuer, [AdminSessions, SessionTokens, IdGenerator, AdminPassword]),
    useCase(FailedLogins, [AuditLog, Clock]),
    useCase(LogInAdmin, [LoginAttempts, AdminPassword, SessionIssuer, FailedLogins]),
    useCase(ValidateNewPassword, [LoginAttempts, AdminPassword, FailedLogins, PublishedPasswords]),
    useCase(UserProof, [
      Credentials,
      PasskeyCeremony,
      TotpCodes,
      UserSecrets,
      SecretBox,
      IdGenerator,
      FaultLog,
    ]),
    useCase(LogInUser, [UserRepository, UserProof, LoginAttempts, SessionIssuer, FailedLogins]),
    provide(
      FactorSetup,
      [
        CONFIG,
        Credentials,
        PasskeyCeremony,
        TotpCodes,
        UserSecrets,
        SecretBox,
        PublishedPasswords,
        IdGenerator,
        Clock,
      ],
      ({ productName }, ...given) => new FactorSetup(...given, productName),
    ),
    useCase(EnterByLink, [
      UserRepository,
      Credentials,
      FactorSetup,
      SessionIssuer,
      LinkSigner,
      UserSecrets,
      Clock,
    ]),
    provide(
      KnowBrowser,
      [
        CONFIG,
        BrowserLinks,
        LinkSigner,
        UserSecrets,
        IdGenerator,
        Clock,
        DeliveryNudge,
        AskedLinks,
      ],
      ({ sharedPassword }, ...given) => new KnowBrowser(...given, sharedPassword === 'on'),
    ),
    useCase(OwnAccount, [UserRepository, Credentials, AdminSessions, FactorSetup]),
    useCase(ConfirmAgain, [UserRepository, AdminSessions, UserProof, AdminPassword, LoginAttempts]),
    useCase(ManageUsers, [
      UserRepository,
      AdminSessions,
      LinkSigner,
      UserSecrets,
      IdGenerator,
      Clock,
      DeliveryNudge,
    ]),
    useCase(PurgeSessions, [
      AdminSessions,
      LoginAttempts,
      Credentials,
      PartnerSessions,
      UserRepository,
    ]),
    PasskeyRequests,
    LoginClients,
    PurgeSessionsJob,
    KeepAuditJob,
    TellOfNobody,
    useCase(CountUnopenedSecrets, [SealedSecrets, SecretBox]),
    TellOfUnopenedSecrets,
  ],
  exports: [SessionIssuer, LogInAdmin, ValidateNewPassword, LoginClients],
})
export class UsersModule {}
