import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { RuntimeConfigContext, readRuntimeConfig } from '../../shared/config/runtime-config';
import { FactBox } from './form-section';

const shown = (changes = {}) =>
  render(
    <RuntimeConfigContext value={{ ...readRuntimeConfig(document), ...changes }}>
      <FactBox />
    </RuntimeConfigContext>,
  );

test('a footnote names the source of the figures once it is set', () => {
  shown({ figuresSource: 'Boligmålingen 2026' });
  expect(screen.getByText('Kilde: Boligmålingen 2026')).toBeTruthy();
});

test('without a source there is no footnote', () => {
  shown();
  expect(screen.queryByText(/Kilde/)).toBeNull();
});
