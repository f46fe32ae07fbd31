#!/bin/sh
# Versions: @platformatic/promotel 0.2.2, with prom-client 15.1.3, which writes the metrics.
# Input: a histogram, a gauge that knows no value yet, and a counter of a route with braces, in the text format of
# Prometheus.
# Behaviour: of three buckets one is left, without a bound, so OTLP has no percentiles. The sample with braces in
# its label and those that are NaN or infinite are left out.
# Output:
#> prom-client: time_seconds_bucket 2, 5, 6 to 0.1, 1, +Inf
#> promotel: time_seconds count 6, sum 4.5, bucket_counts [6], explicit_bounds []
#> promotel: calls_total {"route":"/api/leads","status":"200"} 7
#> promotel: no age_seconds
. "$(dirname "$0")/run"
npm_packages @platformatic/promotel@0.2.2 prom-client@15.1.3
run_node <<'JS'
import { convert, parse } from '@platformatic/promotel';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';

const registers = [new Registry()];
const calls = new Counter({ name: 'calls_total', help: 'Calls', labelNames: ['route', 'status'], registers });
calls.inc({ route: '/api/leads', status: 200 }, 7);
calls.inc({ route: '/api/leads/{id}', status: 200 }, 8);
const buckets = [0.1, 1];
const time = new Histogram({ name: 'time_seconds', help: 'Time', buckets, registers });
for (const seconds of [0.05, 0.05, 0.5, 0.5, 0.5, 2.9]) time.observe(seconds);
new Gauge({ name: 'age_seconds', help: 'Age', registers }).set(NaN);

const text = await registers[0].metrics();
const lines = [...text.matchAll(/^time_seconds_bucket\{le="(.*)"\} (\d+)$/gm)];
const column = (nth) => lines.map((line) => line[nth]).join(', ');
console.log(`prom-client: time_seconds_bucket ${column(2)} to ${column(1)}`);

const { metrics } = convert(parse(text)).resource_metrics[0].scope_metrics[0];
const named = (name) => metrics.find((metric) => metric.name === name);
const [point] = named('time_seconds').histogram.data_points;
const { count, sum, bucket_counts, explicit_bounds } = point;
console.log(
  `promotel: time_seconds count ${count}, sum ${sum}, bucket_counts [${bucket_counts}], explicit_bounds [${explicit_bounds}]`,
);
for (const { attributes, as_double } of named('calls_total').sum.data_points) {
  const labels = attributes.map(({ key, value }) => [key, value.string_value]);
  console.log(`promotel: calls_total ${JSON.stringify(Object.fromEntries(labels))} ${as_double}`);
}
console.log(`promotel: ${named('age_seconds') ? '' : 'no '}age_seconds`);
JS
