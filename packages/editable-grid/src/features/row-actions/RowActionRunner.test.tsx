import { GeziProvider } from '@gezi/ui';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { RowAction } from '../../core/columns/RowAction';
import { EditableGrid } from '../../react/EditableGrid';
import { materialColumns, materials, type Material } from '../../testing/materials';
import { runnerCode } from './runnerCode';

const ACTIONS = ['查看', '编辑', '复制', '删除'].map((label): RowAction<Material> => ({
  key: label,
  label,
  onClick: () => {},
}));
const ROWS = materials(2);

const grid = (label: string) => (
  <GeziProvider>
    <EditableGrid<Material>
      label={label}
      columns={materialColumns.slice(0, 2)}
      rows={ROWS}
      rowActions={ACTIONS}
      rowName={({ name }) => name}
      readOnly
    />
  </GeziProvider>
);

test('the menu of a grid that is rendered before its code has loaded stays open when it is rendered again', async () => {
  // Other tests may have loaded it.
  runnerCode.loaded = undefined;
  const { rerender } = render(grid('物料'));
  fireEvent.click(await screen.findByRole('button', { name: `更多 ${ROWS[0]!.name}` }));
  const menu = await screen.findByRole('menu');
  await runnerCode.load();
  rerender(grid('需求计划'));
  expect(menu).toBeVisible();
});
