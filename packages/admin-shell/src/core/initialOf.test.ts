import { expect, test } from 'vitest';
import { initialOf } from './initialOf';

test.each([
  ['周明（采购主管）', '明'],
  ['Zhou Ming (Lead)', 'g'],
  ['（未命名）', '）'],
  ['林👩‍🔧', '👩‍🔧'],
  ['', ''],
])('%s is shown as %s', (name, initial) => expect(initialOf(name)).toBe(initial));
