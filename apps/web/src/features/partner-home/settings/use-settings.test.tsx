import type { PartnerPageDto } from '@boligstyling/api-client/partner';
import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { connectLinks } from '../../../shared/links/connect-links';
import { storeWithPage } from '../testing/store-with-page';
import { AreasCard } from './areas-card';
import { PresentationForm } from './presentation-form';
import { ServicesCard } from './services-card';

const PAGE = {
  version: '3',
  areas: ['4601', '5610'],
  services: ['Fullstyling', 'Delstyling'],
} as unknown as PartnerPageDto;

test('a second card is saved after the first, with the version that the first one left', async () => {
  connectLinks();
  const answers: ((answer: Response) => void)[] = [];
  const fetched = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  render(
    <Provider store={storeWithPage(PAGE)}>
      <AreasCard areas={PAGE.areas as never} />
      <ServicesCard services={PAGE.services} />
    </Provider>,
  );
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Fjern Karasjok' })));
  await act(async () => fireEvent.click(screen.getByRole('checkbox', { name: 'Delstyling' })));
  const sent = () =>
    fetched.mock.calls.map(([request]) => (request as Request).headers.get('If-Match'));
  expect(sent()).toEqual(['"3"']);
  const saved = Response.json({ ...PAGE, areas: ['4601'], version: '4' });
  await act(async () => answers[0]?.(saved));
  expect(sent()).toEqual(['"3"', '"4"']);
});

test('a save that waits for an earlier one is busy, so a second press does not repeat it', async () => {
  connectLinks();
  const answers: ((answer: Response) => void)[] = [];
  const fetched = jest
    .spyOn(globalThis, 'fetch')
    .mockReset()
    .mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  const page = { ...PAGE, company: 'Stil AS', presentation: '', website: '', phone: '40000001' };
  render(
    <Provider store={storeWithPage(page)}>
      <AreasCard areas={PAGE.areas as never} />
      <PresentationForm page={page as PartnerPageDto} onDone={() => {}} />
    </Provider>,
  );
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Fjern Karasjok' })));
  const save = screen.getByRole('button', { name: 'Lagre' });
  await act(async () => fireEvent.click(save));
  expect(save.getAttribute('aria-disabled')).toBe('true');
  await act(async () => fireEvent.click(save));
  const saved = (version: string) => Response.json({ ...page, areas: ['4601'], version });
  await act(async () => answers[0]?.(saved('4')));
  await act(async () => answers[1]?.(saved('5')));
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(save.getAttribute('aria-disabled')).toBeNull();
});
