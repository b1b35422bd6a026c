import { GeziProvider } from '@gezi/ui';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { createPortal } from 'react-dom';
import { expect, test, vi } from 'vitest';
import { EditableGrid } from '../../react/EditableGrid';
import type { GridApi } from '../../react/GridApi';
import { materialColumns, materials, type Material } from '../../testing/materials';

const title = () => '付款计划';
/** Like pickers and dialogs, which render into the page, outside of the sub-form's element. */
const Plan = () => createPortal(<button type="button">十二月一日</button>, document.body);

test('stays open on a press in a popup of its own, and closes on a press elsewhere', async () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 600, 200));
  const api = createRef<GridApi<Material>>();
  render(
    <GeziProvider>
      <button type="button">别处</button>
      <div className="ant-modal-root">
        <button type="button">知道了</button>
      </div>
      <EditableGrid
        apiRef={api}
        label="物料"
        columns={materialColumns}
        rows={materials(3)}
        subForm={{ title, render: () => <Plan /> }}
      />
    </GeziProvider>,
  );
  await waitFor(() => {
    act(() => api.current!.openSubForm('1'));
    expect(screen.getByRole('dialog', { name: '付款计划' })).toBeInTheDocument();
  });
  const settled = () => new Promise((done) => setTimeout(done, 20));
  for (const name of ['十二月一日', '知道了']) {
    await userEvent.click(await screen.findByRole('button', { name }));
    await act(settled);
    expect(screen.getByRole('dialog', { name: '付款计划' })).toBeInTheDocument();
  }
  await userEvent.click(screen.getByRole('button', { name: '别处' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '付款计划' })).toBeNull());
});
