import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { drawExperts, drawPool, expertsToDraw, type ExpertCandidate } from './draw';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const expert = (id: string, change: Partial<ExpertCandidate> = {}): ExpertCandidate => ({
  id,
  professionType: '1',
  materialTypeIds: null,
  avoidSupplierIds: null,
  ...change,
});
const anyone = { materialTypeIds: [], supplierIds: [], drawnIds: [] };
const ids = (experts: readonly { id: string }[]) => experts.map(({ id }) => id);

describe('the pool', () => {
  test.each([
    ['an expert of all types', {}, { materialTypeIds: ['t1'] }, true],
    ['an expert of a type', { materialTypeIds: 't2,t1' }, { materialTypeIds: ['t1'] }, true],
    ['an expert of another type', { materialTypeIds: 't2' }, { materialTypeIds: ['t1'] }, false],
    ['every type while the lines have none', { materialTypeIds: 't2' }, {}, true],
    ['an expert who avoids somebody else', { avoidSupplierIds: 's2,s3' }, { supplierIds: ['s1'] }, true],
    ['an expert who avoids a supplier', { avoidSupplierIds: 's2,s1' }, { supplierIds: ['s1'] }, false],
    ['an expert drawn before', {}, { drawnIds: ['e1'] }, false],
  ] as const)('%s', (_name, change, limits, isIn) => {
    expect(drawPool([expert('e1', change)], { ...anyone, ...limits })).toHaveLength(isIn ? 1 : 0);
  });
  test('is in the order of the ids', () => {
    expect(ids(drawPool([expert('b'), expert('c'), expert('a')], anyone))).toEqual(['a', 'b', 'c']);
  });
});

describe('a draw', () => {
  const pool = [
    ...Array.from({ length: 6 }, (_, at) => expert(`t${at}`)),
    ...Array.from({ length: 3 }, (_, at) => expert(`b${at}`, { professionType: '2' })),
  ];
  const rule = { techNum: 3, busiNum: 1 };

  test('takes the experts whose hash comes first', () => {
    const orderOf = ({ id }: { id: string }) => sha256(`seed${id}`);
    const first = (type: string, number: number) =>
      pool
        .filter(({ professionType }) => professionType === type)
        .sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1))
        .slice(0, number);
    const { drawn, missing } = drawExperts(pool, rule, 'seed', sha256);
    expect(drawn).toEqual([...first('1', 3), ...first('2', 1)]);
    expect(missing).toEqual({ techNum: 0, busiNum: 0 });
  });
  test('is repeated by its seed, whatever the order of the pool', () => {
    const again = drawExperts([...pool].reverse(), rule, 'seed', sha256);
    expect(again).toEqual(drawExperts(pool, rule, 'seed', sha256));
    const results = new Set(
      ['a', 'b', 'c', 'd'].map((seed) => ids(drawExperts(pool, rule, seed, sha256).drawn).join()),
    );
    expect(results.size).toBeGreaterThan(1);
  });
  test('draws everybody equally often', () => {
    const times = new Map<string, number>();
    for (let seed = 0; seed < 600; seed += 1) {
      for (const { id } of drawExperts(pool, { techNum: 1, busiNum: 0 }, String(seed), sha256).drawn) {
        times.set(id, (times.get(id) ?? 0) + 1);
      }
    }
    expect(times.size).toBe(6);
    for (const count of times.values()) expect(count).toBeGreaterThan(60);
  });
  test('says how many are missing', () => {
    expect(drawExperts(pool, { techNum: 8, busiNum: 4 }, 'seed', sha256).missing).toEqual({ techNum: 2, busiNum: 1 });
  });
});

test.each([
  [[], { techNum: 2, busiNum: 1 }],
  [['1'], { techNum: 1, busiNum: 1 }],
  [['1', '1', '1', '2'], { techNum: 0, busiNum: 0 }],
])('with experts %j it remains to draw %j', (types, numbers) => {
  const tasks = types.map((expertType) => ({ expertType }));
  expect(expertsToDraw({ techNum: 2, busiNum: 1 }, tasks)).toEqual(numbers);
});
