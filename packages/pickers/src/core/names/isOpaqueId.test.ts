import { expect, test } from 'vitest';
import { isOpaqueId } from './isOpaqueId';

test.each(['1800005000000000010', '9f1c2d3e4a5b6c7d8e9f0a1b2c3d4e5f', '9f1c2d3e-4a5b-6c7d-8e9f-0a1b2c3d4e5f'])(
  '%s',
  (id) => expect(isOpaqueId(id)).toBe(true),
);
test.each(['件', 'PCS', 'L', '1', '13800138000', 'A01A02A03', 'purchaser', ''])('%j is not an id', (value) =>
  expect(isOpaqueId(value)).toBe(false),
);
