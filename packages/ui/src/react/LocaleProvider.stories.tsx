import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyState } from './EmptyState';
import { LocaleProvider } from './LocaleProvider';

const meta = {
  title: 'UI/LocaleProvider',
  component: LocaleProvider,
  args: { locale: 'en-US', children: <EmptyState /> },
} satisfies Meta<typeof LocaleProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EnglishPart: Story = {};
export const ChinesePart: Story = { args: { locale: 'zh-CN' }, globals: { locale: 'en-US' } };
