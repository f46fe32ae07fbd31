import { sampleNotification } from '@boligstyling/application/testing';
import { NOTIFICATION_KINDS, type NotificationKind } from '@boligstyling/domain';
import { promisesIn, type PromisedNumber } from '@boligstyling/domain/testing';
import { expect, test } from '@jest/globals';
import { TemplateMessages } from './template-messages.js';
import { SAMPLE_CLOCK, SAMPLE_SETTINGS } from './testing/sample-settings.js';

const messages = new TemplateMessages(SAMPLE_SETTINGS, SAMPLE_CLOCK);

/** Samples of one kind that produce different sentences. */
const SAMPLES = [
  {},
  { contactByEmail: true },
  { serviceType: 'Verdivurdering', acceptStylingOnly: 'no' },
] as const;

/** Rendered within the test, because mutation testing ignores code that runs at load time. */
const textsOf = (kind: NotificationKind): string[] =>
  SAMPLES.flatMap((changes) => {
    const notification = sampleNotification(kind, changes);
    return [notification, { ...notification, assignments: [] }].flatMap((each) => {
      try {
        const { html, text } = messages.of(each);
        return [`${text} ${html.replace(/<[^>]*>/g, ' ')}`];
      } catch {
        return [];
      }
    });
  });

const EXPECTED: readonly PromisedNumber[] = [
  'stylists',
  'agents',
  'search',
  'honest word',
  'calling hours',
];

test.each(NOTIFICATION_KINDS)('the email %s promises what the rule keeps', (kind) => {
  for (const text of textsOf(kind)) {
    expect(promisesIn(text).broken).toEqual([]);
    expect(text).not.toMatch(/kobles med|sendt til (?:inntil )?tre/);
  }
});

test("emails state the domain's deadlines and limits", () => {
  const reported = new Set(
    NOTIFICATION_KINDS.flatMap(textsOf).flatMap((text) => promisesIn(text).reported),
  );
  for (const each of EXPECTED) expect([...reported]).toContain(each);
});
