import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { GeziProvider } from '@gezi/ui';
import { EditableGrid } from '../../react/EditableGrid';
import { materialColumns, materials, type Material } from '../../testing/materials';
import { syncStage } from '../../testing/syncStage';
import { createSheetSync } from './createSheetSync';
import { memoryOutbox } from './OutboxStore';

test('a read-only page takes no input until permission is granted', async () => {
  const channel = syncStage(materials(2)).line({ id: 'u1', name: '李采购' }, false);
  const sync = createSheetSync<Material>({ channel, outbox: memoryOutbox('client-1') });
  render(
    <GeziProvider>
      <EditableGrid columns={materialColumns} rows={NONE} label="物料" sync={sync} toolbar />
    </GeziProvider>,
  );
  await screen.findByText('只读');
  expect(screen.getByRole('grid').getAttribute('aria-readonly')).toBe('true');
  expect(screen.queryByRole('button', { name: '新增' })).toBeNull();
  channel.permit(true);
  await waitFor(() => expect(screen.getByRole('grid').getAttribute('aria-readonly')).toBeNull());
  expect(screen.getByRole('button', { name: '新增' })).toBeTruthy();
});

test('a refused change is listed with what was entered, where, and why', async () => {
  const stage = syncStage(materials(2), (step) =>
    step.kind === 'edit' && step.column === 'name' ? '名称由主数据维护' : undefined,
  );
  const sync = createSheetSync<Material>({
    channel: stage.line({ id: 'u1', name: '李采购' }),
    outbox: memoryOutbox('client-1'),
  });
  render(
    <GeziProvider>
      <EditableGrid columns={materialColumns} rows={NONE} label="物料" sync={sync} />
    </GeziProvider>,
  );
  const input = await screen.findByDisplayValue(materials(2)[1]!.name);
  await userEvent.click(input);
  await userEvent.clear(input);
  await userEvent.keyboard('球阀{Tab}');
  expect(await screen.findByText('1 处修改未被接受，已恢复原值')).toBeTruthy();
  expect(screen.getByRole('listitem')).toHaveTextContent('第 2 行 · 物料名称：球阀（名称由主数据维护）');
});

const NONE: Material[] = [];
