import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { EditableGrid } from '../../react/EditableGrid';
import type { EditableGridProps } from '../../react/EditableGridProps';
import type { GridApi } from '../../react/GridApi';
import { materialColumns, materials, type Material } from '../../testing/materials';

const api = createRef<GridApi<Material>>();

const meta = {
  title: 'EditableGrid/Details',
  component: EditableGrid<Material>,
  args: {
    apiRef: api,
    columns: materialColumns,
    rows: materials(3),
    label: '需求计划物料',
    rowNumber: true,
    size: 'small',
    details: { title: ({ name }) => `${name} 的详情` },
  },
} satisfies Meta<EditableGridProps<Material>>;
export default meta;
type Story = StoryObj<typeof meta>;

async function opened(rowId: string) {
  await waitFor(async () => {
    api.current!.openDetails(rowId);
    await expect(within(document.body).getByRole('dialog')).toBeVisible();
  });
  return within(within(document.body).getByRole('dialog'));
}

/** All columns with their values: choices by label, switches as yes or no. */
export const AllFields: Story = {
  async play() {
    const dialog = await opened('1');
    await expect(dialog.getByText('不锈钢无缝钢管 DN25 的详情')).toBeVisible();
    await expect(dialog.getByText('管材')).toBeVisible();
    await expect(dialog.getByText('第 1 条，共 3 条')).toBeVisible();
  },
};

/** Moves between rows; disabled at the ends. */
export const Walking: Story = {
  async play({ userEvent }) {
    const dialog = await opened('1');
    await expect(dialog.getByRole('button', { name: '上一条' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('button', { name: '下一条' }));
    await userEvent.click(dialog.getByRole('button', { name: '下一条' }));
    await expect(dialog.getByText('第 3 条，共 3 条')).toBeVisible();
    await expect(dialog.getByRole('button', { name: '下一条' })).toBeDisabled();
  },
};

/** The content can be rendered by the caller. */
export const ContentOfItsOwn: Story = {
  args: { details: { render: ({ code, name }) => `${code} ${name}`, width: 480 } },
  async play() {
    const dialog = await opened('2');
    await expect(dialog.getByText(/^WL100002 /)).toBeVisible();
  },
};

/** The same in a read-only list. */
export const ReadOnly: Story = {
  args: { readOnly: true },
  async play() {
    await expect((await opened('3')).getByText('第 3 条，共 3 条')).toBeVisible();
  },
};

export const English: Story = {
  globals: { locale: 'en-US' },
  args: { label: 'Materials' },
  async play() {
    await expect((await opened('1')).getByRole('button', { name: 'Next' })).toBeVisible();
  },
};
