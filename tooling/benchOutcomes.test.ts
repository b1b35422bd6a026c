import { expect, test } from 'vitest';
import { behind, outcomesOf } from '../bench/kit/outcomesOf.mjs';

const PRINTED = `one key typed, always-edit
  ours                                    4.20 ms
  AG Grid                                 8.45 ms  ours 0.49 ×  (1 late frames)
  Glide (canvas)                          1.66 ms  ours 2.53 ×
  goal ≤ 0.9 × AG Grid: met (0.49 ×)
  goal ≤ 1 × Glide (canvas): MISSED (2.53 ×)
mount, 500 columns, by that of 20
  ours                                    1.94 ×
1000 load                          398.1     200  MISSED
1000 drop                           35.7
`;

test('reads ratios and missed goals from the output of a benchmark', () => {
  expect(outcomesOf(PRINTED)).toEqual({
    ratios: {
      'one key typed, always-edit, AG Grid': 0.49,
      'one key typed, always-edit, Glide (canvas)': 2.53,
      'mount, 500 columns, by that of 20': 1.94,
    },
    missed: [
      'one key typed, always-edit: goal ≤ 1 × Glide (canvas): MISSED (2.53 ×)',
      '1000 load                          398.1     200  MISSED',
    ],
  });
});

test('names the ratios that fell behind', () => {
  expect(behind({ a: 1, b: 1, gone: 1 }, { a: 1.1, b: 1.2, added: 9 }, 0.15)).toEqual(['b: 1 × before, 1.2 × now']);
});
