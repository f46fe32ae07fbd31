import { Logger } from '@nestjs/common';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { JOBS } from '../jobs/jobs.js';
import { PRODUCT_VERSION } from '../system/project-file.js';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config.js';
import { hash, timingSafeEqual } from 'node:crypto';

const FIGURES = {
  leadsStored: ['leads_stored', 'Leads ever stored, the same on every replica.'],
  notificationsDue: ['notifications_due', 'E-mails that have yet to leave.'],
  notificationsParked: ['notifications_parked', 'E-mails given up after failures.'],
  oldestDueSeconds: [
    'oldest_notification_seconds',
    'How long the oldest e-mail that has not left has been waiting.',
  ],
  webhooksDue: ['webhooks_due', 'Messages to integrators that have yet to leave.'],
  webhooksParked: ['webhooks_parked', 'Messages to integrators given up.'],
  oldestWebhookSeconds: [
    'oldest_webhook_seconds',
    'How long the oldest message to an integrator that has not left has been waiting.',
  ],
  leadsDue: ['leads_due', 'Leads whose next step could be taken now.'],
  leadsHeld: ['leads_held', 'Leads that may be spam, and wait for somebody to look.'],
  leadsWithoutPartner: [
    'leads_without_partner',
    'Leads that partners are looked for, and that none is asked about or has.',
  ],
  answersOverdue: ['answers_overdue', 'Offers that are open past their deadline.'],
  clockBehindSeconds: ['clock_behind_seconds', "How far the database's clock was set back."],
  clockDifferenceSeconds: [
    'clock_difference_seconds',
    "How far this machine's clock is from the database's.",
  ],
  auditWaitedSeconds: [
    'oldest_audit_row_seconds',
    'How long the oldest row of what administrators read has waited to be kept.',
  ],
  leadsSetAside: ['leads_set_aside', 'Leads whose next step failed.'],
  oldestStepSeconds: [
    'oldest_step_seconds',
    'How long the lead that is due longest has waited for its next step.',
  ],
  connections: ['pool_connections', 'Open connections to the database.'],
  connectionsIdle: ['pool_connections_idle', 'Those among them that nobody uses.'],
  callersWaiting: ['pool_callers_waiting', 'Callers that wait for a connection.'],
} as const;
type DatabaseFigures = Readonly<Record<keyof typeof FIGURES, number>>;

/** A one-time job would look late forever. */
const TIMED_BY_DATABASE = [...Object.keys(JOBS), 'backup'];

interface DatabaseWords {
  /** On any replica, in seconds since 1970. Only seldom jobs are stored. */
  readonly jobs: Readonly<Record<string, number>>;
  readonly schema: string;
}

export class Metrics {
  private readonly log = new Logger('Metrics');
  private readonly registry = new Registry();
  private readonly latency = new Histogram({
    name: 'boligstyling_request_seconds',
    help: 'How long requests took, by the pattern of their route.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [this.registry],
  });
  private readonly up = this.gauge('database_up', 'Whether the database answered just now.');
  private readonly info = new Gauge({
    name: 'boligstyling_info',
    help: 'The release that runs here, and the schema of its database.',
    labelNames: ['version', 'schema'],
    registers: [this.registry],
  });
  private readonly jobSuccess = new Gauge({
    name: 'boligstyling_job_last_success_seconds',
    help: 'When a job last succeeded, in seconds since 1970; the start where it has not yet.',
    labelNames: ['job'],
    registers: [this.registry],
  });
  private readonly jobInterval = new Gauge({
    name: 'boligstyling_job_interval_seconds',
    help: 'How long there is between two runs of a job.',
    labelNames: ['job'],
    registers: [this.registry],
  });
  private readonly figures = Object.entries(FIGURES).map(
    ([key, [name, help]]) => [key as keyof DatabaseFigures, this.gauge(name, help)] as const,
  );

  /** @param read throws when the database is away */
  constructor(
    private readonly read: () => Promise<DatabaseFigures & DatabaseWords>,
    private readonly jobs: () => ReadonlyMap<string, Date>,
  ) {
    collectDefaultMetrics({ register: this.registry });
    for (const [job, seconds] of Object.entries(JOBS)) this.jobInterval.set({ job }, seconds);
  }

  observe(method: string, route: string, status: number, seconds: number): void {
    this.latency.observe({ method, route, status }, seconds);
  }

  get contentType(): string {
    return this.registry.contentType;
  }

  /** Never throws: an unreachable database is a figure too. */
  async text(): Promise<string> {
    for (const [job, at] of this.jobs()) this.jobSuccess.set({ job }, at.getTime() / 1000);
    try {
      const read = await this.read();
      this.show(read);
      this.up.set(1);
      for (const [key, gauge] of this.figures) gauge.set(read[key]);
    } catch (error) {
      this.log.warn({ msg: 'no figures of the database', err: error });
      this.up.set(0);
      // Stale values would keep an alert firing.
      for (const [, gauge] of this.figures) gauge.reset();
    }
    return this.registry.metrics();
  }

  private show({ jobs, schema }: DatabaseWords): void {
    for (const job of TIMED_BY_DATABASE)
      if (jobs[job] !== undefined) this.jobSuccess.set({ job }, jobs[job]);
    this.info.reset();
    this.info.set({ version: PRODUCT_VERSION, schema }, 1);
  }

  private gauge(name: string, help: string): Gauge {
    return new Gauge({ name: `boligstyling_${name}`, help, registers: [this.registry] });
  }
}

/** By token only: behind a proxy every caller seems local, so an address proves nothing. */
export function serveMetrics(
  fastify: FastifyInstance,
  { metricsToken }: Config,
  metrics: Metrics,
): void {
  if (!metricsToken) return;
  const expected = new SecretText(`Bearer ${metricsToken}`);
  fastify.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    metrics.observe(request.method, route, reply.statusCode, reply.elapsedTime / 1000);
    done();
  });
  fastify.get('/api/metrics', async ({ headers }, reply) => {
    if (!expected.equals(headers.authorization ?? '')) return reply.callNotFound();
    return reply.type(metrics.contentType).send(await metrics.text());
  });
}

class SecretText {
  private readonly digest: Buffer;

  constructor(secret: string) {
    this.digest = digestOf(secret);
  }

  /** In constant time, so that timing reveals nothing. */
  equals(given: string): boolean {
    return timingSafeEqual(digestOf(given), this.digest);
  }
}

function digestOf(text: string): Buffer {
  return hash('sha256', text, 'buffer');
}
