import { render, screen, waitFor } from '@testing-library/react';
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

const NONE: Material[] = [];
