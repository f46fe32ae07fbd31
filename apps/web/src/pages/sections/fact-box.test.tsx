import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { RuntimeConfigContext, readRuntimeConfig } from '../../shared/config/runtime-config';
import { FactBox } from './fact-box';

const shown = (changes = {}) =>
  render(
    <RuntimeConfigContext value={{ ...readRuntimeConfig(document), ...changes }}>
      <FactBox />
    </RuntimeConfigContext>,
  );

test('the figures have a footnote that names their source, once somebody has told it', () => {
  shown({ figuresSource: 'Boligmålingen 2026' });
  expect(screen.getByText('Kilde: Boligmålingen 2026')).toBeTruthy();
});

test('no source is spoken of where none is told', () => {
  shown();
  expect(screen.queryByText(/Kilde/)).toBeNull();
});
