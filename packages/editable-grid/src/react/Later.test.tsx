import { render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import type { GridKit } from './GridKit';
import { Later } from './Later';
import { lazyPart } from './lazyPart';

/** React reports errors that a boundary has caught. */
const quiet = () => vi.spyOn(console, 'error').mockImplementation(() => {});

class Outside extends Component<{ children: ReactNode }> {
  override state = { message: '' };
  static getDerivedStateFromError = ({ message }: Error) => ({ message });
  override render = () => this.state.message || this.props.children;
}

const drop = vi.fn<(part: string) => void>();
const kit = { keys: { drop } } as unknown as GridKit<{ id: string }>;

test('a part that fails to load is named in its place, what is beside it stays, and its keys are dropped', async () => {
  const reported = quiet();
  const Part = lazyPart(() => Promise.reject(new Error('offline')));
  render(
    <>
      <p>beside it</p>
      <Later kit={kit} keys="columns">
        <Part />
      </Later>
    </>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('部分功能未能加载，请保存后刷新页面');
  expect(screen.getByText('beside it')).toBeVisible();
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
