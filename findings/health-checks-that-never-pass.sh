#!/bin/sh
# Versions: decomposerize 1.4.4.
# Input: a service of a compose file with two tmpfs mounts and a health check as a list, which runs without a
# shell (Compose specification, `healthcheck`, `tmpfs`).
# Behaviour: the words of the check are joined by commas into one command, and the mounts into one path.
# `docker run` gives that command to a shell, which finds no «CMD,node,health.mjs», so the container is never
# healthy; a service without lists is right.
# Output:
#> --tmpfs /config,/tmp
#> --health-cmd CMD,node,health.mjs
#> sh: 127
#> one mount, and a check for the shell: --tmpfs /tmp --health-cmd "node health.mjs"
. "$(dirname "$0")/run"
npm_packages decomposerize@1.4.4
cat > check.sh <<'SH'
CMD,node,health.mjs
SH
status=0
sh check.sh 2> log || status=$?
export status
run_node <<'JS'
import decomposerize from 'decomposerize';

const decompose = decomposerize.default ?? decomposerize;
const service = (lines) => `services:\n  app:\n    image: app\n${lines.map((line) => `    ${line}\n`).join('')}`;
const command = decompose(
  service(['tmpfs: [/config, /tmp]', 'healthcheck:', "  test: ['CMD', 'node', 'health.mjs']"]),
);
console.log(command.match(/--tmpfs \S+/)[0]);
console.log(command.match(/--health-cmd \S+/)[0]);
console.log(`sh: ${process.env.status}`);
const plain = decompose(service(['tmpfs: /tmp', 'healthcheck:', '  test: node health.mjs']));
console.log(`one mount, and a check for the shell: ${plain.match(/--tmpfs.*(?= app)/)[0]}`);
JS
