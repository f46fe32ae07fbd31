import { DEFAULT_ANSWER_HOURS, DEFAULT_FILES_MAX_GB } from '@boligstyling/domain';
import { join, resolve } from 'node:path';
import { MAIL_SCHEMES } from '@boligstyling/adapters-mail';
import { POSTGRES, mailFaults, NOBODYS_ADDRESS } from './address-faults.js';
import { type Brand, readBrand } from './brand.js';
import {
  corsOrigins,
  settingReader,
  type TrustedProxies,
  trustedProxies,
} from './setting-reader.js';
import { secretFaults, type Secrets, type Environment } from './secret-files.js';

interface BrandSettings {
  readonly productName: string;
  readonly wordmark: string;
  readonly googleAdsSendTo: string;
  readonly ga4Id: string;
  readonly metaPixelId: string;
}

/** A longer value is a mistake. */
const LONGEST_NAME = 80;

/** By vendor: a wrong id would silently count nothing. */
const TRACKERS = [
  ['GOOGLE_ADS_SEND_TO', 'googleAdsSendTo', /^AW-\d+\/[\w-]+$/, 'AW-123456789/AbCdEf'],
  ['GA4_ID', 'ga4Id', /^GT?-[A-Z\d]+$/, 'G-ABC1234567'],
  ['META_PIXEL_ID', 'metaPixelId', /^\d+$/, '123456789012345'],
] as const;

function brandFaults(settings: BrandSettings): string[] {
  const faults: string[] = [];
  const names = { PRODUCT_NAME: settings.productName, WORDMARK: settings.wordmark };
  for (const [name, value] of Object.entries(names)) {
    if (
      value.length > LONGEST_NAME ||
      !/[\p{L}\p{N}]/u.test(value) ||
      /[\p{Cc}\p{Zl}\p{Zp}]/u.test(value)
    ) {
      faults.push(`${name} must be a name on one line, of ${LONGEST_NAME} signs at most`);
    }
  }
  for (const [name, key, form, example] of TRACKERS) {
    const value = settings[key];
    if (value && !form.test(value)) faults.push(`${name} must look like ${example}`);
  }
  return faults;
}

/** Public, so production refuses it. */
export const DEVELOPMENT_API_KEY = 'boligstyling-development-key';

/** Parsed and checked once at start. `.env.example` describes each. */
export interface Config extends Secrets {
  readonly host: string;
  readonly port: number;
  readonly publicUrl: string;
  readonly hstsSubdomains: boolean;
  readonly dataDir: string;
  /** `manual` leaves new leads to the administrator. */
  readonly matching: 'automatic' | 'manual';
  /** Of working time. */
  readonly answerHours: number;
  readonly logLevel: LogLevel;
  /** Undefined: the embedded database under `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly databasePooler: 'none' | 'transaction';
  /** The tables' owner. Undefined: the role of `databaseUrl`. */
  readonly migrationUrl: string | undefined;
  /** An age recipient. Empty: unencrypted. */
  readonly backupRecipient: string;
  readonly backupIdentityFile: string;
  /** `files` keeps e-mails as files even with a mail server. */
  readonly mail: 'sent' | 'files';
  /** Undefined: messages are files in `mailFolder`. */
  readonly smtpUrl: string | undefined;
  readonly mailFolder: string;
  readonly mailFrom: string;
  readonly filesMaxGb: number;
  readonly filesFolder: string;
  /** Of files that are being received. */
  readonly uploadFolder: string;
  /** Empty: files are kept in `filesFolder`. */
  readonly filesS3Endpoint: string;
  readonly filesS3Region: string;
  readonly filesS3Bucket: string;
  readonly filesS3AccessKeyId: string;
  readonly filesS3SecretAccessKey: string;
  /** Names, contact and trackers are also settings. */
  readonly brand: Brand;
  readonly productName: string;
  readonly wordmark: string;
  readonly contactEmail: string;
  /** For links that make a browser known to the shared login. */
  readonly adminEmail: string;
  readonly publicApiKey: string;
  readonly trustProxy: TrustedProxies;
  readonly corsOrigins: readonly string[];
  /** Per client. 0: unlimited. */
  readonly leadsPerMinute: number;
  readonly tracesUrl: string;
  readonly addressSearchUrl: string;
  readonly googleAdsSendTo: string;
  readonly ga4Id: string;
  readonly metaPixelId: string;
  /** Source of the figures on styling. Empty: pages show none. */
  readonly figuresSource: string;
}

const WEB = ['http:', 'https:'];

const LEVELS = {
  development: ['warn', 'debug', 'info', 'error', 'silent'],
  production: ['info', 'debug', 'warn', 'error', 'silent'],
} as const;
type LogLevel = (typeof LEVELS)['production'][number];

/** @throws Error that lists every fault of the environment at once */
export function parseConfig(env: Environment): Config {
  const faults: string[] = [];
  const read = settingReader(env, faults);
  const { text, url, wholeNumber, address, header, oneOf } = read;
  const production = oneOf('NODE_ENV', ['development', 'production']) === 'production';
  const port = wholeNumber('PORT', 3000, 0, 65_535);
  const dataDir = resolve(text('DATA_DIR', './data'));
  const brand = readBrand(text('BRAND_FILE'), faults);
  const productName = text('PRODUCT_NAME', brand.productName ?? 'boligstyling');
  const contactEmail = address('CONTACT_EMAIL', brand.contactEmail ?? NOBODYS_ADDRESS);
  const mail = oneOf('MAIL', ['sent', 'files']);
  const smtpUrl = url('SMTP_URL', '', MAIL_SCHEMES);
  const publicUrl = url('PUBLIC_URL', `http://localhost:${port}`, WEB);
  const config: Config = {
    production,
    port,
    host: read.host(),
    publicUrl: originOf(publicUrl),
    hstsSubdomains: oneOf('HSTS_SUBDOMAINS', ['no', 'yes']) === 'yes',
    dataDir,
    logLevel: oneOf('LOG_LEVEL', LEVELS[production ? 'production' : 'development']),
    matching: oneOf('MATCHING', ['automatic', 'manual']),
    answerHours: wholeNumber('ANSWER_HOURS', DEFAULT_ANSWER_HOURS, 1, 120),
    databaseUrl: url('DATABASE_URL', '', POSTGRES) || undefined,
    databasePooler: oneOf('DATABASE_POOLER', ['none', 'transaction']),
    migrationUrl: url('MIGRATION_URL', '', POSTGRES) || undefined,
    backupRecipient: read.recipient(),
    backupIdentityFile: text('BACKUP_IDENTITY_FILE'),
    mail,
    smtpUrl: (mail === 'sent' && smtpUrl) || undefined,
    mailFolder: join(dataDir, 'outbox'),
    mailFrom: address('MAIL_FROM', contactEmail),
    filesMaxGb: wholeNumber('FILES_MAX_GB', DEFAULT_FILES_MAX_GB, 1, 100_000),
    filesFolder: join(dataDir, 'files'),
    uploadFolder: join(dataDir, 'uploads'),
    filesS3Endpoint: url('FILES_S3_ENDPOINT', '', WEB),
    filesS3Region: text('FILES_S3_REGION', 'us-east-1'),
    filesS3Bucket: text('FILES_S3_BUCKET'),
    filesS3AccessKeyId: text('FILES_S3_ACCESS_KEY_ID'),
    filesS3SecretAccessKey: text('FILES_S3_SECRET_ACCESS_KEY'),
    brand,
    productName,
    wordmark: text('WORDMARK', brand.wordmark ?? capitalised(productName)),
    contactEmail,
    adminEmail: address('ADMIN_EMAIL', contactEmail),
    publicApiKey: header('PUBLIC_API_KEY', DEVELOPMENT_API_KEY),
    sharedPassword: oneOf('SHARED_PASSWORD', ['on', 'off']),
    adminPasswordHash: text('ADMIN_PASSWORD_HASH'),
    adminPassword: read.given('ADMIN_PASSWORD') ?? '',
    sessionSecret: text('SESSION_SECRET'),
    sessionSecretBefore: text('SESSION_SECRET_BEFORE'),
    secretsKey: text('SECRETS_KEY'),
    trustProxy: trustedProxies(text('TRUST_PROXY'), faults),
    corsOrigins: corsOrigins(text('CORS_ORIGINS'), faults),
    leadsPerMinute: wholeNumber('LEADS_PER_MINUTE', 30, 0, 10_000),
    metricsToken: header('METRICS_TOKEN'),
    tracesUrl: url('OTEL_EXPORTER_OTLP_ENDPOINT', '', WEB),
    addressSearchUrl: url('ADDRESS_SEARCH_URL', 'https://ws.geonorge.no/adresser/v1/sok', WEB),
    googleAdsSendTo: text('GOOGLE_ADS_SEND_TO', brand.googleAdsSendTo),
    ga4Id: text('GA4_ID', brand.ga4Id),
    metaPixelId: text('META_PIXEL_ID', brand.metaPixelId),
    figuresSource: text('FIGURES_SOURCE', brand.figuresSource),
  };
  if (production && config.publicApiKey === DEVELOPMENT_API_KEY) {
    faults.push(
      `PUBLIC_API_KEY must be set in production, to another key than ${DEVELOPMENT_API_KEY}`,
    );
  }
  if (production && config.sharedPassword === 'on' && !text('ADMIN_EMAIL')) {
    faults.push(
      'ADMIN_EMAIL must be set in production: it gets the link that lets a new browser try the password',
    );
  }
  faults.push(...connectionFaults(config, publicUrl), ...fileStoreFaults(config));
  faults.push(...secretFaults(config), ...mailFaults(config), ...brandFaults(config));
  const distinct = [...new Set(faults)];
  if (distinct.length > 0)
    throw new Error(`The settings are at fault:\n- ${distinct.join('\n- ')}`);
  return config;
}

/** As browsers do, because derived addresses are compared with theirs. */
function originOf(address: string): string {
  return URL.canParse(address) ? new URL(address).origin : address;
}

function capitalised(word: string): string {
  return word.charAt(0).toLocaleUpperCase('nb') + word.slice(1);
}

type FileStoreSettings = Pick<
  Config,
  'filesS3Endpoint' | 'filesS3Bucket' | 'filesS3AccessKeyId' | 'filesS3SecretAccessKey'
>;

interface ConnectionSettings {
  readonly databaseUrl: string | undefined;
  readonly databasePooler: 'none' | 'transaction';
  readonly migrationUrl: string | undefined;
  readonly tracesUrl: string;
  readonly addressSearchUrl: string;
}

/** Across the addresses of connections. */
function connectionFaults(settings: ConnectionSettings, publicUrl: string): string[] {
  const { databaseUrl, databasePooler, migrationUrl, tracesUrl, addressSearchUrl } = settings;
  const faults: string[] = [];
  if (migrationUrl && !databaseUrl) {
    faults.push('MIGRATION_URL needs a DATABASE_URL, which the product serves with');
  }
  if (databasePooler !== 'none' && !databaseUrl) {
    faults.push('DATABASE_POOLER needs a DATABASE_URL, which leads to the pooler');
  }
  if (/\/v1\/traces\/?$/.test(tracesUrl)) {
    faults.push('OTEL_EXPORTER_OTLP_ENDPOINT stands without /v1/traces, which is put behind it');
  }
  if (/[?#@]/.test(addressSearchUrl)) {
    faults.push('ADDRESS_SEARCH_URL stands without a login and without ?, as pages ask behind it');
  }
  if (hasMoreThanOrigin(publicUrl)) {
    faults.push(
      'PUBLIC_URL must be an address without a path, such as https://boligstyling.example',
    );
  }
  return faults;
}

function fileStoreFaults(settings: FileStoreSettings): string[] {
  const { filesS3Endpoint, filesS3Bucket, filesS3AccessKeyId, filesS3SecretAccessKey } = settings;
  const needed = {
    FILES_S3_ENDPOINT: filesS3Endpoint,
    FILES_S3_BUCKET: filesS3Bucket,
    FILES_S3_ACCESS_KEY_ID: filesS3AccessKeyId,
    FILES_S3_SECRET_ACCESS_KEY: filesS3SecretAccessKey,
  };
  const missing = Object.entries(needed).filter(([, value]) => !value);
  if (missing.length === Object.keys(needed).length) return [];
  return missing.map(([name]) => `${name} must be set too, for the store of files in S3`);
}

function hasMoreThanOrigin(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { pathname, search, hash, username, password } = new URL(address);
  return pathname !== '/' || `${search}${hash}${username}${password}` !== '';
}

export const CONFIG = Symbol('config');
