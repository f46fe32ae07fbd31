import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';

const ROOT = path.join(import.meta.dirname, '..');
const { parse } = createRequire(path.join(ROOT, 'apps/api/package.json'))('yaml');
const read = (file) => readFileSync(path.join(ROOT, 'ops', file), 'utf8');
const { groups } = parse(read('alerts.yml'));
const { tests } = parse(read('alerts-test.yml'));
const alerts = groups.flatMap(({ rules }) => rules.map(({ alert }) => alert));

const promtool = (...args) => spawnSync('promtool', args, { cwd: ROOT, encoding: 'utf8' });
const isThere = promtool('--version').status === 0;

describe('the alerts', () => {
  it('have a test each for silence, firing and resolution', () => {
    const tested = tests.map(({ alert_rule_test: looks }) => {
      const [name, ...others] = new Set(looks.map(({ alertname }) => alertname));
      expect(others).toEqual([]);
      const speaks = looks.map(({ exp_alerts: expected }) => Boolean(expected));
      expect([name, speaks.at(0), speaks.at(-1), speaks.includes(true)]).toEqual([
        ...[name, false, false, true],
      ]);
      return name;
    });
    expect(tested).toEqual(alerts);
  });

  it('use metrics that the product exports', () => {
    const reported = readFileSync(
      path.join(ROOT, 'apps/api/src/platform/health/metrics.ts'),
      'utf8',
    );
    const asked = read('alerts.yml').matchAll(/boligstyling_(\w+?)(?:_(?:bucket|count|sum))?\b/g);
    const names = [...asked].map(([, name]) => name);
    expect(names.length).toBeGreaterThan(10);
    const isReported = (name) => new RegExp(`'(boligstyling_)?${name}'`).test(reported);
    expect(names.filter((name) => !isReported(name))).toEqual([]);
  });

  (isThere ? it : it.skip)('keep to it, by Prometheus’ own program (needs promtool)', () => {
    const { status, stdout, stderr } = promtool('test', 'rules', 'ops/alerts-test.yml');
    expect([status, status ? stdout + stderr : '']).toEqual([0, '']);
  });
});
