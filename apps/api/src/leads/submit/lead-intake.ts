import {
  type RemainingCalls,
  type LeadReceipt,
  SubmitLead,
  type SubmissionKey,
} from '@boligstyling/application';
import {
  isConfirmed,
  partnerGroupsOf,
  suspicionOf,
  toLeadDetails,
  RateLimited,
  type IntegratorKey,
  KEY_WINDOW_SECONDS,
  LEAD_KEYS,
  type LeadDetails,
  type LeadKey,
  leadField,
  type PartnerGroup,
} from '@boligstyling/domain';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../../config/config.js';
import { apiKeyOf } from '../../platform/access/integrator.guard.js';
import { isFromOwnPage, isFromPage } from '../../platform/access/from-request.js';
import {
  type LeftOfLimit,
  type LimitKeeper,
  RateLimit,
} from '../../platform/limits/rate-limiter.js';
import { clientNetwork } from '../../platform/limits/client-network.js';
import { InvalidRequest } from '../../platform/problems/api-problems.js';
import { formHints, isFromForm, shownConsent } from '../../platform/limits/form-hints.js';
import type { SubmitLeadDto } from './submit-lead.dto.js';
import { hash } from 'node:crypto';
import { idempotencyKeyFaults } from '../../platform/validation/field.js';

const FROM_THE_START: readonly LeadKey[] = [
  'customerName',
  'customerEmail',
  'customerPhone',
  'serviceType',
  'location',
  'address',
  'stylingNeeds',
  'rooms',
  'propertySize',
  'timeframe',
  'propertyType',
  'preferredStyle',
  'message',
  'sellProperty',
  'acceptStylingOnly',
  'additionalInfo',
  'source',
];
const ADDED = LEAD_KEYS.filter((key) => !FROM_THE_START.includes(key)).map((key) => ({
  key,
  absent: leadField(key).absent,
}));

/**
 * Scoped to the integrator.
 *
 * @throws InvalidRequest unless the idempotency key is 1 to 200 visible ASCII characters
 */
export function submissionKey(
  header: string | undefined,
  details: LeadDetails,
  partnerGroups: readonly PartnerGroup[],
  sentBy?: string,
): SubmissionKey | undefined {
  if (header === undefined) return undefined;
  const faults = idempotencyKeyFaults(header);
  if (faults.length > 0) throw new InvalidRequest(faults);
  const key = sentBy ? `${sentBy} ${hash('sha256', header)}` : header;
  return { idempotencyKey: key, digest: digestOf(details, partnerGroups) };
}

/** Optional fields enter only if given, so that stored digests stay valid when a field is added. */
function digestOf(details: LeadDetails, partnerGroups: readonly PartnerGroup[]): string {
  const content: Record<string, unknown> = {};
  for (const key of FROM_THE_START) content[key] = details[key];
  for (const { key, absent } of ADDED) {
    if (details[key] !== absent) content[key] = details[key];
  }
  if (partnerGroups.includes('estate-agent')) content['recipients'] = partnerGroups;
  return hash('sha256', JSON.stringify(content));
}

interface Noted {
  readonly perMinute: number;
  readonly remaining: number;
  /** In ms, on a monotonic clock. */
  readonly at: number;
  readonly resetMs: number;
}

/** Limits as of the last insert, so that a refusal costs no statement. */
export class KeyLimits {
  private readonly noted = new Map<string, Noted>();

  constructor(private readonly now: () => number = () => performance.now()) {}

  note({ id, perMinute }: IntegratorKey, { remaining, resetSeconds }: RemainingCalls): void {
    this.noted.set(id, { perMinute, remaining, at: this.now(), resetMs: resetSeconds * 1000 });
  }

  /** As known to this replica: all, if the window has ended or the limit has changed. */
  left({ id, perMinute }: IntegratorKey): RemainingCalls {
    const last = this.noted.get(id);
    const leftMs = last ? last.resetMs - (this.now() - last.at) : 0;
    if (!last || leftMs <= 0 || last.perMinute !== perMinute) {
      return { remaining: perMinute, resetSeconds: KEY_WINDOW_SECONDS };
    }
    return { remaining: last.remaining, resetSeconds: Math.ceil(leftMs / 1000) };
  }
}

const UNCONFIRMED = {
  field: 'accept_styling_only',
  message: 'Du må bekrefte at skjemaet kun skal benyttes for å få tilbud på styling.',
};

export function requireConfirmed(details: LeadDetails): void {
  if (!isConfirmed(details)) throw new InvalidRequest([UNCONFIRMED]);
}

export type Entrance = 'api' | 'by-name';

@Injectable()
export class LeadIntake implements LimitKeeper {
  private readonly limit: RateLimit | undefined;
  private readonly keyLimits = new KeyLimits();

  constructor(
    private readonly submitLead: SubmitLead,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    const { leadsPerMinute } = config;
    this.limit = leadsPerMinute > 0 ? new RateLimit(leadsPerMinute) : undefined;
  }

  /**
   * A repeat gets its receipt even past the limit. A lead without «for styling only» is rejected by
   * REST and held by name, where clients rely on acceptance.
   *
   * @throws RateLimited, InvalidRequest, and as {@link SubmitLead}
   */
  async receive(
    dto: SubmitLeadDto,
    key: string | undefined,
    request: FastifyRequest,
    entrance: Entrance = 'api',
  ): Promise<LeadReceipt> {
    const details = toLeadDetails(dto);
    if (entrance === 'api') requireConfirmed(details);
    const partnerGroups = partnerGroupsOf(dto);
    const named = apiKeyOf(request);
    const submission = submissionKey(key, details, partnerGroups, named?.key.id);
    const waitSeconds = this.waitFor(request);
    if (waitSeconds === 0) {
      const place = entrance === 'api' && this.isFromOurForm(request) ? 'form' : entrance;
      const textVersion = place === 'form' ? shownConsent(request.headers) : undefined;
      const suspicion = suspicionOf(formHints(request.headers), details);
      const sentBy = named?.key;
      const leftToKey = (left: RemainingCalls) => sentBy && this.keyLimits.note(sentBy, left);
      const arrived = { place, partnerGroups, textVersion, suspicion, submission } as const;
      const arrival = { ...arrived, requestId: request.id, sentBy, leftToKey };
      return this.submitLead.execute(details, arrival);
    }
    const receipt = submission && (await this.submitLead.repeat(submission));
    if (!receipt) throw new RateLimited(waitSeconds);
    return receipt;
  }

  leftTo(request: FastifyRequest): LeftOfLimit[] {
    const left: LeftOfLimit[] = [];
    const key = apiKeyOf(request)?.key;
    if (this.limit && !isServer(request)) {
      const { perMinute } = this.limit;
      left.push({ name: 'leads', perMinute, ...this.limit.look(clientNetwork(request.ip)) });
    }
    if (key) left.push({ name: 'key', perMinute: key.perMinute, ...this.keyLimits.left(key) });
    return left;
  }

  /** Others' forms may send the hints too, but their consent texts are not ours. */
  private isFromOurForm(request: FastifyRequest): boolean {
    const isOthers = apiKeyOf(request) !== undefined || isFromPage(request);
    return isFromForm(request.headers) && (!isOthers || isFromOwnPage(request, this.config));
  }

  /** Seconds. An integrator's server sends for many owners, so only its key's limit applies. */
  private waitFor(request: FastifyRequest): number {
    const named = apiKeyOf(request);
    const left = named && this.keyLimits.left(named.key);
    if (left?.remaining === 0) return left.resetSeconds;
    if (!this.limit || isServer(request)) return 0;
    const { isGranted, resetSeconds } = this.limit.take(clientNetwork(request.ip));
    return isGranted ? 0 : resetSeconds;
  }
}

const isServer = (request: FastifyRequest): boolean =>
  apiKeyOf(request)?.by === 'secret' && !isFromPage(request);
