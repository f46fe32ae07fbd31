import type { PartnerPageDto } from '@boligstyling/api-client/partner';
import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { pageStore } from '../../shared/testing/page-store';
import { CapacityCard } from './capacity-card';

test.each([
  [3, 1, 'Én av tre brukt de siste sju dagene.'],
  [2, 0, 'Ingen av to brukt de siste sju dagene.'],
  [0, 1, '1 av 0 brukt de siste sju dagene.'],
  [0, 0, '0 av 0 brukt de siste sju dagene.'],
])('of room for %d jobs %d are used: %s', (weekly_capacity, used_capacity, told) => {
  const page = { weekly_capacity, used_capacity } as PartnerPageDto;
  render(
    <Provider store={pageStore()}>
      <CapacityCard page={page} />
    </Provider>,
  );
  expect(screen.getByText(/sju dagene/).textContent).toBe(told);
});
