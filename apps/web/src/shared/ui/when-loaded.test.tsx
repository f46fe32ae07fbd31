import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import {
  act,
  cleanup,
  fireEvent,
  render as rendered,
  screen,
  waitFor,
} from '@testing-library/react';
import { Component, useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { unopened } from '../../content/unopened';
import { leaving } from '../leaving';
import { pageStore } from '../testing/page-store';
import { whenLoaded } from './when-loaded';

class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render() {
    return this.state.failed ? 'failed' : this.props.children;
  }
}

let store: ReturnType<typeof pageStore>;
beforeEach(() => {
  store = pageStore();
});
const render = (page: ReactNode) =>
  rendered(page, {
    wrapper: ({ children }) => (
      <Provider store={store}>
        <Boundary>{children}</Boundary>
      </Provider>
    ),
  });

const greeting = { default: ({ name }: { name: string }) => <p>Hei, {name}</p> };

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

test('nothing is shown until the code is loaded, then the latest props', async () => {
  const loading = Promise.withResolvers<typeof greeting>();
  const Greeting = whenLoaded(() => loading.promise);
  const { rerender, container } = render(<Greeting name="Kari" />);
  expect(container.textContent).toBe('');
  rerender(<Greeting name="Ola" />);
  await act(async () => loading.resolve(greeting));
  screen.getByText('Hei, Ola');
});

test('preloaded code is shown at once and loaded once', async () => {
  let loads = 0;
  const Greeting = whenLoaded(async () => {
    loads += 1;
    return greeting;
  });
  await Greeting.load();
  await Greeting.load();
  render(<Greeting name="Kari" />);
  screen.getByText('Hei, Kari');
  expect(loads).toBe(1);
});

test('optional code that fails is left out and retried by the next use', async () => {
  let isThere = false;
  const module = async () => {
    if (!isThere) throw new Error('offline');
    return greeting;
  };
  const Greeting = whenLoaded(module, false);
  const { container } = render(<Greeting name="Kari" />);
  await act(async () => {});
  expect(container.textContent).toBe('');
  isThere = true;
  render(<Greeting name="Ola" />);
  await screen.findByText('Hei, Ola');
});

test('required code that fails throws, and the next use retries', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  let isThere = false;
  const Greeting = whenLoaded(async () => {
    if (!isThere) throw new Error('offline');
    return greeting;
  });
  const { container } = render(<Greeting name="Kari" />);
  await act(async () => {});
  expect(container.textContent).toBe('failed');
  isThere = true;
  render(<Greeting name="Ola" />);
  await screen.findByText('Hei, Ola');
});

const terms = {
  default: ({ onClose }: { onClose: () => void }) => <button onClick={onClose}>Lukk</button>,
};

test('a panel that fails to load is closed with a message, and the next press retries', async () => {
  let isThere = false;
  const Terms = whenLoaded(async () => {
    if (!isThere) throw new Error('offline');
    return terms;
  });
  function Form() {
    const [isReading, setIsReading] = useState(false);
    return (
      <>
        <input aria-label="Fornavn" />
        <button disabled={isReading} onClick={() => setIsReading(true)}>
          Les
        </button>
        {isReading && <Terms onClose={() => setIsReading(false)} />}
      </>
    );
  }
  render(<Form />);
  fireEvent.change(screen.getByLabelText('Fornavn'), { target: { value: 'Kari' } });
  const open = screen.getByRole<HTMLButtonElement>('button', { name: 'Les' });
  fireEvent.click(open);
  await waitFor(() => expect(open.disabled).toBe(false));
  expect(store.getState().toasts).toMatchObject([unopened]);
  expect(screen.getByLabelText<HTMLInputElement>('Fornavn').value).toBe('Kari');

  isThere = true;
  fireEvent.click(open);
  fireEvent.click(await screen.findByRole('button', { name: 'Lukk' }));
  expect(open.disabled).toBe(false);
});

test('a panel that fails while the page is left shows no message', async () => {
  const { promise: over, resolve: stay } = Promise.withResolvers<void>();
  leaving.over = over;
  const Terms = whenLoaded<{ onClose: () => void }>(() => Promise.reject(new TypeError()));
  const close = jest.fn();
  render(<Terms onClose={close} />);
  await act(async () => {});
  expect(close).not.toHaveBeenCalled();
  expect(store.getState().toasts).toEqual([]);
  delete leaving.over;
  await act(async () => stay());
  expect(close).toHaveBeenCalledTimes(1);
});
