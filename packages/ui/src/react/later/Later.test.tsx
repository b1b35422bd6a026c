import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as React from 'react';
import { Component, useState, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { Later } from './Later';
import { lazyPart } from './lazyPart';

/** React reports errors that a boundary has caught. */
const quiet = () => vi.spyOn(console, 'error').mockImplementation(() => {});
const Greeting = ({ name }: { name: string }) => <p>你好，{name}</p>;

/** Fails once, as without a connection. */
const once = () =>
  vi.fn<() => Promise<typeof Greeting>>(async () => Greeting).mockRejectedValueOnce(new Error('offline'));

class Outside extends Component<{ children: ReactNode }> {
  override state = { message: '' };
  static getDerivedStateFromError = ({ message }: Error) => ({ message });
  override render = () => this.state.message || this.props.children;
}

test('a part that fails to load is named in its place; what is beside it stays', async () => {
  const reported = quiet();
  const onFailure = vi.fn<() => void>();
  const Part = lazyPart<typeof Greeting>(() => Promise.reject(new Error('offline')));
  render(
    <>
      <p>beside it</p>
      <Later onFailure={onFailure}>
        <Part name="陈" />
      </Later>
    </>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('部分功能未能加载，请重试；仍失败时请保存后刷新页面');
  expect(screen.getByText('beside it')).toBeVisible();
  expect(onFailure).toHaveBeenCalledTimes(1);
  reported.mockRestore();
});

test('one press loads all failed parts again, each once', async () => {
  const reported = quiet();
  const [getFirst, getSecond] = [once(), once()];
  const First = lazyPart(getFirst);
  const Second = lazyPart(getSecond);
  render(
    <>
      <Later>
        <First name="陈" />
      </Later>
      <Later>
        <First name="王" />
      </Later>
      <Later>
        <Second name="李" />
      </Later>
    </>,
  );
  const [retry] = await screen.findAllByRole('button', { name: '重试' });
  await userEvent.click(retry!);
  for (const name of ['陈', '王', '李']) expect(await screen.findByText(`你好，${name}`)).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  for (const get of [getFirst, getSecond]) expect(get).toHaveBeenCalledTimes(2);
  reported.mockRestore();
});

// React 18 has no Activity.
test.skipIf(!('Activity' in React))('one press loads a failed part that was hidden and is shown again', async () => {
  const reported = quiet();
  const Part = lazyPart(once());
  const page = (mode: 'visible' | 'hidden') => (
    <React.Activity mode={mode}>
      <Later>
        <Part name="陈" />
      </Later>
    </React.Activity>
  );
  const { rerender } = render(page('visible'));
  await screen.findByRole('alert');
  rerender(page('hidden'));
  rerender(page('visible'));
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText('你好，陈')).toBeVisible();
  reported.mockRestore();
});

test('a second failure is shown again', async () => {
  const reported = quiet();
  const get = vi.fn<() => Promise<typeof Greeting>>().mockRejectedValue(new Error('offline'));
  const Part = lazyPart(get);
  render(
    <Later>
      <Part name="陈" />
    </Later>,
  );
  await userEvent.click(await screen.findByRole('button', { name: '重试' }));
  await vi.waitFor(() => expect(get).toHaveBeenCalledTimes(2));
  expect(await screen.findByRole('alert')).toBeVisible();
  reported.mockRestore();
});

test('the button is busy until the part has loaded; then the focus goes to what is around it', async () => {
  const reported = quiet();
  let arrive: ((part: typeof Greeting) => void) | undefined;
  const get = vi
    .fn<() => Promise<typeof Greeting>>(() => new Promise((done) => void (arrive = done)))
    .mockRejectedValueOnce(new Error('offline'));
  const Part = lazyPart(get);
  render(
    <section tabIndex={-1} aria-label="价格">
      <Later>
        <Part name="陈" />
      </Later>
    </section>,
  );
  const button = await screen.findByRole('button', { name: '重试' });
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(button).toHaveFocus();
  await userEvent.click(button);
  expect(get).toHaveBeenCalledTimes(2);
  arrive!(Greeting);
  expect(await screen.findByText('你好，陈')).toBeVisible();
  expect(screen.getByRole('region', { name: '价格' })).toHaveFocus();
  reported.mockRestore();
});

test('a preloaded part renders at once', async () => {
  const Part = lazyPart(async () => Greeting);
  await Part.load();
  render(
    <Later fallback={<p>等待</p>}>
      <Part name="陈" />
    </Later>,
  );
  expect(screen.getByText('你好，陈')).toBeVisible();
});

test('a part keeps its state when re-rendered', async () => {
  const Counter = () => {
    const [count, setCount] = useState(0);
    return (
      <button type="button" onClick={() => setCount(count + 1)}>
        {count}
      </button>
    );
  };
  const Part = lazyPart(async () => Counter);
  const draw = () => (
    <Later>
      <Part />
    </Later>
  );
  const { rerender } = render(draw());
  await userEvent.click(await screen.findByRole('button', { name: '0' }));
  rerender(draw());
  expect(screen.getByRole('button')).toHaveTextContent('1');
});

test('other errors of a part go to the boundary around it', async () => {
  const reported = quiet();
  function Broken(): never {
    throw new Error('a fault of the part');
  }
  render(
    <Outside>
      <Later>
        <Broken />
      </Later>
    </Outside>,
  );
  expect(await screen.findByText('a fault of the part')).toBeVisible();
  reported.mockRestore();
});
