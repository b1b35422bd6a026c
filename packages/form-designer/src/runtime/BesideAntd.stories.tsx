import type { Meta, StoryObj } from '@storybook/react-vite';
import { BesideAntd } from './testing/BesideAntd';

/** Our inactive controls on the left, antd's on the right: they look the same. */
const meta = {
  title: 'Form designer/FormRuntime/Beside antd',
  component: BesideAntd,
  args: { state: 'filled', size: 'medium' },
  parameters: { a11y: { context: { exclude: ['.beside-antd'] } } },
} satisfies Meta<typeof BesideAntd>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Invalid: Story = { args: { state: 'invalid' } };
export const DisabledDark: Story = { args: { state: 'disabled' }, globals: { dark: 'dark' } };
