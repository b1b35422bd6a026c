import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
import { describeFailure } from '../core/index';
import { createFakeServer, never, refuse, reply, signedInKit, type FakeRoute } from '../testing/index';
import { ClientProvider, type ClientProviderProps } from './ClientProvider';
import { useClientKit } from './clientContext';
import { useDict } from './useDict';
import { useSession } from './useSession';

const BUY_TYPES = [
  { value: '1', text: '公开招标' },
  { value: '4', text: '竞价采购' },
  { value: '5', text: '询价采购' },
];

function BuyTypes() {
  const { locale } = useClientKit();
  const { user } = useSession();
  const { items, loading, error, retry } = useDict('buy_type');
  if (loading) return <p>…</p>;
  if (error) {
    return (
      <button type="button" onClick={retry}>
        {describeFailure(error, { locale }).message}
      </button>
    );
  }
  return (
    <label>
      {user?.realname}{' '}
      <select>
        {items.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}

interface Args extends Pick<ClientProviderProps, 'locale'> {
  /** Answer to the request for the dictionary `buy_type`. */
  answer: FakeRoute;
}

function Page({ answer, locale = 'zh-CN' }: Args) {
  const [kit] = useState(() => signedInKit(createFakeServer({ 'GET /sys/dict/getDictItems/{dictCode}': answer })));
  return (
    <ClientProvider {...kit} locale={locale}>
      <BuyTypes />
    </ClientProvider>
  );
}

const meta = {
  title: 'Client/ClientProvider',
  component: ClientProvider as never,
  render: (args) => <Page {...args} />,
  args: { answer: reply(BUY_TYPES) },
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<Args>;

export const Loaded: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('combobox', { name: /李采购/ })).toHaveTextContent('竞价采购');
  },
};
export const Loading: Story = { args: { answer: never() } };
export const Refused: Story = { args: { answer: refuse('字典不存在') } };
export const English: Story = { args: { answer: refuse('', { status: 504, code: 504 }), locale: 'en-US' } };
