import { type OwnPicturesDto, useGetOwnLeadQuery } from '@boligstyling/api-client/links';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { connectLinks } from '../../shared/links/connect-links';
import { pageStore } from '../../shared/testing/page-store';
import { OwnPictures } from './own-pictures';

connectLinks();

const pictureOf = (id: string): OwnPicturesDto['pictures'][number] => ({
  ...{ id, url: `/api/pictures/${id}`, small_url: `/api/pictures/${id}/small` },
  ...{ width: 40, height: 30, added_at: '2026-11-29T12:00:00Z' },
});

let served: OwnPicturesDto;
let asked: { method: string; path: string; body: string }[];
let uploads: FakeUpload[];
/** Answers are cached by token. */
let tokens = 0;

class FakeUpload {
  upload: { onprogress?: (event: object) => void } = {};
  status = 0;
  responseText = '';
  url = '';
  timeout = 0;
  onload?: () => void;
  onerror?: () => void;
  constructor() {
    uploads.push(this);
  }
  open(_: string, url: string) {
    this.url = url;
  }
  setRequestHeader() {}
  send() {}
  answer(status: number, body: unknown) {
    [this.status, this.responseText] = [status, JSON.stringify(body)];
    this.onload?.();
  }
}

const realRequest = globalThis.XMLHttpRequest;
beforeEach(() => {
  uploads = [];
  asked = [];
  served = {
    ...{ pictures: [], can_add: true, most: 12 },
    ...{ shown_to_asked: false, unconfirmed: [] },
  };
  globalThis.XMLHttpRequest = FakeUpload as unknown as typeof XMLHttpRequest;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (request) => {
    const { method, url } = request as Request;
    const body = method === 'POST' ? await (request as Request).text() : '';
    asked.push({ method, path: new URL(url).pathname, body });
    return Response.json(served);
  });
});
afterEach(() => {
  globalThis.XMLHttpRequest = realRequest;
  jest.restoreAllMocks();
});

test('pictures that cannot be read are said so, and are read again on a press', async () => {
  const reading = jest.mocked(globalThis.fetch);
  const whole = reading.getMockImplementation()!;
  reading.mockImplementation(async () => new Response(null, { status: 503 }));
  open();
  await screen.findByRole('alert');
  reading.mockImplementation(whole);
  const again = screen.getByRole('button', { name: 'Prøv igjen' });
  again.focus();
  fireEvent.click(again);
  await screen.findByLabelText('Velg bilder');
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Bilder av boligen' }));
});

const open = () =>
  render(
    <Provider store={pageStore()}>
      <OwnPictures token={`owner.${(tokens += 1)}`} />
    </Provider>,
  );
const picks = async (...names: string[]) => {
  const files = names.map((name) => new File(['a'], name, { type: 'image/jpeg' }));
  fireEvent.change(await screen.findByLabelText('Velg bilder'), { target: { files } });
  await waitFor(() => expect(uploads.length).toBeGreaterThan(0));
};
const answers = (at: number, status: number, body: unknown) =>
  act(async () => uploads[at]?.answer(status, body));

describe('the pictures on an owner’s page', () => {
  test('are sent one after another, with progress for each and for all', async () => {
    open();
    await picks('stue.jpg', 'bad.jpg');
    expect(uploads).toHaveLength(1);
    await act(async () =>
      uploads[0]?.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 2 }),
    );
    expect(screen.getByText('Sender bildene: 0 av 2 er sendt')).toBeTruthy();
    expect(screen.getByLabelText('stue.jpg')).toHaveProperty('value', 0.5);
    expect(screen.getByLabelText('Bilder av boligen', { selector: 'progress' })).toHaveProperty(
      'value',
      0.5,
    );
    served = { ...served, pictures: [pictureOf('one')] };
    await answers(0, 200, served);
    await waitFor(() => expect(uploads).toHaveLength(2));
    expect(screen.getByText('Sender bildene: 1 av 2 er sendt')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Vis bilde 1 av 1' })).toBeTruthy();
    await answers(1, 200, served);
    expect(await screen.findByText('Bildene er lagt til.')).toBeTruthy();
  });

  test('go on under the same id once the network is back', async () => {
    open();
    await picks('stue.jpg');
    await act(async () => uploads[0]?.onerror?.());
    expect(screen.getByText('Prøver igjen snart')).toBeTruthy();
    await act(async () => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(uploads).toHaveLength(2));
    expect(uploads[1]?.url).toBe(uploads[0]?.url);
  });

  test('keep the browser from leaving unasked until they are sent', async () => {
    const leaves = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    open();
    await screen.findByLabelText('Velg bilder');
    expect(leaves()).toBe(true);
    await picks('stue.jpg');
    expect(leaves()).toBe(false);
    await answers(0, 200, served);
    expect(leaves()).toBe(true);
  });

  test('that were deleted from the device since say so, and stop no other', async () => {
    open();
    await picks('stue.jpg', 'bad.jpg');
    const gone = new DOMException('', 'NotReadableError');
    jest.spyOn(Response.prototype, 'arrayBuffer').mockRejectedValueOnce(gone);
    await act(async () => uploads[0]?.onerror?.());
    expect(screen.getByRole('alert').textContent).toBe(
      'Bildet er flyttet, endret eller slettet på enheten. Velg det på nytt.',
    );
    await waitFor(() => expect(uploads).toHaveLength(2));
  });

  test('are given up only when nothing of them leaves any more', async () => {
    open();
    await picks('stue.jpg');
    const before = uploads[0]?.timeout ?? 0;
    const later = performance.now() + 300_000;
    jest.spyOn(performance, 'now').mockReturnValue(later);
    await act(async () =>
      uploads[0]?.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 2 }),
    );
    expect(uploads[0]?.timeout).toBeGreaterThan(before + 290_000);
  });

  test('that are refused say why, can be tried again or left out, and stop no other', async () => {
    open();
    await picks('svg.jpg', 'stue.jpg');
    await answers(0, 400, { error: 'Vi klarte ikke å lese bildet.' });
    expect(screen.getByRole('alert').textContent).toBe('Vi klarte ikke å lese bildet.');
    await waitFor(() => expect(uploads).toHaveLength(2));
    await answers(1, 200, served);
    fireEvent.click(screen.getByRole('button', { name: 'Ta bort svg.jpg' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('that fill every place leave none to add before one is deleted', async () => {
    const pictures = Array.from({ length: 12 }, (_, at) => pictureOf(`p${at}`));
    served = { ...served, pictures, can_add: false };
    open();
    await screen.findByText('Du har lagt til 12 bilder. Slett et for å legge til et annet.');
    expect(screen.queryByLabelText('Velg bilder')).toBeNull();
  });

  test('beyond the twelfth are left out, with a sentence', async () => {
    served = { ...served, pictures: Array.from({ length: 10 }, (_, at) => pictureOf(`p${at}`)) };
    open();
    await picks('stue.jpg', 'bad.jpg', 'hage.jpg');
    expect(screen.getByRole('alert').textContent).toBe(
      'Det var plass til to til. Resten ble ikke tatt med.',
    );
    expect(screen.queryByText('hage.jpg')).toBeNull();
  });

  test('are drawn on white, because JPEG turns what is transparent black', async () => {
    const drawn: string[] = [];
    const context = {
      fillStyle: '',
      fillRect: (...at: number[]) => drawn.push(`${context.fillStyle} ${at}`),
      drawImage: (_: unknown, ...at: number[]) => drawn.push(`picture ${at}`),
    };
    const canvas = HTMLCanvasElement.prototype;
    jest.spyOn(canvas, 'getContext').mockImplementation(() => context as never);
    jest.spyOn(canvas, 'toBlob').mockImplementation((done) => done(new Blob([])));
    const plan = { width: 400, height: 300, close: () => {} };
    Object.assign(globalThis, { createImageBitmap: async () => plan });
    open();
    await picks('plan.jpg');
    Reflect.deleteProperty(globalThis, 'createImageBitmap');
    expect(drawn).toEqual(['white 0,0,400,300', 'picture 0,0,400,300']);
  });

  test('are ordered and deleted one by one', async () => {
    served = { ...served, pictures: [pictureOf('one'), pictureOf('two')] };
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Flytt bilde 2 fram' }));
    await waitFor(() =>
      expect(asked.find(({ method }) => method === 'POST')).toMatchObject({
        path: '/api/own-lead/pictures/order',
        body: JSON.stringify({ ids: ['two', 'one'] }),
      }),
    );
    await waitFor(() =>
      expect(
        screen.getByRole('button', { name: 'Slett bilde 1' }).getAttribute('aria-disabled'),
      ).toBe('false'),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Slett bilde 1' }));
    await waitFor(() =>
      expect(asked.find(({ method }) => method === 'DELETE')?.path).toBe(
        '/api/own-lead/pictures/one',
      ),
    );
  });

  test('follow a swipe', async () => {
    served = { ...served, pictures: ['one', 'two', 'three'].map(pictureOf) };
    open();
    Element.prototype.scrollTo = () => {};
    fireEvent.click(await screen.findByRole('button', { name: 'Vis bilde 1 av 3' }));
    const row = screen.getByRole('group', { name: 'Bilder av boligen', hidden: true });
    Object.defineProperties(row, { clientWidth: { value: 390 }, scrollLeft: { value: 780 } });
    fireEvent(row, new Event('scrollend'));
    await screen.findByRole('heading', { name: 'Bilde 3 av 3', hidden: true });
    expect(row.querySelectorAll('img')[2]?.getAttribute('src')).toBe('/api/pictures/three');
  });

  test('are shown to partners that are asked only after a separate yes', async () => {
    served = { ...served, pictures: [pictureOf('one')] };
    open();
    expect(await screen.findByText(/Også stylister vi spør, får se bildene/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Ja, vis dem' }));
    await waitFor(() =>
      expect(asked.find(({ path }) => path.endsWith('/shown'))?.body).toBe('{"answer":"yes"}'),
    );
  });

  test('end the page within minutes of an erasure, also for the link of the receipt', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    let isErased = false;
    jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async () =>
        isErased ? Response.json({ error: 'Slettet.' }, { status: 404 }) : Response.json(served),
      );
    render(
      <Provider store={pageStore()}>
        <Erasable />
      </Provider>,
    );
    await act(() => jest.advanceTimersByTimeAsync(100));
    await act(() => jest.advanceTimersByTimeAsync(100));
    screen.getByText('Bilder av boligen');
    isErased = true;
    await act(() => jest.advanceTimersByTimeAsync(4 * 60_000));
    await act(() => jest.advanceTimersByTimeAsync(100));
    jest.useRealTimers();
    screen.getByText('slettet');
  });

  test('leave a viewer closed that lost its last picture elsewhere', async () => {
    served = { ...served, pictures: [pictureOf('one')] };
    open();
    Element.prototype.scrollTo = () => {};
    const look = (pictures: OwnPicturesDto['pictures']) => {
      served = { ...served, pictures };
      return act(async () => document.dispatchEvent(new Event('visibilitychange')));
    };
    fireEvent.click(await screen.findByRole('button', { name: 'Vis bilde 1 av 1' }));
    screen.getByRole('dialog', { hidden: true });
    await look([]);
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
    await look([pictureOf('two')]);
    await screen.findByRole('button', { name: 'Vis bilde 1 av 1' });
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  });

  test('stay in view while another one is deleted elsewhere', async () => {
    const look = (...ids: string[]) => {
      served = { ...served, pictures: ids.map(pictureOf) };
      return act(async () => document.dispatchEvent(new Event('visibilitychange')));
    };
    const title = () => screen.findByRole('heading', { name: /^Bilde \d/, hidden: true });
    served = { ...served, pictures: ['one', 'two', 'three'].map(pictureOf) };
    open();
    Element.prototype.scrollTo = () => {};
    fireEvent.click(await screen.findByRole('button', { name: 'Vis bilde 3 av 3' }));
    await look('two', 'three');
    await waitFor(async () => expect((await title()).textContent).toBe('Bilde 2 av 2'));
    await look('two');
    await waitFor(async () => expect((await title()).textContent).toBe('Bilde 1 av 1'));
    const shown = screen.getByRole('group', { name: 'Bilder av boligen', hidden: true });
    expect(shown.querySelector('figure')?.inert).toBeFalsy();
  });

  test('of a merged request wait for the owner', async () => {
    served = { ...served, pictures: [pictureOf('one')], unconfirmed: ['one'] };
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Bildene er mine' }));
    await waitFor(() =>
      expect(asked.find(({ path }) => path.endsWith('/confirm'))?.body).toBe('{"ids":["one"]}'),
    );
  });

  test('have no section where none is there and none can be added', async () => {
    served = { ...served, can_add: false };
    const { container } = open();
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(container.innerHTML).toBe('');
  });
});

function Erasable() {
  const { data, error } = useGetOwnLeadQuery({ 'link-token': 'receipt.erased' });
  if (error) return <p>slettet</p>;
  return data && <OwnPictures token="receipt.erased" />;
}
