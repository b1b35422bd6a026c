import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { GeziProvider } from '@gezi/ui';
import { materialColumns, materials, type Material } from '../testing/materials';
import { EditableGrid } from './EditableGrid';
import type { GridApi } from './GridApi';

type Original = () => Promise<object>;

const { missingAtFirst } = await vi.hoisted(() => import('../testing/missingAtFirst'));
vi.mock('./FailureCount', (original: Original) => missingAtFirst(original));
vi.mock('./GridFoot', (original: Original) => missingAtFirst(original));

test('failures of the totals and of the number of invalid cells are shown outside of the grid, with one retry', async () => {
  // React reports errors that a boundary has caught.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const api = createRef<GridApi<Material>>();
  const rows = [{ ...materials(1)[0]!, code: '' }];
  render(
    <GeziProvider>
      <EditableGrid label="物料" apiRef={api} columns={materialColumns} rows={rows} />
    </GeziProvider>,
  );
  await screen.findByRole('alert');
  await act(async () => void (await api.current!.validate()));
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
  for (const alert of screen.getAllByRole('alert')) {
    expect(alert).toHaveTextContent('部分功能未能加载');
    expect(alert.closest('[role=grid], output')).toBeNull();
  }
  await userEvent.click(screen.getAllByRole('button', { name: '重试' })[0]!);
  expect(await screen.findByText('合计')).toBeVisible();
  expect(await screen.findByRole('button', { name: '定位' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
