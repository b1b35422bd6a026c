import { GeziProvider } from '@gezi/ui';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { GridColumn } from '../core/columns/GridColumn';
import { materialColumns, materials, type Material } from '../testing/materials';
import { EditableGrid } from './EditableGrid';
import type { EditableGridProps } from './EditableGridProps';

const rows = materials(3);

function show(lead: GridColumn<Material>, props: Partial<EditableGridProps<Material>> = {}) {
  render(
    <GeziProvider>
      <EditableGrid columns={[...materialColumns.slice(0, 2), lead]} rows={rows} label="物料" {...props} />
    </GeziProvider>,
  );
}

test.each(['row-checkbox', 'row-radio'] as const)('a declared %s selects rows', async (type) => {
  const onSelectionChange = vi.fn<() => void>();
  show({ key: 'pick', type, title: '选用' }, { onSelectionChange });
  const role = type === 'row-radio' ? 'radio' : 'checkbox';
  fireEvent.click(await screen.findByRole(role, { name: '选择第 2 行' }));
  expect(onSelectionChange).toHaveBeenLastCalledWith(['2'], expect.anything());
});

test('a declared row-number counts the rows, once', () => {
  show({ key: 'nth', type: 'row-number', title: '行号' }, { rowNumber: true });
  expect(screen.getAllByRole('columnheader', { name: '行号' })).toHaveLength(1);
  expect(screen.queryByRole('columnheader', { name: '序号' })).toBeNull();
});

test('a declared row-drag-sort moves rows', async () => {
  show({ key: 'move', type: 'row-drag-sort' });
  await waitFor(() => expect(screen.getByRole('button', { name: '移动第 2 行' })).toBeInTheDocument());
});

test('a declared row-expand opens the panel', async () => {
  show({ key: 'more', type: 'row-expand' }, { expand: { render: ({ name }) => <p>供应 {name}</p> } });
  const mark = await screen.findByRole('button', { name: '展开第 1 行' });
  // The code of panels is loaded.
  await waitFor(() => expect(document.querySelector('.gezi-row-panels')).not.toBeNull());
  fireEvent.click(mark);
  expect(await screen.findByText(`供应 ${rows[0]!.name}`)).toBeInTheDocument();
});
