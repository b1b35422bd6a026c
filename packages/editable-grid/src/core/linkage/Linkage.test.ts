import { expect, test, vi } from 'vitest';
import type { ResolvedColumn } from '../columns/ResolvedColumn';
import { Linkage, type LoadChoices } from './Linkage';

interface Place {
  id: string;
  province: string | null;
  city: string | null;
  area: string | null;
}
const columns: ResolvedColumn<Place>[] = [
  { key: 'province', type: 'select', linkageKey: 'city', options: [{ value: 'gd', label: '广东' }] },
  { key: 'city', type: 'select', linkageKey: 'area' },
  { key: 'area', type: 'select' },
];
const row = (more: Partial<Place>): Place => ({ id: '1', province: null, city: null, area: null, ...more });
const settled = () => new Promise((done) => setTimeout(done));

test('a change clears all later columns of the chain, none before it', () => {
  const linkage = new Linkage<Place>(() => ({ columns, load: () => [], onChange: () => {} }));
  expect(linkage.later('province')).toEqual(['city', 'area']);
  expect(linkage.later('city')).toEqual(['area']);
  expect(linkage.later('area')).toEqual([]);
});

test('a circular chain terminates', () => {
  const round: ResolvedColumn<Place>[] = [
    { key: 'province', linkageKey: 'city' },
    { key: 'city', linkageKey: 'province' },
  ];
  const linkage = new Linkage<Place>(() => ({ columns: round, load: () => [], onChange: () => {} }));
  expect(linkage.later('province')).toEqual(['city']);
});

test('choices are requested once per parent value, whatever the number of rows', async () => {
  const load = vi.fn<LoadChoices>(async ({ parent }) => [{ value: `${parent}-sz`, label: '深圳' }]);
  const onChange = vi.fn<(column: string) => void>();
  const linkage = new Linkage<Place>(() => ({ columns, load, onChange }));
  const first = row({ province: 'gd' });
  expect(linkage.columnFor(first, columns[1]!)).toMatchObject({ options: [], choices: { loading: true } });
  linkage.columnFor(row({ id: '2', province: 'gd' }), columns[1]!);
  await settled();
  expect(load).toHaveBeenCalledExactlyOnceWith({ column: 'city', parent: 'gd' });
  expect(onChange).toHaveBeenCalledWith('city');
  const shown = linkage.columnFor(first, columns[1]!);
  expect(shown.options).toEqual([{ value: 'gd-sz', label: '深圳' }]);
  expect(linkage.columnFor(first, columns[1]!)).toBe(shown);
});

test('without a parent value nothing is requested; other columns are unchanged', async () => {
  const load = vi.fn<LoadChoices>();
  const linkage = new Linkage<Place>(() => ({ columns, load, onChange: () => {} }));
  expect(linkage.columnFor(row({}), columns[1]!)).toMatchObject({ options: [], choices: { loading: false } });
  expect(linkage.columnFor(row({}), columns[0]!)).toBe(columns[0]);
  await settled();
  expect(load).not.toHaveBeenCalled();
});

test('a failure is reported and can be retried', async () => {
  const load = vi
    .fn<LoadChoices>()
    .mockRejectedValueOnce(new Error('网络超时'))
    .mockResolvedValue([{ value: 'x' }]);
  const linkage = new Linkage<Place>(() => ({ columns, load, onChange: () => {} }));
  const city = () => linkage.columnFor(row({ province: 'gd' }), columns[1]!);
  city();
  await settled();
  expect(city().choices).toMatchObject({ loading: false, error: '网络超时' });
  city().choices!.retry!();
  await settled();
  expect(city().options).toEqual([{ value: 'x' }]);
});
