import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, type ReactNode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { GeziProvider } from '@gezi/ui';
import { materialColumns, materials, type Material } from '../testing/materials';
import type { LoadChoices } from '../core/linkage/Linkage';
import type { SortState } from '../core/view/sortOrder';
import { EditableGrid } from './EditableGrid';
import type { EditableGridProps } from './EditableGridProps';
import type { GridApi } from './GridApi';

function show(props: Partial<EditableGridProps<Material>> = {}) {
  const api = createRef<GridApi<Material>>();
  const grid = (more: Partial<EditableGridProps<Material>> = {}) => (
    <GeziProvider>
      <EditableGrid apiRef={api} columns={materialColumns} rows={FOUR} label="物料" {...props} {...more} />
    </GeziProvider>
  );
  const view = render(grid());
  return {
    api: api as { current: GridApi<Material> },
    rerender: (more: Partial<EditableGridProps<Material>>) => view.rerender(grid(more)),
  };
}
const FOUR = materials(4);
const row = (nth: number) => screen.getAllByRole('row')[nth]!;
const input = (nth: number, name: string) => within(row(nth)).getByLabelText<HTMLInputElement>(name);

describe('the API', () => {
  test('collects changes by kind', async () => {
    const { api } = show();
    act(() => {
      api.current.setValue('1', 'name', '新名');
      api.current.removeRows('2');
    });
    act(() => {
      const [id] = api.current.addRows(1);
      api.current.setValue(id!, 'code', 'WL9');
      api.current.setValue(id!, 'name', '阀');
      api.current.setValue(id!, 'counts', 3);
    });
    const collected = await act(() => api.current.collect());
    expect(collected).toMatchObject({
      ok: true,
      edited: [{ id: '1', name: '新名' }],
      inserted: [{ id: expect.stringMatching(/^row_/), code: 'WL9', counts: 3, urgent: false }],
      removedIds: ['2'],
    });
    expect(api.current.getRows()).toHaveLength(4);
    expect(api.current.isDirty()).toBe(true);
  });

  test('writes several fields of several rows as one step', async () => {
    const onRowsChange = vi.fn<NonNullable<EditableGridProps<Material>['onRowsChange']>>();
    const { api } = show({ onRowsChange });
    const before = api.current.getRows();
    act(() => {
      const steps = api.current.applyChanges([
        { kind: 'edit', rowId: '1', values: { name: '新名', counts: 8 } },
        { kind: 'edit', rowId: '2', column: 'name', value: '' },
        { kind: 'edit', rowId: 'unknown', values: { name: '无' } },
      ]);
      expect(steps.map((step) => step.kind === 'edit' && `${step.rowId} ${step.column}`)).toEqual([
        '1 name',
        '1 counts',
        '2 name',
      ]);
    });
    expect(onRowsChange).toHaveBeenCalledOnce();
    expect(api.current.getRows()[0]).toMatchObject({ name: '新名', counts: 8 });
    await waitFor(() => expect(input(2, '物料名称')).toBeInvalid());
    act(() => void api.current.undo());
    expect(api.current.getRows()).toEqual(before);
  });

  test('values that are stored already are neither undone nor collected', async () => {
    const { api } = show();
    act(() => {
      api.current.setValue('1', 'name', '新名');
      api.current.applyChanges([{ kind: 'edit', rowId: '1', values: { counts: 8 } }], { stored: true });
      api.current.applyChanges([{ kind: 'edit', rowId: '2', values: { counts: 9 } }], { stored: true });
    });
    const collected = await act(() => api.current.collect());
    expect(collected).toMatchObject({ ok: true, edited: [{ id: '1', name: '新名', counts: 8 }] });
    act(() => void api.current.undo());
    expect(api.current.isDirty()).toBe(false);
    expect(api.current.getRows().map(({ counts }) => counts)).toEqual([
      8,
      9,
      ...FOUR.slice(2).map((each) => each.counts),
    ]);
  });

  test('a value that a server has stored as it was entered is no edit any more', async () => {
    const { api } = show();
    act(() => {
      api.current.setValue('1', 'name', '新名');
      api.current.setValue('1', 'counts', 8);
      api.current.applyChanges([{ kind: 'edit', rowId: '1', values: { counts: 8 } }], { stored: true });
    });
    expect(api.current.isDirty()).toBe(true);
    act(
      () => void api.current.applyChanges([{ kind: 'edit', rowId: '1', values: { name: '新名' } }], { stored: true }),
    );
    expect(api.current.isDirty()).toBe(false);
    act(() => void api.current.undo());
    const collected = await act(() => api.current.collect());
    expect(collected).toMatchObject({ ok: true, edited: [{ id: '1', name: '新名', counts: FOUR[0]!.counts }] });
  });

  test('refuses to collect, reports every failing cell and scrolls to the first', async () => {
    const { api } = show();
    act(() => {
      api.current.setValue('3', 'code', '');
      api.current.setValue('2', 'name', '');
    });
    const collected = await act(() => api.current.collect());
    expect(collected).toEqual({
      ok: false,
      failures: [
        { rowId: '2', column: 'name', message: expect.any(String) },
        { rowId: '3', column: 'code', message: expect.any(String) },
      ],
    });
    expect(input(2, '物料名称')).toHaveFocus();
    expect(input(2, '物料名称')).toHaveAttribute('aria-invalid', 'true');
    expect(screen.getByRole('tooltip')).toBeInTheDocument();
    expect(await screen.findByText('2 处校验未通过')).toBeInTheDocument();
  });

  test('throws for a wrong argument of remove', () => {
    const { api } = show();
    // @ts-expect-error -- as from JavaScript
    expect(() => api.current.removeRows(7)).toThrow(TypeError);
    // @ts-expect-error -- as from JavaScript
    expect(() => api.current.removeRows(undefined)).toThrow('removeRows');
  });

  test('undoes and redoes', () => {
    const { api } = show();
    act(() => api.current.setValue('1', 'name', 'x'));
    act(() => void api.current.undo());
    expect(api.current.getRows()[0]!.name).toBe(FOUR[0]!.name);
    expect(api.current.isDirty()).toBe(false);
    act(() => void api.current.redo());
    expect(api.current.getRows()[0]!.name).toBe('x');
  });
});

describe('loaded rows', () => {
  test('a new array reloads, the same one does not', () => {
    const { api, rerender } = show();
    act(() => api.current.setValue('1', 'name', 'x'));
    rerender({ size: 'small' });
    expect(input(1, '物料名称')).toHaveValue('x');
    rerender({ rows: materials(2) });
    expect(input(1, '物料名称')).toHaveValue(FOUR[0]!.name);
    expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '5');
  });

  test('columns defined inline lose neither focus nor input', async () => {
    const { rerender } = show();
    await userEvent.click(input(1, '物料名称'));
    await userEvent.keyboard('X');
    const before = document.activeElement;
    rerender({ columns: materialColumns.map((column) => ({ ...column })) });
    expect(document.activeElement).toBe(before);
    expect(before).toHaveValue(`${FOUR[0]!.name}X`);
  });
});

describe('the toolbar', () => {
  test('adds a row and scrolls to it; warns about a second click too soon', async () => {
    show({ toolbar: true });
    const add = await screen.findByRole('button', { name: '新增' });
    await userEvent.click(add);
    expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '8');
    expect(input(5, '物料编码')).toHaveFocus();
    await userEvent.click(add);
    expect(await screen.findByText('你点击的太快了，请慢点点击!')).toBeInTheDocument();
    expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '8');
  });

  test('hides buttons without permission', async () => {
    show({
      toolbar: { extra: <button type="button">打印</button> },
      excluded: ['add', 'batch_delete', 'price'],
      selection: 'checkbox',
    });
    expect(await screen.findByRole('button', { name: '打印' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '新增' })).toBeNull();
    expect(screen.queryByRole('button', { name: '删除' })).toBeNull();
    expect(screen.queryByRole('columnheader', { name: '预估单价' })).toBeNull();
  });
});

test('an Escape that reverts input does not reach a surrounding dialog; the next one does', async () => {
  show();
  const heard = vi.fn<() => void>();
  const listen = ({ key }: KeyboardEvent) => key === 'Escape' && heard();
  window.addEventListener('keydown', listen);
  const before = input(1, '物料名称').value;
  await userEvent.click(input(1, '物料名称'));
  await userEvent.keyboard('加长');
  expect(input(1, '物料名称')).toHaveValue(`${before}加长`);
  await userEvent.keyboard('{Escape}');
  expect(input(1, '物料名称')).toHaveValue(before);
  expect(heard).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(heard).toHaveBeenCalledOnce();
  window.removeEventListener('keydown', listen);
});

test('Escape restores what a linked choice cleared', async () => {
  const linked = materialColumns.map((column) => (column.key === 'kind' ? { ...column, linkageKey: 'name' } : column));
  const load = vi.fn<LoadChoices>(() => []);
  const { api } = show({ columns: linked, linkage: load });
  await waitFor(() => expect(load).toHaveBeenCalled());
  const before = api.current.getRows()[0]!;
  await userEvent.click(input(1, '物料类别'));
  await userEvent.clear(input(1, '物料类别'));
  expect(api.current.getRows()[0]).toMatchObject({ kind: null, name: null });
  await userEvent.keyboard('{Escape}{Escape}');
  expect(api.current.getRows()[0]).toMatchObject({ kind: before.kind, name: before.name });
});

describe('the list mode', () => {
  test('shows text and rendered nodes, and activates rows by click and Enter', async () => {
    const onRowActivate = vi.fn<(row: Material) => void>();
    const onOpen = vi.fn<(id: string) => void>();
    show({
      readOnly: true,
      onRowActivate,
      columns: [
        { key: 'code', title: '编码', render: (line) => `#${line.code}` },
        { key: 'kind', title: '类别', type: 'select', options: [{ value: 'pipe', label: '管材' }] },
        {
          key: 'action',
          type: 'slot',
          title: '操作',
          render: (line) => (
            <button type="button" onClick={() => onOpen(line.id)}>
              查看
            </button>
          ),
        },
      ],
    });
    const cells = within(row(1)).getAllByRole('gridcell');
    expect(cells.map(({ textContent }) => textContent)).toEqual(['#WL100001', '管材', '查看']);
    await userEvent.click(within(row(2)).getByRole('button', { name: '查看' }));
    expect(onOpen).toHaveBeenCalledWith('2');
    expect(onRowActivate).not.toHaveBeenCalled();
    await userEvent.click(cells[0]!);
    expect(onRowActivate).toHaveBeenLastCalledWith(FOUR[0]);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(onRowActivate).toHaveBeenLastCalledWith(FOUR[1]);
  });

  test('rerenders row content when the row changes, not when it is selected', async () => {
    const render = vi.fn<(row: Material) => ReactNode>(({ name }) => <b>{name}</b>);
    const { api } = show({
      columns: [...materialColumns, { key: 'shown', type: 'slot', render }],
      selection: 'checkbox',
    });
    const made = () => render.mock.calls.filter(([{ id }]) => id === '1').length;
    const before = made();
    act(() => api.current.select(['1']));
    await waitFor(() => expect(row(1)).toHaveAttribute('aria-selected', 'true'));
    expect(made()).toBe(before);
    act(() => api.current.setValue('1', 'name', '新名'));
    expect(await within(row(1)).findByText('新名')).toBeVisible();
    expect(made()).toBe(before + 1);
  });

  test('requests another order from the owner', async () => {
    const onSortChange = vi.fn<(sort: SortState | undefined) => void>();
    show({ readOnly: true, sort: { column: 'name', order: 'asc' }, onSortChange });
    expect(screen.getByRole('columnheader', { name: /物料名称/ })).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(screen.getByRole('button', { name: /物料名称/ }));
    const next: SortState = { column: 'name', order: 'desc' };
    expect(onSortChange).toHaveBeenCalledWith(next, [next]);
  });

  test('requests another page from the owner', async () => {
    const onChange = vi.fn<(page: number, size: number) => void>();
    show({ readOnly: true, rowNumber: true, pagination: { page: 2, pageSize: 10, total: 14, onChange } });
    expect(await screen.findByText('11-14 共14条')).toBeInTheDocument();
    expect(within(row(1)).getByText('11')).toBeInTheDocument();
    await userEvent.click(screen.getByTitle('1'));
    expect(onChange).toHaveBeenCalledWith(1, 10);
  });

  test('pages on its own otherwise', async () => {
    show({ readOnly: true, rows: materials(25), pagination: {} });
    expect(await screen.findByText('1-10 共25条')).toBeInTheDocument();
    await userEvent.click(screen.getByTitle('3'));
    expect(await screen.findByText('21-25 共25条')).toBeInTheDocument();
    expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '8');
  });
});

test('scrolls to a row added on another page', async () => {
  show({ rows: materials(10), toolbar: true, pagination: {} });
  expect(await screen.findByText('1-10 共10条')).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: '新增' }));
  expect(await screen.findByText('11-11 共11条')).toBeInTheDocument();
  await waitFor(() => expect(input(1, '物料编码')).toHaveFocus());
});

describe('states', () => {
  test('empty, loading, failed', async () => {
    const onRetry = vi.fn<() => void>();
    const { rerender } = show({ rows: [] });
    expect(screen.getByText('暂无数据')).toBeInTheDocument();
    expect(document.querySelector('.gezi-empty-picture')).toBeInTheDocument();
    rerender({ rows: [], loading: true });
    expect(screen.getByText('加载中…')).toBeInTheDocument();
    expect(screen.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
    rerender({ rows: [], error: { message: '网络超时', onRetry } });
    await userEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: '重试' }));
    expect(onRetry).toHaveBeenCalled();
  });

  test('totals and amounts are exact and rounded half up', async () => {
    const rows = [1234567.005, 0.1, 0.2].map((counts, nth) => ({ ...FOUR[nth]!, counts, price: 1 }));
    show({
      rows,
      columns: [{ key: 'counts', type: 'inputNumber', statistics: ['sum'] }],
      amount: { quantity: 'counts', price: 'price' },
    });
    expect(await screen.findByText('1,234,567.305')).toBeInTheDocument();
    expect((await screen.findByText('总金额')).closest('output')).toHaveTextContent('1,234,567.31');
  });

  test('shows values of an unknown type as text, and a message', async () => {
    // @ts-expect-error -- as from JavaScript
    show({ columns: [{ key: 'name', type: 'warp' }] });
    expect(await screen.findByText('未知的列类型：warp，按文本显示')).toBeInTheDocument();
    expect(screen.getByRole('grid')).toHaveTextContent(FOUR[0]!.name);
  });
});
