import { expect, test, vi } from 'vitest';
import { collectWithForm } from './collectWithForm';
import type { Collected, GridApi } from './GridApi';

interface Row {
  id: string;
}
const gridOf = (collected: Collected<Row>) => {
  const collect = vi.fn<() => Promise<Collected<Row>>>(async () => collected);
  return { grid: { collect } as unknown as GridApi<Row>, collect };
};
const good: Collected<Row> = {
  ok: true,
  rows: [{ id: '1' }],
  inserted: [],
  edited: [],
  removedIds: [],
  reordered: false,
};
const bad: Collected<Row> = { ok: false, failures: [{ rowId: '1', column: 'name', message: '名称不能为空' }] };
const form = { validateFields: async () => ({ title: '三月计划' }) };

test('collects a form and its grids, skipping unmounted grids', async () => {
  const collected = await collectWithForm(form, [gridOf(good).grid, null]);
  expect(collected).toEqual({ ok: true, values: { title: '三月计划' }, grids: [good] });
});

test('a refusing form comes first: no grid is collected', async () => {
  const { grid, collect } = gridOf(bad);
  const error = { errorFields: ['title'] };
  expect(await collectWithForm({ validateFields: () => Promise.reject(error) }, [grid])).toEqual({
    ok: false,
    at: 'form',
    error,
  });
  expect(collect).not.toHaveBeenCalled();
});

test('stops at the first refusing grid', async () => {
  const last = gridOf(good);
  expect(await collectWithForm(form, [gridOf(good).grid, gridOf(bad).grid, last.grid])).toMatchObject({
    ok: false,
    at: 1,
    failures: [{ message: '名称不能为空' }],
  });
  expect(last.collect).not.toHaveBeenCalled();
});

test.each([undefined, null, 'form', {}])('refuses a non-form: %j', async (none) => {
  // @ts-expect-error -- as from JavaScript
  await expect(collectWithForm(none, [])).rejects.toThrow('the argument must be a form');
});
