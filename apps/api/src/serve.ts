import 'reflect-metadata';
import { flushCompileCache } from 'node:module';
import { parseConfig, type Config } from './config/config.js';
import { createLogger, endOnFault } from './platform/logging/create-logger.js';
import { startProduct, type RunningProduct } from './start-product.js';
import { shownSettings } from './config/shown-settings.js';
import { PRODUCT_VERSION } from './platform/system/project-file.js';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** After a stop signal: a load balancer probes about every second. */
const NOTICE_MS = 1_500;

const START_IS_OVER_MS = 5_000;

/** Ends a hanging process; its leases then expire. */
const STOP_LIMIT_MS = 8_500;

/** A start that fails is reported, and ends the process. */
export async function serve(): Promise<void> {
  try {
    const config = parseConfig(process.env);
    const product = await startProduct(config);
    const logger = createLogger(config);
    endOnFault(config, () => product.giveUp());
    logger.info(startUpLine(product), 'serving');
    if (!config.production) console.log(startUpText(product));
    // However this process ends, the next start finds compiled code.
    flushCompileCache();
    setTimeout(collectGarbage, START_IS_OVER_MS).unref();

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
}

export function startUpLine({ config, port, schema }: RunningProduct) {
  return { version: PRODUCT_VERSION, schema, port, settings: shownSettings(config) };
}

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

/**
 * Returns memory that only the start needed. Blocks for about 0.2 s.
 */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as NodeJS.GCFunction;
  collect({ type: 'major', flavor: 'last-resort' });
}
