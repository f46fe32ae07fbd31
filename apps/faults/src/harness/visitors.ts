import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ApiProcess } from './api-process.js';

export interface Submission {
  readonly marker: string;
  readonly key: string;
  acknowledged: boolean;
}

/** 0 for no answer within ten seconds. */
export interface Try {
  readonly status: number;
  readonly body: string;
  readonly retryAfter: string | null;
  /** Opens the page of the lead. */
  readonly cookie: string;
  readonly seconds: number;
}

const TRY_AGAIN_MS = 150;
const LONGEST_TRY_MS = 10_000;
const TIMEOUT_MS = 600_000;

/** Visitors whose browsers retry like the site's own queue. */
export class Visitors {
  readonly ledger: Submission[] = [];

  readonly tries: Try[] = [];

  constructor(private readonly replicas: readonly ApiProcess[]) {}

  /** Submits until acknowledged, `atOnce` concurrently, starting at replica `first`. */
  async submit(count: number, atOnce = 8, first?: number): Promise<void> {
    const submissions = Array.from({ length: count }, () => this.enter());
    await this.send(submissions, atOnce, first);
  }

  async send(unsent: readonly Submission[], atOnce = 8, first?: number): Promise<void> {
    const submissions = unsent.filter(({ acknowledged }) => !acknowledged);
    const lanes = Array.from({ length: atOnce }, async () => {
      for (let next = submissions.shift(); next; next = submissions.shift()) {
        await this.persist(next, first ?? this.ledger.indexOf(next));
      }
    });
    await Promise.all(lanes);
  }

  enter(): Submission {
    const submission = { marker: randomUUID(), key: randomUUID(), acknowledged: false };
    this.ledger.push(submission);
    return submission;
  }

  async try(submission: Submission, replica: ApiProcess, longestMs = LONGEST_TRY_MS): Promise<Try> {
    const start = performance.now();
    const answer = await fetch(`${replica.url}/api/leads`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        apikey: 'boligstyling-development-key',
        'idempotency-key': submission.key,
        // As the site's own form, whose browser may follow the lead.
        ...{ 'x-form-seconds': '60', 'sec-fetch-site': 'same-origin' },
      },
      body: JSON.stringify(requestOf(submission)),
      signal: AbortSignal.timeout(longestMs),
    }).catch(() => undefined);
    const body = (await answer?.text().catch(() => '')) ?? '';
    if (answer?.ok) submission.acknowledged = true;
    const status = answer?.status ?? 0;
    const retryAfter = answer?.headers.get('retry-after') ?? null;
    const cookie = answer?.headers.get('set-cookie')?.split(';')[0] ?? '';
    const made = { status, body, retryAfter, cookie, seconds: (performance.now() - start) / 1000 };
    this.tries.push(made);
    return made;
  }

  private async persist(submission: Submission, first: number): Promise<void> {
    const deadline = performance.now() + TIMEOUT_MS;
    for (let turn = first; performance.now() < deadline; turn += 1) {
      const replica = this.replicas[turn % this.replicas.length];
      if (replica) await this.try(submission, replica);
      if (submission.acknowledged) return;
      await sleep(TRY_AGAIN_MS);
    }
  }
}

function requestOf({ marker }: Submission) {
  return {
    customer_name: marker,
    customer_email: `${marker}@nordmann.no`,
    customer_phone: '40000000',
    service_type: 'Delstyling',
    location: 'Bergen',
    address: `Vei ${marker}, 5015 Bergen`,
    styling_needs: 'Leiligheten er tom.',
    rooms: '3 rom',
    property_size: '74 kvm',
    timeframe: 'Innen 1 måned',
    property_type_field: 'Leilighet',
    message: '',
    sell_property: 'yes',
    accept_styling_only: 'yes',
  };
}
