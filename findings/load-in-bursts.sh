#!/bin/sh
# Version: autocannon 9.0.0.
# Input: a rate of 20 requests a second over two connections, for three seconds, to a server that
# answers at once.
# Behaviour: the requests of a second leave one after another at its beginning, and none later.
# Output:
#> requests: 60
#> pauses over half a second: 2
. "$(dirname "$0")/run"
npm_packages autocannon@9.0.0
run_node <<'END'
import { createServer } from 'node:http';
import autocannon from 'autocannon';

const times = [];
const server = createServer((_, answer) => {
  times.push(performance.now());
  answer.end();
}).listen(0, '127.0.0.1');
await new Promise((listening) => server.once('listening', listening));
const url = `http://127.0.0.1:${server.address().port}`;
await autocannon({ url, connections: 2, overallRate: 20, amount: 60 });
server.close();
const pauses = times.filter((at, which) => at - (times[which - 1] ?? at) > 500);
console.log('requests:', times.length);
console.log('pauses over half a second:', pauses.length);
END
