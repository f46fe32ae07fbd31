#!/bin/sh
# Versions: @opentelemetry/exporter-trace-otlp-http 0.223.1, @opentelemetry/sdk-trace-base 2.12.1.
# Input: a collector that answers 429 once, and names a time that is shorter, or longer, than the
# exporter's time-out of 10 seconds.
# Behaviour: it waits two seconds as told. Told to wait sixty, it does not wait as long as it may: the
# spans are dropped at once, without another try.
# Output:
#> Retry-After 2: 2 requests, delivered, after the time asked for
#> Retry-After 60: 1 request, dropped, at once
. "$(dirname "$0")/run"
npm_packages @opentelemetry/exporter-trace-otlp-http@0.223.1 @opentelemetry/sdk-trace-base@2.12.1
run_node <<'END'
import { createServer } from 'node:http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import * as sdk from '@opentelemetry/sdk-trace-base';

async function send(seconds) {
  let requests = 0;
  const collector = createServer((request, response) => {
    request.resume().on('end', () => {
      requests += 1;
      if (requests === 1) response.writeHead(429, { 'retry-after': String(seconds) });
      response.end('{}');
    });
  }).listen(0);
  const memory = new sdk.InMemorySpanExporter();
  const spanProcessors = [new sdk.SimpleSpanProcessor(memory)];
  new sdk.BasicTracerProvider({ spanProcessors }).getTracer('test').startSpan('one').end();
  const url = `http://127.0.0.1:${collector.address().port}/v1/traces`;
  const exporter = new OTLPTraceExporter({ url });
  const begun = Date.now();
  const { code } = await new Promise((resolve) => exporter.export(memory.getFinishedSpans(), resolve));
  const took = Date.now() - begun;
  collector.close();
  const times = took >= seconds * 1000 ? 'after the time asked for' : took < 2000 ? 'at once' : took;
  const count = `${requests} request${requests === 1 ? '' : 's'}`;
  console.log(`Retry-After ${seconds}: ${count}, ${code === 0 ? 'delivered' : 'dropped'}, ${times}`);
}
await send(2);
await send(60);
process.exit();
END
