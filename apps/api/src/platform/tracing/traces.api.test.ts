import { readFileSync, globSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DEVELOPMENT_API_KEY } from '../../config/config.js';
import { MatchingWorld } from '../../testing/matching-world.js';
import { sampleSubmission } from '../../testing/sample-submission.js';
import { startApi } from '../../testing/start-api.js';

interface Span {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
}

const bodies: string[] = [];
let collector: Server;
beforeAll(async () => {
  collector = createServer(async (request, response) => {
    bodies.push(await text(request));
    response.end('{}');
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
});
afterAll(() => void collector.close());

const spans = () =>
  bodies.flatMap((body) =>
    (JSON.parse(body).resourceSpans as { scopeSpans: { spans: Span[] }[] }[]).flatMap((each) =>
      each.scopeSpans.flatMap((scope) => scope.spans),
    ),
  );

describe('traces', () => {
  it('lead from the submit to the email of the offered partner, and name nobody', async () => {
    const { port } = collector.address() as AddressInfo;
    const world = await MatchingWorld.start({
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
      MATCHING: 'automatic',
    });
    await world.partner('Anne');
    const submit = (header: Record<string, string>) =>
      world.api
        .call('post', '/api/leads')
        .set({ apikey: DEVELOPMENT_API_KEY, ...header })
        .send({ ...sampleSubmission(), customer_name: 'Merke Merkesen' })
        .expect(201);
    await submit({ 'x-request-id': '0199d0c2-7c3d-7e4f-8a5b-6c7d8e9f0a1b' });
    await world.api.mails(3);
    const [asked, asker] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7'];
    const { headers } = await submit({ traceparent: `00-${asked}-${asker}-01` });
    expect(headers['x-request-id']).toBe(asked);
    await world.close();

    const ours = spans().filter(({ traceId }) => traceId === '0199d0c27c3d7e4f8a5b6c7d8e9f0a1b');
    const answer = ours.find(({ name }) => name === 'POST /api/leads');
    expect(ours.map(({ name }) => name).sort()).toEqual([
      'POST /api/leads',
      'send lead-notification',
      'send owner-confirmation',
      'send partner-offer',
      'store lead',
    ]);
    for (const { name, parentSpanId } of ours) {
      expect(parentSpanId).toBe(name === 'POST /api/leads' ? undefined : answer?.spanId);
    }
    expect(spans()).toContainEqual(
      expect.objectContaining({ name: 'POST /api/leads', traceId: asked, parentSpanId: asker }),
    );
    expect(bodies.join('')).not.toContain('Merkesen');
  });

  it('do not hold up a stop if the collector never answers', async () => {
    const silent = createServer(() => undefined);
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as AddressInfo;
    // The exporter itself would wait for ten seconds, which a slow stop may take too.
    process.env.OTEL_EXPORTER_OTLP_TIMEOUT = '300000';
    const api = await startApi({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` });
    delete process.env.OTEL_EXPORTER_OTLP_TIMEOUT;
    await api.call('get', '/api/partner-link').expect(404);
    const stopped = performance.now();
    await api.close();
    expect(performance.now() - stopped).toBeLessThan(25_000);
    silent.closeAllConnections();
    silent.close();
  });

  it('cost nothing without a collector: OpenTelemetry is not loaded', () => {
    const api = path.join(import.meta.dirname, '../..');
    const files = globSync('**/*.ts', { cwd: api, exclude: ['**/*.test.ts'] });
    const having = (part: RegExp) =>
      files.filter((file) => part.test(readFileSync(path.join(api, file), 'utf8')));
    expect(having(/from '@opentelemetry/)).toEqual(['platform/tracing/otlp-traces.ts']);
    expect(having(/otlp-traces\.js/)).toEqual(['platform/tracing/open-traces.ts']);
    expect(having(/from '\.\/otlp-traces\.js'/)).toEqual([]);
  });
});
