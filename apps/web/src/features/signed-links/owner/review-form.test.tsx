import { expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { connectLinks } from '../../../shared/links/connect-links';
import { pageStore } from '../../../shared/testing/page-store';
import { ReviewForm } from './review-form';

test('the button moves the focus to the first unanswered question', () => {
  connectLinks();
  render(
    <Provider store={pageStore()}>
      <ReviewForm token="t" partners={[]} />
    </Provider>,
  );
  const radios = screen.getAllByRole<HTMLInputElement>('radio');
  const firstOf = (name: string) => radios.find((radio) => radio.name === name)!;
  const send = () => fireEvent.submit(document.querySelector('form')!);

  send();
  expect(document.activeElement).toBe(firstOf('came'));
  for (const name of ['came', 'job', 'stars']) fireEvent.click(firstOf(name));
  fireEvent.click(screen.getByRole('checkbox'));
  send();
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});
