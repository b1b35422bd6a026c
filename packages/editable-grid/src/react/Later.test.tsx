import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { GeziProvider } from '@gezi/ui';
import { materialColumns, materials } from '../testing/materials';
import { EditableGrid } from './EditableGrid';
import type { GridKit } from './GridKit';
import { Later } from './Later';
import { lazyPart } from './lazyPart';

vi.mock('../features/comments/Comments', () => {
  throw new Error('Failed to fetch dynamically imported module');
});

/** React reports errors that a boundary has caught. */
const quiet = () => vi.spyOn(console, 'error').mockImplementation(() => {});

test('a part that fails to load leaves the rest of the grid in use and names the failure', async () => {
  const reported = quiet();
  render(
    <GeziProvider>
      <EditableGrid label="物料" columns={materialColumns} rows={materials(3)} comments={{ items: [] }} />
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
