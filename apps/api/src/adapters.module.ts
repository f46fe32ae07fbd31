import {
  CamtReader,
  CsvPartnerFile,
  DrawnInvoices,
  DrawnQuotes,
  PdfProcess,
} from '@boligstyling/adapters-documents';
import { openFileStore, ProcessPainter } from '@boligstyling/adapters-files';
import { MessageFolder, openMailer } from '@boligstyling/adapters-mail';
import * as postgres from '@boligstyling/adapters-postgres';
import * as ports from '@boligstyling/application';
import { TemplateMessages } from '@boligstyling/messages';
import { type DynamicModule, Module, type Provider } from '@nestjs/common';
import { CONFIG, type Config } from './config/config.js';
import { HttpWebhookSender } from './integrators/http-webhook-sender.js';
import { RandomSecrets } from './integrators/random-secrets.js';
import { LoggedWebhookOutbox } from './integrators/deliver-webhooks.job.js';
import { WatchedLeads } from './leads/submit/watched-leads.js';
import { ImmediateDelivery, NotificationsModule } from './notifications/notifications.module.js';
import { LoggedOutbox } from './notifications/logged-outbox.js';
import { ImmediateMatching } from './assignments/match-due.job.js';
import { AssignmentsModule } from './assignments/assignments.module.js';
import { SharpLogoPainter } from './partner-home/sharp-logo-painter.js';
import {
  Argon2AdminPassword,
  Argon2UserSecrets,
  NoSharedPassword,
  ZxcvbnPasswords,
} from './users/sign-in/argon2.js';
import { JwtSessionTokens } from './users/sign-in/jwt-session-tokens.js';
import { LoggedAuditFaults } from './users/audit/keep-audit.job.js';
import { OtpauthCodes } from './users/sign-in/otpauth-codes.js';
import { WebauthnCeremony } from './users/sign-in/webauthn-ceremony.js';
import { GeonorgeAddressService } from './places/geonorge-address-service.js';
import { SubmitWatch } from './platform/health/readiness.js';
import { Jobs } from './platform/jobs/jobs.js';
import { AskedLinks } from './platform/links/asked-links.js';
import { LoggedFaults } from './platform/logging/logged-faults.js';
import { AesSecretBox } from './platform/secrets/aes-secret-box.js';
import { HmacLinkSigner } from './platform/secrets/hmac-link-signer.js';
import { SystemClock } from './platform/system/system-clock.js';
import { UuidV7Generator } from './platform/system/uuid-v7-generator.js';
import { openTraces } from './platform/tracing/open-traces.js';
import { Traces } from './platform/tracing/traces.js';
import { provide, useCase } from './platform/wiring/provide.js';

function adapters(config: Config, { orm }: postgres.Database): Provider[] {
  const { wordmark, contactEmail, brand } = config;
  const drawing = new PdfProcess();
  return [
    provide(ports.Clock, [], () => new SystemClock()),
    provide(ports.FaultLog, [], () => new LoggedFaults()),
    provide(ports.DeletionTimes, [], () => new postgres.PostgresDeletionTimes(orm)),
    useCase(ports.DeletionClock, [ports.Clock, ports.DeletionTimes, ports.FaultLog]),
    provide(ports.JobRuns, [], () => new postgres.PostgresJobRuns(orm)),
    { provide: Traces, useFactory: () => openTraces(config) },
    provide(
      Jobs,
      [ports.JobRuns, ports.Clock, Traces],
      (runs, clock, traces) => new Jobs(runs, clock, traces),
    ),
    provide(AskedLinks, [], () => new AskedLinks()),
    provide(ports.IdGenerator, [], () => new UuidV7Generator()),

    provide(SubmitWatch, [], () => new SubmitWatch()),
    provide(
      ports.LeadRepository,
      [SubmitWatch, Traces],
      (watch, traces) => new WatchedLeads(new postgres.PostgresLeadRepository(orm), watch, traces),
    ),
    provide(ports.LeadPlaces, [], () => new postgres.PostgresLeadPlaces(orm)),
    provide(ports.LeadDirectory, [], () => new postgres.PostgresLeadDirectory(orm)),
    provide(ports.LeadHistory, [], () => new postgres.PostgresLeadHistory(orm)),
    provide(ports.SavedViews, [], () => new postgres.PostgresSavedViews(orm)),
    provide(ports.LeadStatistics, [], () => new postgres.PostgresLeadStatistics(orm)),
    provide(ports.SentMessages, [], () => new postgres.PostgresSentMessages(orm)),
    provide(ports.VisitCounts, [], () => new postgres.PostgresVisitCounts(orm)),
    provide(ports.TestLeads, [], () => new postgres.PostgresTestLeads(orm)),
    provide(ports.RetentionRepository, [], () => new postgres.PostgresRetentionRepository(orm)),

    provide(ports.FileStore, [], () => openFileStore(config)),
    provide(ports.PicturePainter, [], () => new ProcessPainter(config.uploadFolder)),
    provide(ports.LeadPictures, [], () => new postgres.PostgresLeadPictures(orm)),
    provide(ports.StoredFiles, [], () => new postgres.PostgresStoredFiles(orm)),
    useCase(ports.FileStoreUse, [ports.FileStore, ports.StoredFiles, ports.Clock]),
    provide(
      ports.FileQuota,
      [ports.StoredFiles, ports.PicturePainter, ports.FileStoreUse],
      (files, painter, use) => new ports.FileQuota(files, painter, use, config.filesMaxGb * 1e9),
    ),
    useCase(ports.EraseStrayFiles, [ports.FileStore, ports.StoredFiles, ports.FileStoreUse]),

    provide(ports.MatchingRepository, [], () => new postgres.PostgresMatchingRepository(orm)),
    { provide: ports.MatchingNudge, useClass: ImmediateMatching },
    provide(ports.PartnerRepository, [], () => new postgres.PostgresPartnerRepository(orm)),
    provide(ports.PartnerLogos, [], () => new postgres.PostgresPartnerLogos(orm)),
    provide(ports.LogoPainter, [], () => new SharpLogoPainter()),
    provide(ports.PartnerLeads, [], () => new postgres.PostgresPartnerLeads(orm)),
    provide(ports.PartnerSessions, [], () => new postgres.PostgresPartnerSessions(orm)),
    provide(ports.PartnerApplications, [], () => new postgres.PostgresPartnerApplications(orm)),
    provide(ports.SaleRepository, [], () => new postgres.PostgresSaleRepository(orm)),
    provide(ports.InvoiceRepository, [], () => new postgres.PostgresInvoiceRepository(orm)),
    provide(ports.BankLineRegister, [], () => new postgres.PostgresBankLineRegister(orm)),
    provide(ports.PaymentLedger, [], () => new postgres.PostgresPaymentLedger(orm)),
    provide(
      ports.InvoiceDocuments,
      [],
      () => new DrawnInvoices({ wordmark, contactEmail, colours: brand.colours }, drawing),
    ),
    provide(
      ports.QuoteDocuments,
      [],
      () => new DrawnQuotes({ wordmark, contactEmail, colours: brand.colours }, drawing),
    ),
    provide(ports.BankFileReader, [], () => new CamtReader()),
    provide(ports.PartnerFileReader, [], () => new CsvPartnerFile()),
    provide(ports.OperatorSettings, [], () => new postgres.PostgresOperatorSettings(orm)),
    provide(
      ports.LinkSigner,
      [],
      () => new HmacLinkSigner(config.sessionSecret, config.sessionSecretBefore),
    ),

    provide(
      ports.NotificationOutbox,
      [Traces],
      (traces) => new LoggedOutbox(new postgres.PostgresNotificationOutbox(orm), traces),
    ),
    provide(ports.OwnerConfirmations, [], () => new postgres.PostgresOwnerConfirmations(orm)),
    provide(ports.IntegratorQuotes, [], () => new postgres.PostgresIntegratorQuotes(orm)),
    provide(ports.Quotes, [], () => new postgres.PostgresQuotes(orm)),
    provide(ports.QuoteStatistics, [], () => new postgres.PostgresQuoteStatistics(orm)),
    provide(ports.Reviews, [], () => new postgres.PostgresReviews(orm)),
    provide(ports.NotificationRecords, [], () => new postgres.PostgresNotificationRecords(orm)),
    { provide: ports.DeliveryNudge, useClass: ImmediateDelivery },
    provide(
      ports.Messages,
      [ports.LinkSigner, ports.Clock],
      (links, clock) => new TemplateMessages({ ...config, links, colours: brand.colours }, clock),
    ),
    provide(ports.Mailer, [], () => openMailer(config.smtpUrl, config.mailFolder)),
    provide(ports.KeptMessages, [], () => new MessageFolder(config.mailFolder)),
    useCase(ports.EraseStrayMessages, [ports.KeptMessages, ports.RetentionRepository]),

    provide(ports.IntegratorKeys, [], () => new postgres.PostgresIntegratorKeys(orm)),
    provide(ports.IntegratorLeads, [], () => new postgres.PostgresIntegratorLeads(orm)),
    provide(ports.IntegratorSecrets, [], () => new RandomSecrets()),
    provide(ports.WebhookEndpoints, [], () => new postgres.PostgresWebhookEndpoints(orm)),
    provide(
      ports.WebhookOutbox,
      [],
      () => new LoggedWebhookOutbox(new postgres.PostgresWebhookOutbox(orm)),
    ),
    provide(ports.SealedSecrets, [], () => new postgres.PostgresSealedSecrets(orm)),
    provide(ports.SecretBox, [], () => new AesSecretBox(config.secretsKey)),
    provide(
      ports.WebhookSender,
      [ports.SecretBox],
      (box) => new HttpWebhookSender(box, { loopback: !config.production }),
    ),

    provide(ports.WorkQueue, [], () => new postgres.PostgresWorkQueue(orm)),

    provide(ports.PostalRegister, [], () => new postgres.PostgresPostalRegister(orm)),
    provide(
      ports.AddressService,
      [ports.FaultLog],
      (faults) => new GeonorgeAddressService(config.addressSearchUrl, faults),
    ),

    provide(ports.AdminPassword, [], () =>
      config.sharedPassword === 'on' ? new Argon2AdminPassword(config) : new NoSharedPassword(),
    ),
    provide(
      ports.AuditLog,
      [ports.FaultLog],
      (faults) => new postgres.PostgresAuditLog(orm, new LoggedAuditFaults(faults)),
    ),
    provide(
      ports.UserRepository,
      [],
      () => new postgres.PostgresUserRepository(orm, config.sharedPassword === 'off'),
    ),
    provide(ports.Credentials, [], () => new postgres.PostgresCredentials(orm)),
    provide(ports.PasskeyCeremony, [], () => new WebauthnCeremony(config)),
    provide(ports.TotpCodes, [ports.Clock], (clock) => new OtpauthCodes(wordmark, clock)),
    provide(ports.UserSecrets, [], () => new Argon2UserSecrets()),
    provide(ports.PublishedPasswords, [], () => new ZxcvbnPasswords()),
    provide(ports.AdminSessions, [], () => new postgres.PostgresAdminSessions(orm)),
    provide(ports.BrowserLinks, [], () => new postgres.PostgresBrowserLinks(orm)),
    provide(ports.LoginAttempts, [], () => new postgres.PostgresLoginAttempts(orm)),
    provide(
      ports.SessionTokens,
      [ports.Clock],
      (clock) => new JwtSessionTokens(config.sessionSecret, clock, config.sessionSecretBefore),
    ),
  ];
}

@Module({})
export class AdaptersModule {
  static with(config: Config, database: postgres.Database): DynamicModule {
    const providers = [{ provide: CONFIG, useValue: config }, ...adapters(config, database)];
    return {
      module: AdaptersModule,
      global: true,
      imports: [NotificationsModule, AssignmentsModule],
      providers,
      exports: providers,
    };
  }
}
