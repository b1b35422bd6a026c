import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { DEFAULT_PREFERENCES, type Preferences } from '../core/preferences';
import { EmptyState } from './EmptyState';
import { GeziProvider, type GeziProviderProps } from './GeziProvider';
import { usePreferences } from './preferencesContext';

function Page() {
  const { locale, dark, primary, change } = usePreferences();
  return (
    <Flex vertical gap="middle" align="start">
      <Flex gap="small" align="center">
        <Button type="primary">{locale === 'zh-CN' ? '提交' : 'Submit'}</Button>
        <span>{primary}</span>
      </Flex>
      <EmptyState compact />
      {change && (
        <Flex gap="small">
          <Button onClick={() => change({ locale: locale === 'zh-CN' ? 'en-US' : 'zh-CN' })}>中文 / English</Button>
          <Button onClick={() => change({ dark: !dark })}>{dark ? '浅色' : '深色'}</Button>
        </Flex>
      )}
    </Flex>
  );
}

/** An application that lets its users change language and dark mode. */
function Application(props: GeziProviderProps) {
  const [preferences, setPreferences] = useState<Preferences>(DEFAULT_PREFERENCES);
  return (
    <GeziProvider
      {...props}
      {...preferences}
      onPreferencesChange={(patch) => setPreferences((before) => ({ ...before, ...patch }))}
    />
  );
}

const meta = {
  title: 'UI/GeziProvider',
  component: GeziProvider,
  args: { children: <Page /> },
} satisfies Meta<typeof GeziProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const GreenAndDark: Story = { args: { primary: '#52C41A', dark: true } };
export const ChangedByTheUser: Story = {
  render: (args) => <Application {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '中文 / English' }));
    await expect(canvas.getByText('No data')).toBeVisible();
  },
};
