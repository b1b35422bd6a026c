import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { ColorField, type ColorFieldProps } from './ColorField';

function Kept({ value: first, ...props }: ColorFieldProps) {
  const [value, setValue] = useState(first);
  return <ColorField {...props} value={value} onChange={setValue} />;
}

const meta = { title: 'UI/ColorField', component: Kept, args: { value: '#1890ff' } } satisfies Meta<typeof Kept>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
export const None: Story = { args: { value: undefined } };
export const PatchOnly: Story = { args: { showText: false } };
export const Disabled: Story = { args: { disabled: true } };
export const English: Story = { args: { value: undefined }, globals: { locale: 'en-US' } };
