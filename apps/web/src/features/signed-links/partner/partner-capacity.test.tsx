import type { PartnerLinkDto } from '@boligstyling/api-client/links';
import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { connectLinks } from '../../../shared/links/connect-links';
import { pageStore } from '../../../shared/testing/page-store';
import { PartnerCapacity } from './partner-capacity';

connectLinks();

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

test('a pause pressed while the capacity is being saved is sent after it', async () => {
  const answers: ((answer: Response) => void)[] = [];
  const fetching = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  fetching.mockClear();
  show({ weekly_capacity: 5 });
  fireEvent.submit(screen.getByLabelText('Oppdrag per uke').closest('form')!);
  fireEvent.click(screen.getByRole('button', { name: 'Ta en pause', hidden: true }));
  const sent = () => fetching.mock.calls.map(([call]) => (call as Request).url);
  await waitFor(() => expect(sent()).toEqual([expect.stringContaining('capacity')]));
  answers[0]?.(Response.json({}));
  await waitFor(() => expect(sent()[1]).toContain('pause'));
  answers[1]?.(Response.json({}));
  fetching.mockRestore();
});

test('an invalid number is reported at its field', async () => {
  show({ weekly_capacity: 5 });
  const field = screen.getByLabelText('Oppdrag per uke');
  fireEvent.change(field, { target: { value: 'fem' } });
  fireEvent.submit(field.closest('form')!);
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(field.getAttribute('aria-invalid')).toBe('true');
});
