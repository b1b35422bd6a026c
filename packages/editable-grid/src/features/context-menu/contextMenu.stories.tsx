import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef } from 'react';
import { expect, fn, spyOn, waitFor, within } from 'storybook/test';
import { EditableGrid } from '../../react/EditableGrid';
import type { EditableGridProps } from '../../react/EditableGridProps';
import type { GridApi } from '../../react/GridApi';
import { cellAt } from '../../testing/gridCells';
import { materialColumns, materials, type Material } from '../../testing/materials';
import { pointer } from '../../testing/pointer';
import { chosen, dragMouse, sheetReady, textAt } from '../../testing/sheetEvents';

const api = createRef<GridApi<Material>>();

const meta = {
  title: 'EditableGrid/ContextMenu',
  component: EditableGrid<Material>,
  args: {
    apiRef: api,
    columns: materialColumns.map((column) => ({ ...column, width: 130 })),
    rows: materials(8),
    label: '物料',
    rowNumber: true,
    size: 'small',
    toolbar: true,
    columnSettings: true,
  },
  loaders: [sheetReady],
} satisfies Meta<EditableGridProps<Material>>;
export default meta;
type Story = StoryObj<typeof meta>;

const body = within(document.body);
const codes = () => api.current!.getRows().map(({ code }) => code.slice(-2));
const item = (name: string) => body.getByRole('menuitem', { name });
const heading = (root: HTMLElement, name: string) => within(root).getByRole('columnheader', { name });

/** Right-clicks until the menu is there: its parts load with the first press. */
async function openMenu(target: Element): Promise<HTMLElement> {
  const { left, top, width, height } = target.getBoundingClientRect();
  const at = { button: 2, clientX: left + width / 2, clientY: top + height / 2 };
  return waitFor(() => {
    pointer(target, 'contextmenu', at);
    return body.getByRole('menu');
  });
}

/** Entries of a menu that are disabled, with their reasons. */
const disabledIn = (menu: HTMLElement) =>
  [...menu.querySelectorAll('[aria-disabled=true]')].map(({ textContent }) => textContent);

/** Actions of a cell. */
export const Cell: Story = {
  async play({ canvasElement }) {
    const menu = await openMenu(cellAt(canvasElement, 3, '采购数量'));
    await expect(menu).toHaveAccessibleName('单元格操作');
    await expect([...menu.querySelectorAll('.gezi-menu-label')].map(({ textContent }) => textContent)).toEqual([
      '撤销',
      '重做',
      '剪切',
      '复制',
      '粘贴',
      '向下填充',
      '清空内容',
      '在上方插入一行',
      '在下方插入一行',
      '复制为新行',
      '删除行',
    ]);
    await expect(disabledIn(menu)).toEqual(['撤销没有可用的步骤', '重做没有可用的步骤']);
  },
};
export const CellInEnglish: Story = {
  globals: { locale: 'en-US' },
  async play({ canvasElement }) {
    await expect(await openMenu(cellAt(canvasElement, 3, '采购数量'))).toHaveAccessibleName('Actions of the cells');
  },
};
export const Dark: Story = {
  globals: { dark: 'dark' },
  async play({ canvasElement }) {
    await openMenu(cellAt(canvasElement, 3, '采购数量'));
  },
};

/** Fill, clear and undo act on the selected range. */
export const Contents: Story = {
  async play({ canvasElement, userEvent }) {
    dragMouse(cellAt(canvasElement, 2, '采购数量'), cellAt(canvasElement, 4, '采购数量'));
    await openMenu(cellAt(canvasElement, 3, '采购数量'));
    await userEvent.click(item('向下填充'));
    await waitFor(() => expect(textAt(canvasElement, 4, '采购数量')).toBe('7'));
    await openMenu(cellAt(canvasElement, 3, '采购数量'));
    await userEvent.click(item('清空内容'));
    await waitFor(() => expect(textAt(canvasElement, 3, '采购数量')).toBe(''));
    await openMenu(cellAt(canvasElement, 3, '采购数量'));
    await userEvent.click(item('撤销'));
    await expect(textAt(canvasElement, 3, '采购数量')).toBe('7');
  },
};

/** Cut and paste through the system's clipboard; a refusing browser is reported. */
export const Clipboard: Story = {
  async play({ canvasElement, userEvent }) {
    const written: ClipboardItem[] = [];
    const write = spyOn(navigator.clipboard, 'write').mockImplementation(async ([content]) => {
      await content!.getType('text/plain');
      written.push(content!);
    });
    const read = spyOn(navigator.clipboard, 'read').mockImplementation(() => Promise.resolve(written));
    try {
      await openMenu(cellAt(canvasElement, 2, '物料名称'));
      await userEvent.click(item('剪切'));
      await waitFor(() => expect(textAt(canvasElement, 2, '物料名称')).toBe(''));
      await openMenu(cellAt(canvasElement, 5, '物料名称'));
      await userEvent.click(item('粘贴'));
      await waitFor(() => expect(textAt(canvasElement, 5, '物料名称')).toBe('闸阀 DN30'));
      read.mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
      await openMenu(cellAt(canvasElement, 5, '物料名称'));
      await userEvent.click(item('粘贴'));
      await body.findByText('浏览器未允许读取剪贴板，请按 Ctrl+V 粘贴');
    } finally {
      write.mockRestore();
      read.mockRestore();
    }
  },
};

/** At a row number the whole row is selected; rows are inserted, duplicated and removed. */
export const Row: Story = {
  async play({ canvasElement, userEvent }) {
    const menu = await openMenu(cellAt(canvasElement, 2, '序号'));
    await expect(menu).toHaveAccessibleName('第 2 行的操作');
    await expect(chosen(canvasElement)).toHaveLength(8);
    await userEvent.click(item('复制为新行'));
    await expect(codes().slice(0, 4)).toEqual(['01', '02', '02', '03']);
    await expect(new Set(api.current!.getRows().map(({ id }) => id)).size).toBe(9);
    api.current!.undo();
    dragMouse(cellAt(canvasElement, 2, '序号'), cellAt(canvasElement, 3, '序号'));
    await openMenu(cellAt(canvasElement, 3, '序号'));
    await userEvent.click(item('删除 2 行'));
    await userEvent.click(await body.findByRole('button', { name: /确\s*定/ }));
    await waitFor(() => expect(codes().slice(0, 3)).toEqual(['01', '04', '05']));
  },
};

/** Empty rows above the first of the selected ones. */
export const InsertAbove: Story = {
  async play({ canvasElement, userEvent }) {
    dragMouse(cellAt(canvasElement, 2, '物料名称'), cellAt(canvasElement, 3, '物料名称'));
    await openMenu(cellAt(canvasElement, 2, '物料名称'));
    await userEvent.click(item('在上方插入 2 行'));
    await expect(codes().slice(0, 4)).toEqual(['01', '', '', '02']);
  },
};

/** Sort, filter, pin, width and visibility of a column, also without tools at its heading. */
export const Heading: Story = {
  async play({ canvasElement, userEvent }) {
    const menu = await openMenu(heading(canvasElement, '预估单价'));
    await expect(menu).toHaveAccessibleName('「预估单价」列的操作');
    await expect(disabledIn(menu)).toEqual(['显示全部列没有隐藏的列']);
    await userEvent.click(within(menu).getByRole('menuitemradio', { name: '降序排列' }));
    await expect(heading(canvasElement, '预估单价')).toHaveAttribute('aria-sort', 'descending');
    await openMenu(heading(canvasElement, '预估单价'));
    await userEvent.click(item('固定在左侧'));
    await waitFor(() => expect(heading(canvasElement, '预估单价')).toHaveAttribute('aria-colindex', '2'));
    await openMenu(heading(canvasElement, '预估单价'));
    await userEvent.click(item('隐藏此列'));
    await waitFor(() => expect(within(canvasElement).queryByRole('columnheader', { name: '预估单价' })).toBeNull());
    await openMenu(heading(canvasElement, '物料名称'));
    await userEvent.click(item('显示全部列'));
    await expect(heading(canvasElement, '预估单价')).toBeVisible();
  },
};

/** The filter of a column opens at its heading; the focus returns there. */
export const HeadingFilter: Story = {
  async play({ canvasElement, userEvent }) {
    await openMenu(heading(canvasElement, '物料编码'));
    await userEvent.click(item('筛选…'));
    const panel = await body.findByRole('dialog', { name: '筛选「物料编码」' });
    await userEvent.type(within(panel).getByLabelText('包含'), '00003{Enter}');
    await waitFor(() => expect(within(canvasElement).getAllByRole('row')).toHaveLength(4));
    await openMenu(heading(canvasElement, '物料编码'));
    await userEvent.click(item('清除筛选'));
    await waitFor(() => expect(within(canvasElement).getAllByRole('row').length).toBeGreaterThan(8));
  },
};

/** Shift+F10 and the menu key open it at the active cell; arrows move; Escape returns to the cell. */
export const Keyboard: Story = {
  async play({ canvas, canvasElement, userEvent }) {
    await openMenu(cellAt(canvasElement, 1, '物料编码'));
    await userEvent.keyboard('{Escape}');
    canvas.getByRole('grid').focus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Shift>}{F10}{/Shift}');
    await expect(await body.findByRole('menuitem', { name: '撤销' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(item('删除行')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(body.queryByRole('menu')).toBeNull();
    await expect(cellAt(canvasElement, 2, '物料名称')).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{ContextMenu}');
    await expect(body.getByRole('menu')).toBeVisible();
  },
};

/** A long press on a touch screen. */
export const LongPress: Story = {
  async play({ canvasElement, userEvent }) {
    await openMenu(cellAt(canvasElement, 1, '物料编码'));
    pointer(document.body, 'pointerdown');
    await waitFor(() => expect(body.queryByRole('menu')).toBeNull());
    const cell = cellAt(canvasElement, 4, '物料名称');
    const { left, top } = cell.getBoundingClientRect();
    pointer(cell, 'pointerdown', { pointerType: 'touch', clientX: left + 9, clientY: top + 9 });
    await expect(await body.findByRole('menu')).toBeVisible();
    await userEvent.click(item('清空内容'));
    await waitFor(() => expect(textAt(canvasElement, 4, '物料名称')).toBe(''));
  },
};

/** A read-only sheet copies; what changes it is disabled with the reason. */
export const ReadOnly: Story = {
  args: { readOnly: true, spreadsheet: true },
  async play({ canvasElement }) {
    const menu = await openMenu(cellAt(canvasElement, 2, '物料名称'));
    await expect(disabledIn(menu)).toContain('粘贴只读');
    await expect(disabledIn(menu)).toContain('删除行只读');
    await expect(item('复制')).not.toHaveAttribute('aria-disabled');
  },
};

/** Without the permissions to add and remove. */
export const NoPermission: Story = {
  args: { excluded: ['add', 'batch_delete'], onRowsChange: fn() },
  async play({ canvasElement, args, userEvent }) {
    const menu = await openMenu(cellAt(canvasElement, 2, '物料名称'));
    await expect(disabledIn(menu).slice(2)).toEqual([
      '在上方插入一行没有权限',
      '在下方插入一行没有权限',
      '复制为新行没有权限',
      '删除行没有权限',
    ]);
    await userEvent.click(item('删除行'));
    await expect(menu).toBeVisible();
    await expect(args.onRowsChange).not.toHaveBeenCalled();
  },
};

const lookUp = fn();

/** The application removes entries and adds its own. */
export const OwnEntries: Story = {
  args: {
    contextMenu: (items, { area, rows }) =>
      area === 'heading'
        ? items
        : [
            ...items.filter(({ key }) => key !== 'duplicate'),
            { key: 'history', label: '价格历史', apart: true, onSelect: () => lookUp(rows.map(({ code }) => code)) },
          ],
  },
  async play({ canvasElement, userEvent }) {
    await openMenu(cellAt(canvasElement, 2, '物料名称'));
    await expect(body.queryByRole('menuitem', { name: '复制为新行' })).toBeNull();
    await userEvent.click(item('价格历史'));
    await expect(lookUp).toHaveBeenCalledWith(['WL100002']);
  },
};

/** In a list only headings have a menu; cells keep the one of the browser. */
export const List: Story = {
  args: { readOnly: true, toolbar: false },
  async play({ canvasElement }) {
    await openMenu(heading(canvasElement, '物料名称'));
    await expect(item('隐藏此列')).toBeVisible();
    const event = new MouseEvent('contextmenu', { bubbles: true, cancelable: true, button: 2 });
    cellAt(canvasElement, 2, '物料名称').dispatchEvent(event);
    await expect(event.defaultPrevented).toBe(false);
  },
};
