import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { AreaPicker } from './AreaPicker';

test('reports an unknown type', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  // As in a hand-written form definition.
  const type = 'tree' as 'select';
  expect(() => render(<AreaPicker type={type} />)).toThrow('Bad type value');
});
