import { expect, it } from '@jest/globals';
import { faultOf } from '../core/record-field.js';
import { isFilled } from '../core/text.js';
import {
  KEPT_WHILE_PAUSED,
  SENT_WHILE_PAUSED,
  WEBHOOK_EVENT_NAMES,
  WEBHOOK_EVENTS,
  WEBHOOK_FIELDS,
} from './webhook.js';

it.each([
  ['https://megler.example/boligstyling', true],
  ['http://localhost:3000', true],
  ['ftp://megler.example', false],
  ['xhttps://megler.example', false],
  ['httpss://megler.example', false],
  ['https://kari@megler.example', false],
  ['https://:hemmelig@megler.example', false],
  ['https://megler.example/\tx', false],
  ['megler', false],
])('a webhook may be sent to %j: %s', (url, isAllowed) => {
  const fault = faultOf(WEBHOOK_FIELDS.url, url);
  expect(fault === undefined).toBe(isAllowed);
});

it('each event of a webhook is a known one', () => {
  const fault = (events: readonly unknown[]) => faultOf(WEBHOOK_FIELDS.events, events);
  expect(fault(['lead.received', 'lead.lost'])).toBeUndefined();
  for (const events of [
    ['lead.received', 'lead.found'],
    ['lead.received', 1],
  ]) {
    expect(fault(events)).toBe(WEBHOOK_FIELDS.events.otherwise);
  }
});

it('what a paused webhook keeps or still gets are events', () =>
  expect(WEBHOOK_EVENTS).toEqual(expect.arrayContaining([KEPT_WHILE_PAUSED, SENT_WHILE_PAUSED])));

it('each event has a name of its own', () => {
  const names = WEBHOOK_EVENTS.map((event) => WEBHOOK_EVENT_NAMES[event]);
  expect(names.every(isFilled)).toBe(true);
  expect(new Set(names).size).toBe(names.length);
});

it('the events of a webhook are shown by their names', () => {
  expect(WEBHOOK_EVENTS.map(WEBHOOK_FIELDS.events.nameOf)).toEqual(
    WEBHOOK_EVENTS.map((event) => WEBHOOK_EVENT_NAMES[event]),
  );
});
