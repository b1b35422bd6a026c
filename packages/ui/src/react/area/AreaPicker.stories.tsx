import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { AreaPicker, type AreaPickerProps } from './AreaPicker';

const NANJING = ['320000', '320100', '320102'];

function Kept({ value: first = [], ...props }: AreaPickerProps) {
  const [value, setValue] = useState<readonly string[]>(first);
  return (
    <div style={{ maxWidth: 420 }}>
      <AreaPicker {...props} value={value} onChange={setValue} />
      <p>
        <output aria-label="所选代码">{value.join(' / ') || '—'}</output>
      </p>
    </div>
  );
}

const meta = {
  title: 'UI/AreaPicker',
  component: AreaPicker,
  render: (args) => <Kept {...args} />,
  args: { value: NANJING },
} satisfies Meta<typeof AreaPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Linked: Story = {
  play: async () => expect(await screen.findByText('江苏省 / 南京市 / 玄武区')).toBeVisible(),
};
export const Empty: Story = { args: { value: [] } };
export const Selects: Story = {
  args: { type: 'select' },
  play: async () => {
    await expect(await screen.findByText('玄武区')).toBeVisible();
    await userEvent.click(screen.getByRole('combobox', { name: '市' }));
    await userEvent.click(await screen.findByTitle('苏州市'));
    // The district of the previous city is cleared.
    await waitFor(() => expect(screen.getByLabelText('所选代码')).toHaveTextContent('320000 / 320500'));
    await expect(screen.queryByText('玄武区')).toBeNull();
  },
};
export const CitiesOnly: Story = { args: { depth: 2, value: ['110000', '110100'] } };
export const Disabled: Story = { args: { disabled: true } };
export const UnknownType: Story = { args: { type: 'tree' as 'select' } };
export const English: Story = { args: { value: [] }, globals: { locale: 'en-US' } };
