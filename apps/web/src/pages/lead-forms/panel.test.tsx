import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { pageStore } from '../../shared/testing/page-store';
import SendingState from './sending-state';

const shown = (status: unknown) => {
  const nothing = () => {};
  render(
    <Provider store={pageStore()}>
      <MemoryRouter>
        <SendingState
          sending={{ kind: 'unsent', status }}
          refused={[]}
          onFix={nothing}
          onRetry={nothing}
        />
      </MemoryRouter>
    </Provider>,
  );
  expect(screen.getByRole('button', { name: 'Send på nytt' })).toBeDefined();
  return screen.getByRole('status').textContent;
};

test('an exhausted rate limit is shown with the time of the next attempt', () => {
  const text = shown(429);
  expect(text).toContain('vent et minutt');
  expect(text).not.toContain('kontakt');
});

test.each(['FETCH_ERROR', 503, undefined])(
  'after %s the form says that the server was not reached',
  (status) => expect(shown(status)).toContain('Vi fikk ikke kontakt'),
);
