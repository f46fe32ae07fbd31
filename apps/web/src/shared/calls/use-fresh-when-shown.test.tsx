import { expect, test } from '@jest/globals';
import { fireEvent, renderHook } from '@testing-library/react';
import { useFreshWhenShown } from './use-fresh-when-shown';

test('data is read again when its tab is shown, and when its window beside another is focused', () => {
  let asked = 0;
  const { unmount } = renderHook(() => useFreshWhenShown(() => (asked += 1)));
  fireEvent(document, new Event('visibilitychange'));
  expect(asked).toBe(1);
  fireEvent(window, new Event('focus'));
  expect(asked).toBe(2);
  unmount();
  fireEvent(window, new Event('focus'));
  expect(asked).toBe(2);
});
