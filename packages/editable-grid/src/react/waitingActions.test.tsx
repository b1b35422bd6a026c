import { act, createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GeziProvider } from '@gezi/ui';
import type { GridColumn } from '../core/columns/GridColumn';
import type { GridOption } from '../core/columns/GridOption';
import { clipboardCode } from '../features/clipboard/clipboardCode';
import { fillCode } from '../features/fill/fillCode';
import { sheetCode } from '../features/sheetCode';
import { EditableGrid } from './EditableGrid';
import type { GridApi } from './GridApi';

interface Delivery {
  id: string;
  province: string | null;
  city: string | null;
  note: string;
}
const PROVINCES = [
  { value: 'gd', label: '广东省' },
  { value: 'zj', label: '浙江省' },
];
const CITIES: Record<string, GridOption[]> = {
  gd: [{ value: 'sz', label: '深圳市' }],
  zj: [{ value: 'hz', label: '杭州市' }],
};
const COLUMNS: GridColumn<Delivery>[] = [
  { key: 'province', title: '省', type: 'select', linkageKey: 'city', options: PROVINCES },
  { key: 'city', title: '市', type: 'select' },
  { key: 'note', title: '备注', type: 'input' },
];
const ROWS: Delivery[] = [
  { id: '1', province: 'gd', city: 'sz', note: '' },
  { id: '2', province: null, city: null, note: '' },
  { id: '3', province: null, city: null, note: '' },
];
const CHANGED = '单元格已改变，操作未执行，请重新操作';

const api = createRef<GridApi<Delivery>>();
let answers: (() => void)[];
const row = (id: string) => api.current!.getRows().find((each) => each.id === id)!;

beforeEach(async () => {
  answers = [];
  vi.useFakeTimers();
  // Loaded before: the grid waits for modules in real time.
  await Promise.all([sheetCode, clipboardCode, fillCode].map((code) => code.load()));
  await import('../features/linkage/LinkedChoices');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Choices of cities that arrive when `answer` is called. */
async function renderGrid() {
  const linkage = ({ parent }: { parent: string }) =>
    new Promise<GridOption[]>((resolve) => answers.push(() => resolve(CITIES[parent] ?? [])));
  render(
    <GeziProvider>
      <EditableGrid label="收货地址" apiRef={api} spreadsheet columns={COLUMNS} rows={ROWS} linkage={linkage} />
    </GeziProvider>,
  );
  await pass();
}
const pass = () => act(() => vi.advanceTimersByTimeAsync(200));
async function answer() {
  answers.splice(0).forEach((arrive) => arrive());
  await pass();
}
const change = (rowId: string, values: Partial<Delivery>) =>
  act(() => void api.current!.applyChanges([{ kind: 'edit', rowId, values }], { stored: true }));

/** Focuses the cell of a column, from 0, in the row of an index. */
async function focus(index: number, column: number) {
  const cells = within(screen.getByRole('grid')).getAllByRole('row')[index + 1]!.querySelectorAll('input');
  act(() => cells[column]!.focus());
  await pass();
}

async function pasteDelivery() {
  await focus(1, 0);
  const target = document.activeElement!;
  const clipboardData = { getData: (type: string) => (type === 'text/plain' ? '浙江省\t杭州市\n' : '') };
  fireEvent(target, createEvent.paste(target, { clipboardData }));
  await pass();
  expect(row('2').province).toBeNull();
}

test('a paste that waits for choices is carried out after changes elsewhere', async () => {
  await renderGrid();
  await pasteDelivery();
  change('2', { note: '急' });
  change('3', { province: 'gd' });
  await answer();
  expect(row('2')).toMatchObject({ province: 'zj', city: 'hz', note: '急' });
  expect(screen.queryByText(CHANGED)).toBeNull();
});

test('a paste that waits for choices follows its row', async () => {
  await renderGrid();
  await pasteDelivery();
  act(() => api.current!.removeRows(['1']));
  await answer();
  expect(row('2')).toMatchObject({ province: 'zj', city: 'hz' });
});

test('a paste that waits for choices is dropped with a message when one of its cells changes', async () => {
  await renderGrid();
  await pasteDelivery();
  change('2', { province: 'gd' });
  await answer();
  await answer();
  expect(row('2')).toMatchObject({ province: 'gd', city: null });
  expect(screen.getByText(CHANGED)).toBeInTheDocument();
});

/** Ctrl+R copies the city to the note, as text, whose label is not loaded. */
async function fillNote() {
  await focus(0, 2);
  fireEvent.keyDown(document.activeElement!, { key: 'r', ctrlKey: true });
  await pass();
  expect(row('1').note).toBe('');
}

test('a fill that waits for texts is carried out after changes elsewhere', async () => {
  await renderGrid();
  await fillNote();
  change('2', { note: '急' });
  await answer();
  expect(row('1').note).toBe('深圳市');
  expect(screen.queryByText(CHANGED)).toBeNull();
});

test('a fill that waits for texts is dropped with a message when one of its cells changes', async () => {
  await renderGrid();
  await fillNote();
  change('1', { note: '急' });
  await answer();
  expect(row('1').note).toBe('急');
  expect(screen.getByText(CHANGED)).toBeInTheDocument();
});

/** A cut of a cell whose label is not loaded: copied by a promise, cleared after it. */
async function cutCity() {
  vi.stubGlobal('ClipboardItem', class {});
  let finish = () => {};
  const write = () => new Promise<void>((resolve) => (finish = resolve));
  // Defined: tests with `userEvent` in the same run leave a getter.
  vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: { write } } }));
  await focus(0, 1);
  fireEvent.cut(document.activeElement!, { clipboardData: { setData() {} } });
  await answer();
  expect(row('1').city).toBe('sz');
  return async () => {
    finish();
    await pass();
  };
}

test('a cut clears the cells after their texts were copied', async () => {
  await renderGrid();
  const finish = await cutCity();
  change('1', { note: '急' });
  await finish();
  expect(row('1')).toMatchObject({ city: null, note: '急' });
});

test('a cut does not clear what was changed while its texts were copied', async () => {
  await renderGrid();
  const finish = await cutCity();
  change('1', { city: 'gz' });
  await finish();
  expect(row('1').city).toBe('gz');
  expect(screen.getByText('已复制；单元格在此期间已改变，未清空')).toBeInTheDocument();
});
