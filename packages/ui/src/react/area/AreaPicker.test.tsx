import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AreaPicker } from './AreaPicker';

test('shows a message for an unknown type', () => {
  // As in a hand-written form definition.
  render(<AreaPicker type={'tree' as 'select'} />);
  expect(screen.getByRole('alert')).toHaveTextContent(/Bad type value.*“tree”/);
  expect(screen.queryByRole('combobox')).toBeNull();
});
