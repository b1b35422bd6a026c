import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { withServer } from '../../testing/withServer';
import { PopupPicker, type PopupPickerProps } from './PopupPicker';

function Form({ value: first = '', ...props }: PopupPickerProps) {
  const [values, setValues] = useState<Record<string, string>>({ materialName: first });
  return (
    <div style={{ display: 'grid', gap: 8, maxWidth: 420 }}>
      <PopupPicker {...props} value={values.materialName} onChange={setValues} />
      <output data-testid="stored">{JSON.stringify(values)}</output>
    </div>
  );
}

const meta = {
  title: 'Pickers/PopupPicker',
  component: PopupPicker,
  args: {
    code: 'material_report',
    orgFields: 'name,code',
    destFields: 'materialName,materialCode',
    multiple: true,
    'aria-label': '物料',
  },
  decorators: [withServer],
  render: (args) => <Form {...args} />,
} satisfies Meta<typeof PopupPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: '闸阀 DN75,法兰 DN100' } };
export const Disabled: Story = { args: { value: '闸阀 DN75', disabled: true } };
export const English: Story = { globals: { locale: 'en-US' } };
export const Dark: Story = { globals: { dark: 'dark' }, args: { value: '闸阀 DN75' } };

/** Without all three settings it is hidden. */
export const NotConfigured: Story = {
  args: { destFields: '' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(screen.getByText('popup参数未正确配置!')).toBeVisible());
    await expect(within(canvasElement).queryByRole('textbox')).toBeNull();
  },
};

export const UnevenFields: Story = {
  args: { destFields: 'materialName' },
  play: () => waitFor(() => expect(screen.getByText('popup参数未正确配置,原始值和目标值数量不一致!')).toBeVisible()),
};

/** Text typed before the report is loaded goes to the first search field, and Enter searches. */
export const TypedWhileOpening: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('textbox', { name: '物料' }).focus();
    await userEvent.keyboard('{Enter}轴承{Enter}');
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText('1-10 共11条');
    await expect(dialog.getByLabelText('物料名称')).toHaveValue('轴承');
    await expect(dialog.getByLabelText('物料名称')).toHaveFocus();
  },
};

/** Writes joined values to every destination; clearing empties all of them. */
export const ChooseAndClear: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const input = page.getByRole('textbox', { name: '物料' });
    input.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByText('WL00086'));
    await userEvent.click(dialog.getByText('WL00085'));
    await userEvent.click(dialog.getByRole('button', { name: '确定' }));
    await expect(page.getByTestId('stored')).toHaveTextContent(
      '{"materialName":"轴承 DN75,垫片 DN50","materialCode":"WL00086,WL00085"}',
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(page.getByRole('button', { name: '清空' }));
    await expect(page.getByTestId('stored')).toHaveTextContent('{"materialName":"","materialCode":""}');
  },
};
