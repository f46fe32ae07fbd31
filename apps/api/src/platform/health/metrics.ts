import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What the database says of itself and of the outbox. */
export interface DatabaseFigures {
  /** Leads stored since the database's statistics were last reset. */
  readonly leadsStored: number;
  readonly notificationsDue: number;
  readonly notificationsParked: number;
  /** How long the oldest one that has not left has been waiting; 0 if none is. */
  readonly oldestDueSeconds: number;
  /** Leads whose next step failed; the others go on without them. */
  readonly leadsSetAside: number;
  /** How long the lead that is due longest has waited for its next step; 0 if none is due. */
  readonly oldestStepSeconds: number;
  readonly connections: number;
  readonly connectionsIdle: number;
  readonly callersWaiting: number;
}

/** What a monitor reads, in the text format of Prometheus. */
export class Metrics {
  private readonly registry = new Registry();
  private readonly latency = new Histogram({
    name: 'boligstyling_request_seconds',
    help: 'How long requests took, by the pattern of their route.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [this.registry],
  });
  private readonly up = this.gauge('database_up', 'Whether the database answered just now.');
  private readonly figures: Record<keyof DatabaseFigures, Gauge> = {
    leadsStored: this.gauge('leads_stored', 'Leads ever stored, the same on every replica.'),
    notificationsDue: this.gauge('notifications_due', 'E-mails that have yet to leave.'),
    notificationsParked: this.gauge('notifications_parked', 'E-mails given up after failures.'),
    oldestDueSeconds: this.gauge(
      'oldest_notification_seconds',
      'How long the oldest e-mail that has not left has been waiting.',
    ),
    leadsSetAside: this.gauge('leads_set_aside', 'Leads whose next step failed.'),
    oldestStepSeconds: this.gauge(
      'oldest_step_seconds',
      'How long the lead that is due longest has waited for its next step.',
    ),
    connections: this.gauge('pool_connections', 'Open connections to the database.'),
    connectionsIdle: this.gauge('pool_connections_idle', 'Those among them that nobody uses.'),
    callersWaiting: this.gauge('pool_callers_waiting', 'Callers that wait for a connection.'),
  };

  /** @param read throws when the database is away */
  constructor(private readonly read: () => Promise<DatabaseFigures>) {
    collectDefaultMetrics({ register: this.registry });
  }

  /** One request has been answered. */
  observe(method: string, route: string, status: number, seconds: number): void {
    this.latency.observe({ method, route, status }, seconds);
  }

  get contentType(): string {
    return this.registry.contentType;
  }

  /** Never throws: that the database is away is a figure too. */
  async text(): Promise<string> {
    try {
      const read = await this.read();
      this.up.set(1);
      for (const [name, gauge] of Object.entries(this.figures)) {
        gauge.set(read[name as keyof DatabaseFigures]);
      }
    } catch {
      this.up.set(0);
    }
    return this.registry.metrics();
  }

  private gauge(name: string, help: string): Gauge {
    return new Gauge({ name: `boligstyling_${name}`, help, registers: [this.registry] });
  }
}
