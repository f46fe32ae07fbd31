import type { RemainingCalls } from '@boligstyling/application';
import { RateLimited } from '@boligstyling/domain';
import type { FastifyRequest } from 'fastify';
import { clientNetwork } from './client-network.js';
import {
  applyDecorators,
  type CanActivate,
  type ExecutionContext,
  Injectable,
  Module,
  UseGuards,
  type Type,
} from '@nestjs/common';
import { partnerOf } from '../access/partner.guard.js';
import { RouteConfig, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { ApiExtension } from '@nestjs/swagger';

/** Per client network unless a subclass identifies the caller better. */
export abstract class RateLimiter implements LimitKeeper {
  private readonly limit: RateLimit;

  constructor(
    private readonly name: string,
    private readonly perMinute: number,
    private readonly callerOf = ({ ip }: FastifyRequest) => clientNetwork(ip),
  ) {
    this.limit = new RateLimit(perMinute);
  }

  count(request: FastifyRequest): void {
    const { isGranted, resetSeconds } = this.limit.take(this.callerOf(request));
    if (!isGranted) throw new RateLimited(resetSeconds);
  }

  leftTo(request: FastifyRequest): LeftOfLimit[] {
    const { name, perMinute } = this;
    return [{ name, perMinute, ...this.limit.look(this.callerOf(request)) }];
  }
}

/** Allows for a person who changes a decision several times. */
const A_MINUTE = 20;

const KEY_LENGTH = 240;

/**
 * Changes that notify others or are expensive, per caller and record. Not per address, because an
 * office with many partners shares one.
 */
@Injectable()
class Presses extends RateLimiter {
  constructor() {
    super('presses', A_MINUTE, pressedBy);
  }
}

function pressedBy(request: FastifyRequest): string {
  const { id = '' } = (request.params ?? {}) as { id?: string };
  const caller = partnerOf(request)?.partnerId ?? request.headers['link-token'] ?? '';
  return `${id} ${String(caller)}`.slice(0, KEY_LENGTH);
}

@Injectable()
class PressGuard implements CanActivate {
  constructor(private readonly presses: Presses) {}

  canActivate(context: ExecutionContext): boolean {
    this.presses.count(context.switchToHttp().getRequest<FastifyRequest>());
    return true;
  }
}

export const LimitedPress = (): MethodDecorator =>
  applyDecorators(UseGuards(PressGuard), Limited(Presses));

@Module({ providers: [Presses], exports: [Presses] })
export class PressesModule {}

export interface LeftOfLimit {
  readonly name: string;
  readonly perMinute: number;
  readonly remaining: number;
  readonly resetSeconds: number;
}

export interface LimitKeeper {
  leftTo(request: FastifyRequest): readonly LeftOfLimit[];
}

/** Internal mark in the contract, removed when it is complete. */
export const LIMITED = 'x-limited';

export function Limited(keeper: Type<LimitKeeper>): MethodDecorator {
  return applyDecorators(RouteConfig({ limits: keeper }), ApiExtension(LIMITED, true));
}

/**
 * draft-ietf-httpapi-ratelimit-headers, also on answers to unreadable bodies, before anything was
 * counted.
 */
export function sendLimits(app: NestFastifyApplication): void {
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onSend', (request, reply, _, done) => {
    const { limits } = request.routeOptions.config as { limits?: Type<LimitKeeper> };
    const left = limits ? app.get(limits, { strict: false }).leftTo(request) : [];
    if (left.length > 0) {
      const policies = left.map(({ name, perMinute }) => `"${name}";q=${perMinute};w=60`);
      const rests = left.map(
        ({ name, ...rest }) => `"${name}";r=${rest.remaining};t=${rest.resetSeconds}`,
      );
      void reply.header('ratelimit-policy', policies.join(', '));
      void reply.header('ratelimit', rests.join(', '));
    }
    done();
  });
}

const WINDOW_MS = 60_000;

/** Bounds memory: at most twice as many clients are kept. */
const CLIENTS_REMEMBERED = 20_000;

interface LimitState extends RemainingCalls {
  readonly isGranted: boolean;
}

/**
 * Sliding window of 60 seconds. Refused calls do not count. Each process counts separately in
 * memory.
 */
export class RateLimit {
  private latest = new Map<string, readonly number[]>();
  private earlier = new Map<string, readonly number[]>();
  private latestSince: number;

  constructor(
    readonly perMinute: number,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.latestSince = now();
  }

  take(client: string): LimitState {
    const now = this.now();
    this.clear(now);
    const recent = this.recent(client, now);
    const isGranted = recent.length < this.perMinute;
    const counted = isGranted ? [...recent, now] : recent;
    this.latest.set(client, counted);
    return { isGranted, ...this.left(counted, now) };
  }

  look(client: string): RemainingCalls {
    const now = this.now();
    return this.left(this.recent(client, now), now);
  }

  private recent(client: string, now: number): readonly number[] {
    const known = this.latest.get(client) ?? this.earlier.get(client) ?? [];
    return known.filter((at) => at > now - WINDOW_MS);
  }

  private left(counted: readonly number[], now: number): RemainingCalls {
    return {
      remaining: this.perMinute - counted.length,
      resetSeconds: Math.ceil((WINDOW_MS - (now - (counted[0] ?? now))) / 1000),
    };
  }

  private clear(now: number): void {
    const isOver = now >= this.latestSince + WINDOW_MS;
    if (!isOver && this.latest.size < CLIENTS_REMEMBERED) return;
    this.earlier = this.latest;
    this.latest = new Map();
    this.latestSince = now;
  }
}
