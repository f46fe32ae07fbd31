#!/bin/sh
# Versions: retry-axios 4.0.3, axios-retry 4.5.0, axios 1.21.1, ofetch 1.5.1, and for comparison
# ky 2.1.0, got 16.1.0.
# Input: a server that answers 429 once, with a Retry-After that RFC 9110, section 10.2.3, allows:
# seconds, among them 0, or a moment, among them one in the third form that each recipient must accept
# (section 5.6.7). The machine's zone is Europe/Oslo.
# Behaviour: retry-axios does not try again after 0 or a moment that has passed, and the call fails.
# With axios it also reads the third form by the machine's clock, as axios-retry does, which tries at
# once. ofetch, which retries a 429 by default, never waits.
# Output:
#> 2 seconds: retry-axios waits, axios-retry waits, ofetch at once, ky waits, got waits
#> 0 seconds: retry-axios fails, axios-retry at once, ofetch at once, ky at once, got at once
#> a moment: retry-axios waits, axios-retry waits, ofetch at once, ky waits, got waits
#> a moment of the third form: retry-axios fails, axios-retry at once, ofetch at once, ky waits, got waits
#> a moment that has passed: retry-axios fails, axios-retry at once, ofetch at once, ky at once, got at once
. "$(dirname "$0")/run"
npm_packages retry-axios@4.0.3 axios-retry@4.5.0 axios@1.21.1 ofetch@1.5.1 ky@2.1.0 got@16.1.0
export TZ=Europe/Oslo
run_node <<'JS'
import { createServer } from 'node:http';
import axios from 'axios';
import axiosRetry from 'axios-retry';
import got from 'got';
import ky from 'ky';
import { ofetch } from 'ofetch';
import * as retryAxios from 'retry-axios';

const inSeconds = (seconds) => new Date(Date.now() + seconds * 1000).toUTCString();
function thirdForm(moment) {
  const [weekday, day, month, year, time] = moment.replace(',', '').split(' ');
  return `${weekday} ${month} ${String(Number(day)).padStart(2)} ${time} ${year}`;
}
const RETRY_AFTER = {
  '2 seconds': () => '2',
  '0 seconds': () => '0',
  'a moment': () => inSeconds(4),
  'a moment of the third form': () => thirdForm(inSeconds(4)),
  'a moment that has passed': () => inSeconds(-5),
};
const asked = new Map();
const server = createServer((request, response) => {
  const times = asked.get(request.url) ?? [];
  asked.set(request.url, [...times, Date.now()]);
  const [, form] = decodeURIComponent(request.url).split('/');
  const headers = { 'Content-Type': 'application/json' };
  if (times.length === 0) response.writeHead(429, { ...headers, 'Retry-After': RETRY_AFTER[form]() });
  else response.writeHead(200, headers);
  response.end('{}');
}).listen(0);
const address = `http://127.0.0.1:${server.address().port}`;

const withRetryAxios = axios.create();
withRetryAxios.defaults.raxConfig = { instance: withRetryAxios };
retryAxios.attach(withRetryAxios);
const withAxiosRetry = axios.create();
axiosRetry(withAxiosRetry, { retryCondition: ({ response }) => response?.status === 429 });
const CLIENTS = {
  'retry-axios': (url) => withRetryAxios.get(url),
  'axios-retry': (url) => withAxiosRetry.get(url),
  ofetch: (url) => ofetch(url),
  ky: (url) => ky(url).json(),
  got: (url) => got(url).json(),
};
for (const form of Object.keys(RETRY_AFTER)) {
  const seen = Object.entries(CLIENTS).map(async ([name, call]) => {
    const path = `/${encodeURIComponent(form)}/${name}`;
    try {
      await call(address + path);
    } catch {
      return `${name} fails`;
    }
    const [first, second] = asked.get(path);
    return `${name} ${second - first < 1500 ? 'at once' : 'waits'}`;
  });
  console.log(`${form}: ${(await Promise.all(seen)).join(', ')}`);
}
server.close();
JS
