import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { EditableGrid } from '../../react/EditableGrid';
import type { EditableGridProps } from '../../react/EditableGridProps';
import type { GridApi } from '../../react/GridApi';
import { inputAt } from '../../testing/gridCells';
import { materialColumns, materials, type Material } from '../../testing/materials';
import { messageButton, sheetReady, textAt } from '../../testing/sheetEvents';

const api = createRef<GridApi<Material>>();

const meta = {
  title: 'EditableGrid/Find',
  component: EditableGrid<Material>,
  args: { columns: materialColumns, rows: materials(300), label: '物料', rowNumber: true, size: 'small' },
  loaders: [sheetReady],
} satisfies Meta<EditableGridProps<Material>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Ctrl+F searches all rows, including those not rendered; Enter goes to the next match, Escape returns to the grid. */
export const InAllRows: Story = {
  async play({ canvas, canvasElement, userEvent }) {
    canvas.getByRole('grid').focus();
    await userEvent.keyboard('{Control>}f{/Control}');
    const search = await canvas.findByRole('searchbox', { name: '查找' });
    await expect(search).toHaveFocus();
    await userEvent.keyboard('WL10025');
    await waitFor(() => expect(canvas.getByText('1 / 10')).toBeVisible());
    await waitFor(() => expect(canvasElement.querySelector('.gezi-found-now')).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('2 / 10')).toBeVisible();
    await userEvent.keyboard('{Shift>}{Enter}{Enter}{/Shift}');
    await expect(canvas.getByText('10 / 10')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('search')).toBeNull();
    await expect(inputAt(canvasElement, 259, '物料编码')).toHaveFocus();
    await expect(canvasElement.querySelector('.gezi-found')).toBeNull();
  },
};

/** Searches display texts, not stored values; reports that nothing was found. */
export const NothingFound: Story = {
  async play({ canvas, canvasElement, userEvent }) {
    canvas.getByRole('grid').focus();
    await userEvent.keyboard('{Control>}f{/Control}');
    await userEvent.type(await canvas.findByRole('searchbox', { name: '查找' }), 'valve');
    await waitFor(() => expect(canvas.getByText('无结果')).toBeVisible());
    await userEvent.clear(canvas.getByRole('searchbox'));
    await userEvent.type(canvas.getByRole('searchbox'), '阀门');
    await waitFor(() => expect(canvas.getByText('1 / 60')).toBeVisible());
    await expect(canvasElement.querySelectorAll('.gezi-found').length).toBeGreaterThan(0);
  },
};

/** Replaces one match, then all others as one step, which the message undoes. */
export const Replace: Story = {
  async play({ canvas, canvasElement, userEvent }) {
    canvas.getByRole('grid').focus();
    await userEvent.keyboard('{Control>}h{/Control}');
    await userEvent.type(await canvas.findByRole('searchbox', { name: '查找' }), 'wl10000');
    await waitFor(() => expect(canvas.getByText('1 / 9')).toBeVisible());
    await userEvent.type(canvas.getByRole('textbox', { name: '替换为' }), 'XB-{Enter}');
    await expect(textAt(canvasElement, 1, '物料编码')).toBe('XB-1');
    await waitFor(() => expect(canvas.getByText(/ \/ 8$/)).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: '全部替换' }));
    await waitFor(() => expect(textAt(canvasElement, 2, '物料编码')).toBe('XB-2'));
    await userEvent.click(await messageButton('已替换 8 个单元格'));
    await waitFor(() => expect(textAt(canvasElement, 2, '物料编码')).toBe('WL100002'));
    await expect(textAt(canvasElement, 1, '物料编码')).toBe('XB-1');
  },
};

/** Replacing waits for the search of the text that has just been typed. */
export const ReplaceAtOnce: Story = {
  async play({ canvas, canvasElement, userEvent }) {
    canvas.getByRole('grid').focus();
    await userEvent.keyboard('{Control>}h{/Control}');
    await canvas.findByRole('searchbox', { name: '查找' });
    await userEvent.paste('wl10000');
    canvas.getByRole('button', { name: '全部替换' }).click();
    await waitFor(() => expect(textAt(canvasElement, 1, '物料编码')).toBe('1'));
  },
};

/** Buttons of the toolbar: find and replace before the grid was used, undo, redo and density. */
export const Toolbar: Story = {
  args: { toolbar: true },
  async play({ canvas, canvasElement, userEvent }) {
    const undo = await canvas.findByRole('button', { name: '撤销' });
    await expect(undo).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: '查找和替换' }));
    await expect(await canvas.findByRole('searchbox', { name: '查找' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await userEvent.type(inputAt(canvasElement, 1, '物料编码'), '9');
    await waitFor(() => expect(undo).toBeEnabled());
    await userEvent.click(undo);
    await waitFor(() => expect(textAt(canvasElement, 1, '物料编码')).toBe('WL100001'));
    await userEvent.click(canvas.getByRole('button', { name: '重做' }));
    await waitFor(() => expect(textAt(canvasElement, 1, '物料编码')).toBe('WL1000019'));
    await userEvent.click(canvas.getByRole('button', { name: '行高' }));
    await userEvent.click(await within(document.body).findByRole('menuitemradio', { name: '最紧凑' }));
    await waitFor(() => expect(canvasElement.querySelector('.gezi-row')!.getBoundingClientRect().height).toBe(33));
  },
};

/** The filter of any column opens from the toolbar; the export contains the rows that it shows. */
export const FilterAndExport: Story = {
  args: { toolbar: true, apiRef: api },
  async play({ canvas, canvasElement, userEvent }) {
    const body = within(document.body);
    await userEvent.click(await canvas.findByRole('button', { name: '筛选' }));
    await userEvent.click(await body.findByRole('menuitem', { name: '物料类别' }));
    const panel = within(await body.findByRole('dialog', { name: '筛选「物料类别」' }));
    await userEvent.click(panel.getByRole('checkbox', { name: '阀门' }));
    await userEvent.click(panel.getByRole('button', { name: '筛选' }));
    await expect(await canvas.findByRole('button', { name: '物料类别 阀门' })).toBeVisible();
    await expect(textAt(canvasElement, 1, '物料编码')).toBe('WL100002');
    await userEvent.click(canvas.getByRole('button', { name: '导出' }));
    await expect(await body.findByRole('menuitem', { name: /Excel/ })).toBeVisible();
    await expect(body.getByRole('menuitem', { name: /CSV/ })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    const { rows } = await api.current!.exportRows('xlsx', { save: false });
    await expect(rows).toBe(60);
  },
};

export const ToolbarInEnglish: Story = { args: { toolbar: true, label: 'Materials' }, globals: { locale: 'en-US' } };
