import { expect, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { useSteps } from './use-lead-form';

function open(state: { step: number; before: number } | null = null) {
  const entries = [{ pathname: '/', state }];
  const { result } = renderHook(
    () => ({ steps: useSteps(() => 2), navigate: useNavigate(), location: useLocation() }),
    {
      wrapper: ({ children }) => <MemoryRouter initialEntries={entries}>{children}</MemoryRouter>,
    },
  );
  return {
    goTo: (step: number) => act(async () => result.current.steps.goTo(step)),
    follow: (link: string) => act(async () => result.current.navigate(link)),
    browser: (by: number) => act(async () => result.current.navigate(by)),
    hasMoved: () => result.current.steps.hasMoved,
    shown: () => `${result.current.steps.current}${result.current.location.search}`,
  };
}

test('the browser’s back and forward buttons move between steps', async () => {
  const { goTo, browser, shown } = open();
  await goTo(1);
  await goTo(2);
  await goTo(0);
  await browser(2);
  expect(shown()).toBe('2');
  await browser(-1);
  expect(shown()).toBe('1');
});

test('after another article each press goes one step back and keeps the article', async () => {
  const { goTo, follow, browser, shown } = open();
  await goTo(1);
  await follow('?artikkel=2');
  await goTo(2);
  await goTo(1);
  expect(shown()).toBe('1?artikkel=2');
  await goTo(0);
  expect(shown()).toBe('0?artikkel=2');
  await goTo(1);
  await browser(-1);
  expect(shown()).toBe('0?artikkel=2');
});

test('after another article «Endre» leads to the answer’s step', async () => {
  const { goTo, follow, shown } = open();
  await goTo(1);
  await follow('?artikkel=2');
  await goTo(2);
  await goTo(0);
  expect(shown()).toBe('0?artikkel=2');
});

test('a skipped step remains reachable', async () => {
  const { goTo, shown } = open();
  await goTo(2);
  await goTo(1);
  expect(shown()).toBe('1');
  await goTo(0);
  expect(shown()).toBe('0');
});

test('the way back to a step that was reloaded counts as a move, so that its field gets the focus', async () => {
  const { goTo, shown, hasMoved } = open({ step: 0, before: 0 });
  expect(hasMoved()).toBe(false);
  await goTo(1);
  await goTo(0);
  expect([shown(), hasMoved()]).toEqual(['0', true]);
});
