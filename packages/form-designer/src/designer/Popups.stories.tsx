import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import mergedTable from '../../testdata/03-merged-table.json';
import requisition from '../../testdata/02-purchase-requisition.json';
import { FormDesigner } from './FormDesigner';

/** Dialogs and menus that stay open: the size of their targets is measured after each story (WCAG 2.5.8). */
const meta = {
  title: 'Form designer/FormDesigner/Popups',
  component: FormDesigner,
  parameters: { layout: 'fullscreen' },
  args: { height: 760, onSave: fn(), content: requisition },
} satisfies Meta<typeof FormDesigner>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

/** Presses a button of the bar. @returns the dialog it opens */
async function openByBar({ canvas, userEvent }: Context, button: string, dialog: string) {
  await userEvent.click(canvas.getByRole('button', { name: button }));
  const opened = await screen.findByRole('dialog', { name: dialog }, { timeout: 30_000 });
  await waitFor(() => expect(opened).toBeVisible());
  return within(opened);
}

export const Help: Story = { play: async (context) => void (await openByBar(context, '帮助', '帮助')) };
export const Settings: Story = { play: async (context) => void (await openByBar(context, '设置', '表单设置')) };
export const Templates: Story = { play: async (context) => void (await openByBar(context, '模板', '从模板开始')) };
export const Save: Story = { play: async (context) => void (await openByBar(context, '保存', '新增表单')) };
export const Clear: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '清空' }));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
/** The formats of an export, over the dialog. */
export const Export: Story = {
  play: async (context) => {
    const dialog = await openByBar(context, 'JSON', 'JSON');
    await context.userEvent.click(dialog.getByRole('button', { name: /导出/ }));
    const format = await screen.findByRole('menuitem', { name: 'JSON Schema' });
    await waitFor(() => expect(format).toBeVisible());
  },
};

/** Opens the menu of a component. */
async function openMenu({ canvas }: Context, name: RegExp) {
  const item = canvas.getAllByRole('treeitem', { name }).at(-1)!;
  const { left, top } = item.getBoundingClientRect();
  await fireEvent.contextMenu(item, { clientX: left + 20, clientY: top + 12 });
  const menu = await screen.findByRole('menu');
  // It fades in.
  for (const entry of await within(menu).findAllByRole('menuitem', { name: /删除/ })) {
    await waitFor(() => expect(entry).toBeVisible());
  }
  return within(menu);
}

export const Menu: Story = { play: async (context) => void (await openMenu(context, /申请日期/)) };
/** The menu of a cell in a table: merging, rows and columns. */
export const CellMenu: Story = {
  args: { content: mergedTable },
  play: async (context) => {
    const menu = await openMenu(context, /单元格/);
    for (const name of ['合并下方', '拆分', '在上方插入行', '在右侧插入列'])
      await expect(menu.getByRole('menuitem', { name: new RegExp(name) })).toBeVisible();
  },
};
export const MoveTo: Story = {
  play: async (context) => {
    const menu = await openMenu(context, /申请日期/);
    await context.userEvent.click(menu.getByRole('menuitem', { name: /移动到/ }));
    const dialog = await screen.findByRole('dialog', { name: '移动到' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
export const OptionsAsJson: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('treeitem', { name: /单位/ }));
    await userEvent.click(await canvas.findByRole('button', { name: '编辑 JSON' }));
    const dialog = within(await screen.findByRole('dialog', { name: '静态数据' }));
    await dialog.findByRole('textbox', { name: '静态数据' }, { timeout: 30_000 });
  },
};
export const English: Story = {
  globals: { locale: 'en-US' },
  play: async (context) => void (await openByBar(context, 'Templates', 'Start with a template')),
};
export const Compact: Story = {
  globals: { look: 'compact' },
  play: async (context) => void (await openByBar(context, '模板', '从模板开始')),
};
