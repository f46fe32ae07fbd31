import type { Config } from './config/config.js';
import { shownSettings } from './config/shown-settings.js';
import { PRODUCT_VERSION } from './platform/system/project-file.js';
import type { RunningProduct } from './start-product.js';

export function startUpLine({ config, port, schema }: RunningProduct) {
  return { version: PRODUCT_VERSION, schema, port, settings: shownSettings(config) };
}

export function startUpText({ config, port, madePassword }: RunningProduct): string {
  const address = `http://localhost:${port}`;
  return [
    '',
    `  ${config.wordmark} runs at  ${address}`,
    `  Administrator         ${address}/admin/login`,
    `                        ${madePassword ? `password: ${madePassword}` : passwordSource(config)}`,
    `  E-mails               ${config.smtpUrl ? 'leave through SMTP_URL' : `are kept in ${config.mailFolder}`}`,
    `  Database              ${config.databaseUrl ? 'DATABASE_URL' : `embedded, in ${config.dataDir}`}`,
    '',
    '  Ctrl-C stops it. What was received is kept.',
    '',
  ].join('\n');
}

function passwordSource({ adminPasswordHash, sharedPassword }: Config): string {
  if (sharedPassword === 'off') return 'with your own name: SHARED_PASSWORD is off';
  return adminPasswordHash
    ? 'with the password that ADMIN_PASSWORD_HASH was made from'
    : 'with the password in ADMIN_PASSWORD';
}
