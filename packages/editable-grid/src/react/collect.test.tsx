import { GeziProvider } from '@gezi/ui';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { describe, expect, test } from 'vitest';
import { materialColumns, materials, type Material } from '../testing/materials';
import { EditableGrid } from './EditableGrid';
import type { EditableGridProps } from './EditableGridProps';
import type { GridApi } from './GridApi';

const LINES = materials(25);

function show(props: Partial<EditableGridProps<Material>> = {}) {
  const api = createRef<GridApi<Material>>();
  render(
    <GeziProvider>
      <EditableGrid apiRef={api} columns={materialColumns} rows={LINES} label="物料" {...props} />
    </GeziProvider>,
  );
  return api as { current: GridApi<Material> };
}
const row = (nth: number) => screen.getAllByRole('row')[nth]!;
const input = (nth: number, name: string) => within(row(nth)).getByLabelText<HTMLInputElement>(name);

describe('uncommitted input', () => {
  test('is committed if the type only parses on leaving', async () => {
    const api = show();
    await userEvent.click(input(1, '需求时间'));
    await userEvent.clear(input(1, '需求时间'));
    await userEvent.keyboard('2026-05-06');
    const collected = await act(() => api.current.collect());
    expect(collected).toMatchObject({ ok: true, edited: [{ id: '1', demandTime: '2026-05-06' }] });
    expect(input(1, '需求时间')).toHaveFocus();
  });

  test('is not disturbed if every key is a value', async () => {
    const api = show();
    await userEvent.click(input(1, '物料名称'));
    await userEvent.keyboard('甲');
    await act(() => api.current.collect());
    await userEvent.keyboard('乙');
    expect(input(1, '物料名称')).toHaveValue(`${LINES[0]!.name}甲乙`);
  });
});

describe('the first failing cell', () => {
  test('is shown on its page in the current order', async () => {
    const api = show({ pagination: {}, rows: LINES.map((line) => ({ ...line, counts: 30 - Number(line.id) })) });
    expect(await screen.findByText('1-10 共25条')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /采购数量/ }));
    act(() => api.current.setValue('1', 'name', ''));
    await act(() => api.current.collect());
    expect(await screen.findByText('21-25 共25条')).toBeInTheDocument();
    await waitFor(() => expect(input(5, '物料名称')).toHaveFocus());
  });

  test('is shown in a hidden column', async () => {
    const id = `collect-${Math.random()}`;
    localStorage.setItem(`gezi.editable-grid.columns.${id}.`, JSON.stringify({ hidden: ['counts'] }));
    const api = show({ columnSettings: { id } });
    expect(screen.queryByRole('columnheader', { name: /采购数量/ })).toBeNull();
    act(() => api.current.setValue('2', 'counts', null));
    expect(api.current.focusCell('2', 'counts')).toBe(false);
    await act(() => api.current.collect());
    await waitFor(() => expect(input(2, '采购数量')).toHaveFocus());
  });
});
