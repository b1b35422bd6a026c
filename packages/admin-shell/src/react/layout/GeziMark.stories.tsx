import type { Meta, StoryObj } from '@storybook/react-vite';
import { GeziMark } from './GeziMark';

const meta = {
  title: 'AdminShell/GeziMark',
  component: GeziMark,
  render: () => (
    <span style={{ display: 'inline-block', width: 48, height: 48 }}>
      <GeziMark />
    </span>
  ),
} satisfies Meta<typeof GeziMark>;
export default meta;

export const Logo: StoryObj<typeof meta> = {};
