import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Database, migrate, startEmbeddedPostgres } from '@boligstyling/adapters-postgres';
import { AuditLog } from '@boligstyling/application';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Config } from './config/config.js';
import { embeddedFolder, ownerUrlOf, workerOf } from './operate/database-roles.js';
import { createLogger } from './platform/logging/create-logger.js';
import { withKeptSecrets } from './platform/secrets/kept-secrets.js';

export interface RunningProduct {
  readonly config: Config;
  readonly port: number;
  readonly schema: string;
  readonly madePassword: string | undefined;
  /**
   * Finishes pending work, then ends every connection and the embedded database.
   *
   * @param noticeMs time to go on serving while reporting that it leaves
   */
  stop(noticeMs: number): Promise<void>;
  /** Right before the process ends. */
  giveUp(): void;
}

/** Loads most of the code, which takes as long as PostgreSQL to start. */
const serving = () => import('./create-app.js');

/**
 * @throws Error when the database is unreachable, is another than that of the migrations, or the
 * port is taken
 */
export async function startProduct(settings: Config): Promise<RunningProduct> {
  const config = await withKeptSecrets(settings);
  const embedded = config.databaseUrl
    ? undefined
    : await startEmbeddedPostgres({
        dataDir: embeddedFolder(config),
        durable: true,
        onLaunch: () => void serving().catch(() => undefined),
        // Includes the end of the server's log, which has neither statements nor rows.
        onFault: ({ message }) => createLogger(config).error(message),
      });
  const databaseUrl = config.databaseUrl ?? embedded?.workerUrl ?? '';
  try {
    const warn = (what: string) => createLogger(config).warn(what);
    const onWait = (why: string) =>
      warn(`The database does not answer yet (${why}); waiting for it, a minute at most.`);
    const database = Database.open(databaseUrl, undefined, config.databasePooler);
    const [schema, { app, leave }] = await Promise.all([
      migrate(ownerUrlOf(config, embedded), {
        worker: workerOf(config, embedded),
        servedAt: config.databaseUrl,
        onWait,
        onLocked: () => warn('Somebody holds a table that a migration changes; trying again.'),
      }),
      serving().then(({ createProduct }) => createProduct(config, database)),
    ]);
    const port = await listen(app, config);
    return {
      config,
      port,
      schema,
      madePassword:
        config.adminPassword === settings.adminPassword ? undefined : config.adminPassword,
      stop: async (noticeMs) => {
        leave();
        await sleep(noticeMs);
        await app.close();
        await database.close();
        await embedded?.stop();
      },
      giveUp: () => app.get(AuditLog).giveUp(),
    };
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}

/**
 * @returns the port, which the system chooses for 0
 * @throws Error with the address that cannot be listened on
 */
async function listen(app: NestFastifyApplication, { port, host }: Config): Promise<number> {
  await app.listen(port, host).catch((cause: { code?: string }) => {
    throw new Error(
      `The product cannot listen at ${host}:${port} (${cause.code}): another program may have the port, or the address is not this machine's. PORT and HOST say another.`,
      { cause },
    );
  });
  return (app.getHttpServer().address() as AddressInfo).port;
}
