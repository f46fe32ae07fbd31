import type { PartnerLinkDto } from '@boligstyling/api-client/links';
import { expect, test } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { pageStore } from '../../../shared/testing/page-store';
import { PartnerCapacity } from './partner-capacity';

const show = (changes: Partial<PartnerLinkDto>) => {
  const view = { paused: false, paused_by_operator: false, ...changes } as PartnerLinkDto;
  render(
    <Provider store={pageStore()}>
      <PartnerCapacity token="t" view={view} />
    </Provider>,
  );
};

test.each([
  [{ weekly_capacity: 5 }, 'Du får nye spørsmål når det er din tur.'],
  [{ weekly_capacity: 0 }, 'Du har plass til null oppdrag per uke og får ingen nye spørsmål.'],
  [{ weekly_capacity: 0, paused: true }, 'Du er på pause og får ingen nye spørsmål.'],
])('%j shows: %s', (changes, reported) => {
  show(changes);
  expect(screen.getByRole('status', { hidden: true }).textContent).toBe(reported);
});

test('an invalid number is reported at its field', async () => {
  show({ weekly_capacity: 5 });
  const field = screen.getByLabelText('Oppdrag per uke');
  fireEvent.change(field, { target: { value: 'fem' } });
  fireEvent.submit(field.closest('form')!);
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(field.getAttribute('aria-invalid')).toBe('true');
});
