import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Later } from './Later';
import { lazyPart } from './lazyPart';

const Prices = () => <p>价格历史：2026-01-05 12.50 元，2026-03-12 11.80 元</p>;

/** Stands for a file that the server did not have at first. */
function missing(times: number) {
  let tries = 0;
  return lazyPart(async () => {
    tries += 1;
    if (tries <= times) throw new TypeError('Failed to fetch dynamically imported module');
    return Prices;
  });
}

const Loaded = lazyPart(async () => Prices);
const Late = lazyPart<typeof Prices>(() => new Promise(() => {}));
const Failing = missing(Infinity);
const First = missing(1);
const Second = missing(1);

const meta = {
  title: 'UI/Later',
  component: Later,
  args: { children: <Loaded /> },
} satisfies Meta<typeof Later>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InUse: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/价格历史/)).toBeVisible();
  },
};
export const Loading: Story = { args: { fallback: <p aria-busy>加载中…</p>, children: <Late /> } };
export const Failed: Story = {
  args: { children: <Failing /> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      '部分功能未能加载，请重试；仍失败时请保存后刷新页面',
    );
  },
};
export const FailedDark: Story = { ...Failed, globals: { dark: 'dark' } };
export const FailedEnglish: Story = {
  args: Failed.args!,
  globals: { locale: 'en-US' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};
/** Two parts that failed are loaded again with one press. */
export const Retried: Story = {
  render: () => (
    <div>
      <Later>
        <First />
      </Later>
      <Later>
        <Second />
      </Later>
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: '重试' }))[0]!);
    await waitFor(() => expect(canvas.getAllByText(/价格历史/)).toHaveLength(2));
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

const messages = createRef<HTMLDivElement>();
/** In a place where a message may not be, e.g. a row of a table, the fallback stays. */
export const FailedElsewhere: Story = {
  args: { fallback: <td>—</td>, failurePlace: messages, children: <Failing /> },
  render: (args) => (
    <>
      <table>
        <tbody>
          <tr>
            <th scope="row">价格历史</th>
            <Later {...args} />
          </tr>
        </tbody>
      </table>
      <div ref={messages} />
    </>
  ),
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert');
    await expect(alert.closest('table')).toBeNull();
    await expect(canvas.getByRole('cell', { name: '—' })).toBeVisible();
  },
};
