import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { EditableGrid } from '../../react/EditableGrid';
import type { EditableGridProps } from '../../react/EditableGridProps';
import type { GridApi } from '../../react/GridApi';
import { cellAt, inputAt } from '../../testing/gridCells';
import { materialColumns, materials, type Material } from '../../testing/materials';

const api = createRef<GridApi<Material>>();
const stages = [
  { id: 'a', stage: '预付款', percent: 30 },
  { id: 'b', stage: '到货款', percent: 60 },
  { id: 'c', stage: '质保金', percent: 10 },
];
const Stages = ({ name }: { name: string }) => (
  <EditableGrid
    label={`${name} 的付款计划`}
    rows={stages}
    size="tiny"
    columns={[
      { key: 'stage', title: '付款阶段', type: 'input' },
      { key: 'percent', title: '比例（%）', type: 'inputNumber' },
    ]}
  />
);

const meta = {
  title: 'EditableGrid/SubForm',
  component: EditableGrid<Material>,
  args: {
    apiRef: api,
    columns: materialColumns,
    rows: materials(20),
    label: '物料',
    rowNumber: true,
    size: 'small',
    maxHeight: 600,
    subForm: { title: (row) => `${row.name} 的付款计划`, render: (row) => <Stages name={row.name} /> },
  },
} satisfies Meta<EditableGridProps<Material>>;
export default meta;
type Story = StoryObj<typeof meta>;

const openBy = async (press: () => Promise<void>) => {
  await waitFor(
    async () => {
      await press();
      await expect(document.querySelector('.gezi-sub-form')).toBeVisible();
    },
    { interval: 250 },
  );
  return document.querySelector<HTMLElement>('.gezi-sub-form')!;
};

/** A click on a row opens its form below; the row stays editable. */
export const Below: Story = {
  async play({ canvasElement, userEvent }) {
    const box = await openBy(() => userEvent.click(inputAt(canvasElement, 2, '物料名称')));
    await within(box).findByRole('grid', { name: '闸阀 DN30 的付款计划' });
    await expect(box.dataset.side).toBe('below');
    await expect(inputAt(canvasElement, 2, '物料名称')).toHaveFocus();
    const row = cellAt(canvasElement, 2, '物料编码').getBoundingClientRect();
    await expect(Math.abs(box.getBoundingClientRect().top - row.bottom - 4)).toBeLessThan(2);
    // The first Escape belongs to the cell being edited.
    await userEvent.keyboard('{Escape}{Escape}');
    await waitFor(() => expect(document.querySelector('.gezi-sub-form')).toBeNull());
  },
};

/** With less than 350 px below, it opens above. */
export const Above: Story = {
  args: { maxHeight: Infinity },
  async play({ canvasElement, userEvent }) {
    const place = Math.floor((window.innerHeight - 16 - 40 - 150) / 49);
    const box = await openBy(() => userEvent.click(inputAt(canvasElement, place, '物料名称')));
    await waitFor(() => expect(box.dataset.side).toBe('above'));
    const row = cellAt(canvasElement, place, '物料编码').getBoundingClientRect();
    await expect(box.getBoundingClientRect().bottom).toBeLessThanOrEqual(row.top);
  },
};

/** Alt+Enter opens it and moves the focus inside; Escape returns to the row. */
export const ByKeyboard: Story = {
  args: { details: {} },
  async play({ canvasElement, userEvent }) {
    inputAt(canvasElement, 3, '物料名称').focus();
    const box = await openBy(() => userEvent.keyboard('{Alt>}{Enter}{/Alt}'));
    await waitFor(() => expect(box).toHaveFocus());
    await within(box).findByRole('button', { name: '详情' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.querySelector('.gezi-sub-form')).toBeNull());
    await waitFor(() =>
      expect(cellAt(canvasElement, 3, '序号').closest('[role=row]')).toContainElement(
        document.activeElement as HTMLElement,
      ),
    );
  },
};

const failing = fn(() => Promise.reject(new Error('网络超时')));

/** A failed load is retried three times, then reported. */
export const Failed: Story = {
  args: { subForm: { render: failing } },
  async play({ canvasElement, userEvent }) {
    failing.mockClear();
    const box = await openBy(() => userEvent.click(inputAt(canvasElement, 1, '物料名称')));
    await expect(await within(box).findByRole('alert')).toHaveTextContent('打开子表失败');
    await expect(failing).toHaveBeenCalledTimes(4);
  },
};

/** Loading; dark. */
export const Waiting: Story = {
  args: { subForm: { render: () => new Promise(() => {}) } },
  globals: { dark: 'dark' },
  async play({ canvasElement, userEvent }) {
    await openBy(() => userEvent.click(inputAt(canvasElement, 1, '物料名称')));
  },
};

/** The whole row in a dialog, with navigation to the next one. */
export const Details: Story = {
  render: ({ subForm: _none, ...args }) => <EditableGrid {...args} details={{ title: (row) => row.name }} />,
  async play({ userEvent }) {
    const body = within(document.body);
    await waitFor(async () => {
      api.current!.openDetails('1');
      await expect(body.getByRole('dialog', { name: '不锈钢无缝钢管 DN25' })).toBeVisible();
    });
    await expect(body.getByText('WL100001')).toBeVisible();
    await expect(body.getByRole('button', { name: '上一条' })).toBeDisabled();
    await userEvent.click(body.getByRole('button', { name: '下一条' }));
    await body.findByRole('dialog', { name: '闸阀 DN30' });
    await body.findByText('第 2 条，共 20 条');
  },
};
