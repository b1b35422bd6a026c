import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { AreaPicker } from './AreaPicker';

test('an unknown type is said', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  // As a form may hold it that was written by hand.
  const type = 'tree' as 'select';
  expect(() => render(<AreaPicker type={type} />)).toThrow('Bad type value');
});
