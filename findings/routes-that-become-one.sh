#!/bin/sh
# Version: parse-prometheus-text-format 1.1.1.
# Input: the text format of Prometheus 0.0.4: a counter, a histogram and a summary, each of two routes.
# The format gives each combination of labels its own line, also of `_bucket`, `_sum` and `_count`.
# Behaviour: of histogram and summary only the last route is left, without its label, sum and count.
# There is no error. The counter keeps both, and so does a histogram without labels its sum and count.
# Output:
#> counter: 3 of /leads, 5 of /cases
#> histogram: {"buckets":{"0.1":"7","+Inf":"9"}}
#> summary: {"quantiles":{"0.5":"0.2"}}
#> histogram without labels: {"buckets":{"0.1":"1","+Inf":"2"},"count":"2","sum":"3.5"}
. "$(dirname "$0")/run"
npm_packages parse-prometheus-text-format@1.1.1
run_node <<'JS'
import parse from 'parse-prometheus-text-format';

const [calls, duration, wait, plain] = parse(`# HELP calls_total Calls.
# TYPE calls_total counter
calls_total{route="/leads"} 3
calls_total{route="/cases"} 5
# HELP duration_seconds Durations.
# TYPE duration_seconds histogram
duration_seconds_bucket{route="/leads",le="0.1"} 1
duration_seconds_bucket{route="/leads",le="+Inf"} 2
duration_seconds_sum{route="/leads"} 3.5
duration_seconds_count{route="/leads"} 2
duration_seconds_bucket{route="/cases",le="0.1"} 7
duration_seconds_bucket{route="/cases",le="+Inf"} 9
duration_seconds_sum{route="/cases"} 4.5
duration_seconds_count{route="/cases"} 9
# HELP wait_seconds Waits.
# TYPE wait_seconds summary
wait_seconds{route="/leads",quantile="0.5"} 0.1
wait_seconds_sum{route="/leads"} 1
wait_seconds_count{route="/leads"} 4
wait_seconds{route="/cases",quantile="0.5"} 0.2
wait_seconds_sum{route="/cases"} 2
wait_seconds_count{route="/cases"} 6
# HELP plain_seconds Durations.
# TYPE plain_seconds histogram
plain_seconds_bucket{le="0.1"} 1
plain_seconds_bucket{le="+Inf"} 2
plain_seconds_sum 3.5
plain_seconds_count 2
`);
const counted = calls.metrics.map(({ value, labels }) => `${value} of ${labels.route}`);
console.log(`counter: ${counted.join(', ')}`);
console.log(`histogram: ${duration.metrics.map((each) => JSON.stringify(each)).join(', ')}`);
console.log(`summary: ${wait.metrics.map((each) => JSON.stringify(each)).join(', ')}`);
console.log(`histogram without labels: ${JSON.stringify(plain.metrics[0])}`);
JS
