import 'reflect-metadata';
import { flushCompileCache } from 'node:module';
import { parseConfig } from './config/config.js';
import { createLogger } from './platform/logging/create-logger.js';
import { endOnFault } from './platform/logging/end-on-fault.js';
import { collectGarbage } from './platform/system/collect-garbage.js';
import { startProduct } from './start-product.js';
import { startUpLine, startUpText } from './start-up-text.js';

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
    // With `NODE_COMPILE_CACHE` set, the next start finds the compiled code however this process
    // ends.
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
