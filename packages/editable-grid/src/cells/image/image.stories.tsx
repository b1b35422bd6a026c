import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { AtServer } from '../../testing/dictionaries';
import { chooseFiles, fileServer, PICTURES, pdfFile, pictureUrl } from '../../testing/files';
import { CellDemo } from '../../testing/CellDemo';
import { cellAt } from '../../testing/gridCells';

const meta = {
  title: 'EditableGrid/Image',
  component: CellDemo,
  args: {
    column: { title: '现场照片', type: 'image', fileUrl: pictureUrl },
    values: [PICTURES, ''],
    onRowsChange: fn(),
  },
  decorators: [
    (Story) => (
      <AtServer server={fileServer}>
        <Story />
      </AtServer>
    ),
  ],
} satisfies Meta<typeof CellDemo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { args: { values: [null, ''] } };
export const Invalid: Story = {
  args: {
    column: { ...meta.args.column, validateRules: [{ required: true }] },
    values: [null, PICTURES],
    validate: true,
  },
};
export const ReadOnly: Story = { args: { readOnly: true } };
export const ReadOnlyColumn: Story = { args: { column: { ...meta.args.column, readOnly: true } } };
export const Disabled: Story = { args: { disabled: true } };
export const ClickToEdit: Story = { args: { alwaysEdit: false } };
export const English: Story = { globals: { locale: 'en-US' } };

/** Only pictures are accepted. */
export const NoPicture: Story = {
  async play({ canvasElement, userEvent }) {
    await userEvent.click(within(cellAt(canvasElement, 2, '现场照片')).getByRole('button'));
    const panel = await within(document.body).findByRole('dialog', { name: '现场照片' });
    await chooseFiles([pdfFile('合同.pdf')], () =>
      userEvent.click(within(panel).getByRole('button', { name: '点击上传' })),
    );
    const told = await within(document.body).findByText(/请上传图片/);
    await waitFor(() => expect(told).toBeVisible());
  },
};
