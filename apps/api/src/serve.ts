import 'reflect-metadata';
import { flushCompileCache } from 'node:module';
import { parseConfig, type Config } from './config/config.js';
import { createLogger } from './platform/logging/create-logger.js';
import { endOnFault } from './platform/logging/end-on-fault.js';
import { startProduct, type RunningProduct } from './start-product.js';
import { shownSettings } from './config/shown-settings.js';
import { PRODUCT_VERSION } from './platform/system/product-version.js';

/** Asked to stop by a supervisor, it serves this long yet: a load balancer looks every second or so. */
const NOTICE_MS = 1_500;

/** Whatever hangs, the process is gone after this. What it held is free again when its lease runs out. */
const STOP_LIMIT_MS = 8_500;

try {
  const config = parseConfig(process.env);
  const product = await startProduct(config);
  const logger = createLogger(config);
  endOnFault(config, () => product.giveUp());
  logger.info(startUpLine(product), 'serving');
  if (!config.production) console.log(startUpText(product));
  // Where `NODE_COMPILE_CACHE` names a folder, the next start finds what this one compiled, however it ends.
  flushCompileCache();

  const stop = (signal: NodeJS.Signals) => {
    logger.info({ signal }, 'stopping');
    setTimeout(() => {
      product.giveUp();
      process.exit(1);
    }, STOP_LIMIT_MS);
    product.stop(signal === 'SIGTERM' ? NOTICE_MS : 0).then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/** What the log says of the start: the release, the schema, and what it runs with. */
export function startUpLine({ config, port, schema }: RunningProduct) {
  return { version: PRODUCT_VERSION, schema, port, settings: shownSettings(config) };
}

/** What the operator reads once the product serves: where it is, how to log in, where e-mails go. */
function startUpText({ config, port, madePassword }: RunningProduct): string {
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
