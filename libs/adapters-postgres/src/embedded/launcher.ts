import { closeSync, ftruncateSync, openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './free-port.js';
import type { Programs } from './programs.js';
import { serverArguments } from './server-settings.js';

const MOST_LAUNCHES = 12;
/** After a crash the old server's processes need a moment to go; until then a new one gives up. */
const PAUSE_MS = 250;

/** Launches servers on one data folder, one after the other, and gives up if none stays up. */
export class Launcher {
  private running = false;
  private launches = 0;
  private readonly logFile: string;

  constructor(
    private readonly programs: Programs,
    private readonly dataDir: string,
    private readonly durable: boolean,
  ) {
    this.logFile = join(dataDir, 'server.log');
  }

  /**
   * Launches a server unless the last one launched still runs. Without a `port` it finds a free one.
   *
   * @throws Error with the end of the server's log when too many have ended
   */
  async launch(port: number | undefined): Promise<void> {
    if (this.running) return;
    if (this.launches++ === MOST_LAUNCHES) throw await this.fault();
    const command = serverArguments(this.dataDir, port ?? (await freePort()), this.durable);
    const log = openSync(this.logFile, 'a', 0o600);
    ftruncateSync(log);
    this.running = true;
    void this.programs.serve(command, log).then(async () => {
      await sleep(PAUSE_MS);
      this.running = false;
    });
    closeSync(log);
  }

  /** What to tell when no server came up. */
  async fault(): Promise<Error> {
    const log = await readFile(this.logFile, 'utf8').catch(() => '');
    const end = log.trim().split('\n').slice(-5).join('\n');
    return new Error(`The embedded PostgreSQL in ${this.dataDir} did not start.\n${end}`);
  }
}
