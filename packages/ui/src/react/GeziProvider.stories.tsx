import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, Flex, Select } from 'antd';
import { useState } from 'react';
import { expect, screen, userEvent, within } from 'storybook/test';
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
export const GreenAndDark: Story = {
  args: {
    primary: '#52C41A',
    dark: true,
    children: (
      <div style={{ padding: 24, background: 'var(--gezi-bg-page)' }}>
        <Page />
      </div>
    ),
  },
};
export const ChangedByTheUser: Story = {
  render: (args) => <Application {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '中文 / English' }));
    await expect(canvas.getByText('No data')).toBeVisible();
  },
};

/** A part of a page with a list, whose popup is outside of it. */
function Part({ name }: { name: string }) {
  return (
    <section
      aria-label={name}
      style={{ flex: 1, padding: 24, background: 'var(--gezi-bg-page)', borderRadius: 'var(--gezi-radius)' }}
    >
      <Flex vertical gap="middle" align="start">
        <b>{name}</b>
        <Page />
        <Select
          aria-label={`${name}的单位`}
          style={{ width: 120 }}
          options={[{ value: 't', label: <span style={{ color: 'var(--gezi-text)' }}>{`${name}：吨`}</span> }]}
        />
      </Flex>
    </section>
  );
}

/** On a page with a font and a colour of its own, which stay; below the provider are those of the theme. */
export const OnAnotherPage: Story = {
  render: (args) => (
    <div data-testid="page" style={{ color: 'rgb(128, 0, 0)', font: '20px serif' }}>
      <GeziProvider {...args} scoped={false}>
        <p>采购计划</p>
      </GeziProvider>
    </div>
  ),
  play: async ({ canvas }) => {
    const { color, fontSize, fontFamily } = getComputedStyle(canvas.getByText('采购计划'));
    await expect({ color, fontSize }).toEqual({ color: 'rgba(0, 0, 0, 0.88)', fontSize: '14px' });
    await expect(fontFamily).toContain('PingFang SC');
    await expect(getComputedStyle(canvas.getByTestId('page')).fontSize).toBe('20px');
  },
};

/** Providers inside another one: each part has a theme of its own, its popups too. The theme of the page stays. */
export const SideBySide: Story = {
  args: { children: null },
  render: () => (
    <Flex gap="middle">
      <GeziProvider>
        <Part name="浅色" />
      </GeziProvider>
      <GeziProvider dark primary="#52C41A" locale="en-US" direction="rtl">
        <Part name="深色" />
      </GeziProvider>
      <GeziProvider compact highContrast>
        <Part name="紧凑" />
      </GeziProvider>
    </Flex>
  ),
  play: async ({ canvas }) => {
    const { documentElement: root } = document;
    const read = (element: Element, name: string) => getComputedStyle(element).getPropertyValue(`--gezi-${name}`);
    const part = (name: string) => canvas.getByRole('region', { name });
    await expect(read(part('浅色'), 'bg')).toBe('#ffffff');
    await expect(read(part('深色'), 'bg')).toBe('#141414');
    await expect(getComputedStyle(part('深色')).color).toBe('rgba(255, 255, 255, 0.85)');
    await expect(getComputedStyle(part('深色')).direction).toBe('rtl');
    await expect(part('深色').closest('[lang]')).toHaveAttribute('lang', 'en-US');
    await expect(read(part('紧凑'), 'control-height')).toBe('28px');
    await expect(read(root, 'bg')).toBe('#ffffff');
    await expect(root).toHaveAttribute('lang', 'zh-CN');
    for (const [name, colour] of [
      ['深色', 'rgba(255, 255, 255, 0.85)'],
      ['浅色', 'rgba(0, 0, 0, 0.88)'],
    ] as const) {
      await userEvent.click(within(part(name)).getByRole('combobox'));
      await expect(getComputedStyle(await screen.findByText(`${name}：吨`)).color).toBe(colour);
    }
  },
};
