import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component, createRef, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { GeziProvider } from '@gezi/ui';
import { materialColumns, materials, type Material } from '../testing/materials';
import { EditableGrid } from './EditableGrid';
import type { GridApi } from './GridApi';
import type { GridKit } from './GridKit';
import { Later } from './Later';
import { lazyPart } from './lazyPart';

const { missing } = vi.hoisted(() => ({
  missing: () => {
    throw new Error('Failed to fetch dynamically imported module');
  },
}));
vi.mock('../features/details/Details', missing);
vi.mock('../features/comments/CommentList', missing);

/** React reports errors that a boundary has caught. */
const quiet = () => vi.spyOn(console, 'error').mockImplementation(() => {});

test('a part that fails to load leaves the rest of the grid in use and names the failure', async () => {
  const reported = quiet();
  render(
    <GeziProvider>
      <EditableGrid label="物料" columns={materialColumns} rows={materials(3)} details={{}} />
    </GeziProvider>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('部分功能未能加载，请保存后刷新页面');
  expect(screen.getByRole('grid', { name: '物料' })).toBeVisible();
  await act(async () => {
    await userEvent.click(screen.getAllByRole('textbox')[0]!);
  });
  expect(screen.getByRole('grid', { name: '物料' })).toBeVisible();
  reported.mockRestore();
});

test('a list that fails to load leaves the comments in use', async () => {
  const reported = quiet();
  const api = createRef<GridApi<Material>>();
  const comment = { id: 'a', rowId: '1', column: 'name', text: '请核对', author: { id: 'li', name: '李四' }, time: '' };
  render(
    <GeziProvider>
      <EditableGrid
        label="物料"
        apiRef={api}
        columns={materialColumns}
        rows={materials(3)}
        comments={{ items: [comment] }}
      />
    </GeziProvider>,
  );
  await waitFor(() => {
    act(() => api.current!.openCommentList(document.body));
    expect(screen.getByRole('alert')).toHaveTextContent('部分功能未能加载，请保存后刷新页面');
  });
  expect(screen.getByRole('grid', { name: '物料' })).toBeVisible();
  reported.mockRestore();
});

class Outside extends Component<{ children: ReactNode }> {
  override state = { message: '' };
  static getDerivedStateFromError = ({ message }: Error) => ({ message });
  override render = () => this.state.message || this.props.children;
}

const drop = vi.fn<(part: string) => void>();
const kit = { keys: { drop } } as unknown as GridKit<{ id: string }>;

test('the keys of the part are dropped', async () => {
  const reported = quiet();
  const Part = lazyPart(() => Promise.reject(new Error('offline')));
  render(
    <Later kit={kit} keys="columns">
      <Part />
    </Later>,
  );
  await screen.findByRole('alert');
  expect(drop.mock.calls).toEqual([['columns']]);
  reported.mockRestore();
});

test('other errors of a part go to the boundary of the application', async () => {
  const reported = quiet();
  const Part = (): ReactNode => {
    throw new Error('a fault of the part');
  };
  render(
    <Outside>
      <Later kit={kit}>
        <Part />
      </Later>
    </Outside>,
  );
  expect(await screen.findByText('a fault of the part')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  reported.mockRestore();
});
