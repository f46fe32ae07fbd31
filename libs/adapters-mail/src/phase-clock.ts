import type { SmtpLimits, SmtpPhase } from './smtp-limits.js';

/** An entry of nodemailer's transaction log: what it tells while it talks to a server. */
interface LogEntry {
  readonly tnx?: string;
  readonly remoteAddress?: string;
}

/** Follows one conversation by nodemailer's log, and ends it when a phase lasts too long. */
export class PhaseClock {
  /** Phases that wait for the server, in order: pipelined commands go out before the first reply. */
  private pending: SmtpPhase[] = ['connection'];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly limits: SmtpLimits,
    private readonly onTooLong: (phase: SmtpPhase) => void,
  ) {
    this.restart();
  }

  /** The logger for nodemailer. Nothing of it is written anywhere. */
  get logger() {
    const ignore = () => undefined;
    const heard = (entry: LogEntry, message: string) => this.heard(entry, message);
    const levels = { debug: heard, info: heard, warn: ignore, error: ignore };
    return { ...levels, level: ignore, trace: ignore, fatal: ignore };
  }

  /** From now on the conversation waits for nothing but this. */
  begin(phase: SmtpPhase): void {
    this.pending = [phase];
    this.restart();
  }

  /** Nothing is waited for. */
  stop(): void {
    this.pending = [];
    this.restart();
  }

  private heard({ tnx, remoteAddress }: LogEntry, message: string): void {
    if (tnx === 'network' && remoteAddress && this.pending[0] === 'connection') {
      this.begin('greeting');
    } else if (tnx === 'client') {
      this.pending.push(message === 'DATA' ? 'data' : 'command');
      if (this.pending.length === 1) this.restart();
    } else if (tnx === 'server') {
      this.pending.shift();
      this.restart();
    } else if (tnx === 'message' && this.pending[0] === 'text') {
      this.begin('answer');
    }
  }

  private restart(): void {
    clearTimeout(this.timer);
    const [phase] = this.pending;
    if (phase) this.timer = setTimeout(() => this.onTooLong(phase), this.limits[phase]);
  }
}
