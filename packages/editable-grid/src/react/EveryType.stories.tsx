import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { everyServer } from '../testing/everyServer';
import { everyTypeColumns, everyTypeRows, type EveryTypeRow } from '../testing/everyType';
import { AtServer } from '../testing/dictionaries';
import { EditableGrid } from './EditableGrid';
import type { EditableGridProps } from './EditableGridProps';

const meta = {
  title: 'EditableGrid/EveryType',
  component: EditableGrid as (props: EditableGridProps<EveryTypeRow>) => React.ReactNode,
  args: {
    label: '采购明细',
    columns: everyTypeColumns,
    rows: everyTypeRows,
    rowNumber: true,
    selection: 'checkbox',
  },
  decorators: [
    (Story) => (
      <AtServer server={everyServer}>
        <Story />
      </AtServer>
    ),
  ],
} satisfies Meta<EditableGridProps<EveryTypeRow>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every editable cell type; names and dictionaries are loaded in one batch for all visible cells. */
export const Editors: Story = {
  async play({ canvasElement }) {
    await waitFor(() => expect(within(canvasElement).getByDisplayValue('公开招标')).toBeVisible());
  },
};
export const Display: Story = { args: { readOnly: true } };
export const Disabled: Story = { args: { disabled: true } };
export const Tiny: Story = { args: { size: 'tiny' } };
export const TinyDisplay: Story = { args: { size: 'tiny', readOnly: true } };
export const Dark: Story = { globals: { dark: 'dark' } };
export const DarkDisplay: Story = { args: { readOnly: true }, globals: { dark: 'dark' } };
export const English: Story = { globals: { locale: 'en-US' } };
