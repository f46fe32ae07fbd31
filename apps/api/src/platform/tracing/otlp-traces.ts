import { setTimeout as sleep } from 'node:timers/promises';
import { context, SpanKind, SpanStatusCode, trace, TraceFlags } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  type IdGenerator,
  RandomIdGenerator,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { OnApplicationShutdown } from '@nestjs/common';
import { PRODUCT_VERSION } from '../system/project-file.js';
import { askerOf, traceOf, type Done, Traces } from './traces.js';

const KINDS = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  internal: SpanKind.INTERNAL,
} as const;

const LAST_SPANS_MS = 1_500;

/** Random, except for the one span that needs fixed ones. */
class GivenIds implements IdGenerator {
  private readonly random = new RandomIdGenerator();
  next: { traceId: string; spanId: string } | undefined;

  generateTraceId(): string {
    return this.next?.traceId ?? this.random.generateTraceId();
  }

  generateSpanId(): string {
    return this.next?.spanId ?? this.random.generateSpanId();
  }
}

/**
 * Spans are made by hand: automatic instrumentation would send addresses with tokens, and
 * statements with rows.
 */
export class OtlpTraces extends Traces implements OnApplicationShutdown {
  private readonly ids = new GivenIds();
  private readonly provider: TracerProvider;

  constructor(url: string) {
    super();
    const exporter = new OTLPTraceExporter({ url: `${url.replace(/\/$/, '')}/v1/traces` });
    this.provider = new TracerProvider({
      idGenerator: this.ids,
      resource: resourceFromAttributes({
        'service.name': 'boligstyling',
        'service.version': PRODUCT_VERSION,
      }),
      spanProcessors: [new BatchSpanProcessor({ exporter })],
    });
  }

  override record({ name, kind, startedAt, facts, hasFailed, ...of }: Done): void {
    const own = of.requestId === null ? undefined : traceOf(of.requestId);
    const parent = of.isAnswer ? askerIn(own, of.askedBy) : own;
    this.ids.next = of.isAnswer ? own : undefined;
    const span = this.provider
      .getTracer('boligstyling')
      .startSpan(
        name,
        { kind: KINDS[kind], startTime: startedAt, attributes: facts },
        under(parent),
      );
    this.ids.next = undefined;
    if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  }

  async onApplicationShutdown(): Promise<void> {
    const left = this.provider.shutdown().catch(() => undefined);
    await Promise.race([left, sleep(LAST_SPANS_MS, undefined, { ref: false })]);
  }
}

function askerIn(own: { traceId: string } | undefined, header: string | undefined) {
  const asker = askerOf(header);
  return asker?.traceId === own?.traceId ? asker : undefined;
}

function under(parent: { traceId: string; spanId: string } | undefined) {
  if (!parent) return context.active();
  const remote = { ...parent, traceFlags: TraceFlags.SAMPLED, isRemote: true };
  return trace.setSpanContext(context.active(), remote);
}
