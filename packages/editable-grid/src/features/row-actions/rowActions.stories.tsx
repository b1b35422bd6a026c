import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { RowAction } from '../../core/columns/RowAction';
import { EditableGrid } from '../../react/EditableGrid';
import type { EditableGridProps } from '../../react/EditableGridProps';
import { cellAt } from '../../testing/gridCells';
import { materialColumns, materials, type Material } from '../../testing/materials';

const done = fn<(key: string, id: string) => void>();
const action = (
  key: string,
  label: string,
  more: Partial<Omit<RowAction<Material>, 'href' | 'onClick'>> = {},
): RowAction<Material> => ({ key, label, onClick: (row) => done(key, row.id), ...more });
const view = action('view', '查看');
const edit = action('edit', '编辑', { disabled: ({ kind }) => kind === 'valve' });
const remove = action('remove', '删除', { danger: true, confirm: '是否删除选中数据?' });

const meta = {
  title: 'EditableGrid/ListActions',
  component: EditableGrid<Material>,
  args: {
    columns: materialColumns.slice(0, 6),
    rows: materials(8),
    label: '需求计划',
    readOnly: true,
    selection: 'checkbox',
    rowNumber: true,
    size: 'mini',
    rowActions: [view, edit, remove],
    batchActions: [
      { key: 'batch_export', label: '批量导出', onClick: (rows) => done('export', rows.map(({ id }) => id).join()) },
      {
        key: 'batch_delete',
        label: '批量删除',
        danger: true,
        confirm: '是否删除选中数据?',
        onClick: (rows) => done('batch', rows.map(({ id }) => id).join()),
      },
    ],
    onRowActivate: fn(),
  },
  beforeEach: () => void done.mockClear(),
} satisfies Meta<EditableGridProps<Material>>;
export default meta;
type Story = StoryObj<typeof meta>;

const actionsOf = (root: HTMLElement, row: number) => within(cellAt(root, row, '操作'));

/** Row buttons run their action without opening the row; forbidden ones are disabled. */
export const OfARow: Story = {
  async play({ canvasElement, userEvent, args }) {
    // The first click works as soon as the button is rendered.
    const show = await waitFor(() => actionsOf(canvasElement, 1).getByRole('button', { name: '查看' }));
    await userEvent.click(show);
    await expect(done).toHaveBeenCalledWith('view', '1');
    await expect(args.onRowActivate).not.toHaveBeenCalled();
    await expect(actionsOf(canvasElement, 2).getByRole('button', { name: '编辑' })).toBeDisabled();
    await userEvent.click(actionsOf(canvasElement, 3).getByRole('button', { name: '删除' }));
    const dialog = await within(document.body).findByRole('dialog', { name: '删除' });
    await userEvent.click(within(dialog).getByRole('button', { name: '确定' }));
    await waitFor(() => expect(done).toHaveBeenLastCalledWith('remove', '3'));
  },
};

/** With more than three actions: two buttons, and a menu with the rest. */
export const More: Story = {
  args: { rowActions: [view, edit, action('copy', '复制'), action('history', '操作记录'), remove] },
  async play({ canvasElement, userEvent }) {
    await waitFor(async () => {
      await userEvent.click(actionsOf(canvasElement, 2).getByRole('button', { name: '更多' }));
      within(document.body).getByRole('menu', { name: '更多' });
    });
    // The keys belong to the menu once it has the focus.
    await waitFor(() =>
      expect(within(document.body).getByRole('menu', { name: '更多' })).toContainElement(
        document.activeElement as HTMLElement,
      ),
    );
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(done).toHaveBeenLastCalledWith('history', '2');
  },
};

/** With `rowName` a screen reader announces which row a button belongs to. */
export const NamedRows: Story = {
  args: { rowName: ({ name }) => name, rowActions: [view, edit, remove, action('history', '操作记录')] },
  async play({ canvas, canvasElement, userEvent }) {
    await canvas.findByRole('button', { name: '查看 不锈钢无缝钢管 DN25' });
    await waitFor(async () => {
      await userEvent.click(actionsOf(canvasElement, 3).getByRole('button', { name: '更多 离心泵机械密封 DN35' }));
      within(document.body).getByRole('menu', { name: '更多 离心泵机械密封 DN35' });
    });
    await userEvent.keyboard('{Escape}');
  },
};

/** Actions depend on the row: urgent lines can be released, others can be urged. */
export const PerRow: Story = {
  args: {
    rowActions: [
      view,
      action('release', '下达', { visible: ({ urgent }) => urgent }),
      action('urge', '催办', { visible: ({ urgent }) => !urgent }),
      action('remove', '删除', { danger: true, inMenu: true, visible: ({ urgent }) => !urgent }),
    ],
  },
  async play({ canvasElement }) {
    const namesOf = (row: number) =>
      actionsOf(canvasElement, row)
        .getAllByRole('button')
        .map(({ textContent }) => textContent);
    await waitFor(() => expect(namesOf(1)).toEqual(['查看', '下达']));
    await expect(namesOf(2)).toEqual(['查看', '催办', '更多']);
  },
};

/** A disabled button shows its reason; it is focusable and does nothing. */
export const DisabledWithReason: Story = {
  args: {
    rowActions: [
      view,
      action('remove', '删除', { danger: true, disabled: ({ urgent }) => urgent && '加急物料不能删除' }),
    ],
  },
  async play({ canvasElement, userEvent }) {
    const button = await waitFor(() => actionsOf(canvasElement, 1).getByRole('button', { name: '删除' }));
    await expect(button).toHaveAttribute('title', '加急物料不能删除');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expect(done).not.toHaveBeenCalled();
    await expect(actionsOf(canvasElement, 2).getByRole('button', { name: '删除' })).not.toHaveAttribute(
      'aria-disabled',
    );
  },
};

/** The confirmation can name the row; its button is red for a dangerous action. */
export const QuestionOfARow: Story = {
  args: {
    rowActions: [
      action('remove', '删除', {
        danger: true,
        confirm: ({ name }) => ({ title: '确认删除', content: `是否删除 ${name}?`, okText: '删除' }),
      }),
    ],
  },
  async play({ canvasElement, userEvent }) {
    const body = within(document.body);
    await waitFor(async () => {
      await userEvent.click(actionsOf(canvasElement, 2).getByRole('button', { name: '删除' }));
      body.getByRole('dialog', { name: '确认删除' });
    });
    const dialog = body.getByRole('dialog', { name: '确认删除' });
    await expect(dialog).toHaveTextContent('是否删除 闸阀 DN30?');
    await userEvent.click(within(dialog).getByRole('button', { name: '取消' }));
    await expect(done).not.toHaveBeenCalled();
  },
};

let finish: (() => void) | undefined;
/** While the promise of an action is pending its button shows progress and cannot be pressed again. */
export const Pending: Story = {
  args: {
    rowActions: [
      view,
      {
        key: 'send',
        label: '下达',
        onClick: ({ id }) => {
          done('send', id);
          return new Promise<void>((resolve) => (finish = resolve));
        },
      },
    ],
  },
  async play({ canvasElement, userEvent }) {
    const send = () => actionsOf(canvasElement, 2).getByRole('button', { name: '下达' });
    await waitFor(async () => {
      await userEvent.click(send());
      await expect(send()).toHaveAttribute('aria-busy', 'true');
    });
    await userEvent.click(send());
    await expect(done).toHaveBeenCalledOnce();
    await expect(done).toHaveBeenCalledWith('send', '2');
    await expect(actionsOf(canvasElement, 3).getByRole('button', { name: '下达' })).not.toHaveAttribute('aria-busy');
    finish?.();
    await waitFor(() => expect(send()).not.toHaveAttribute('aria-busy'));
  },
};

/** A rejected promise becomes an error message. */
export const Failing: Story = {
  args: {
    rowActions: [
      {
        key: 'send',
        label: '下达',
        onClick: ({ id }) => {
          done('send', id);
          return Promise.reject(new Error('网络超时'));
        },
      },
    ],
  },
  async play({ canvasElement, userEvent }) {
    await waitFor(async () => {
      await userEvent.click(actionsOf(canvasElement, 1).getByRole('button', { name: '下达' }));
      await expect(done).toHaveBeenCalled();
    });
    await within(document.body).findByText('网络超时');
  },
};

/** A link opens in a new tab like any other; on a plain click the application follows it. */
export const Links: Story = {
  args: {
    rowName: ({ name }) => name,
    rowActions: [
      { key: 'open', label: '详情', href: ({ id }) => `#/materials/${id}`, onClick: ({ id }) => done('open', id) },
      edit,
    ],
  },
  async play({ canvasElement, userEvent }) {
    const link = await waitFor(() =>
      actionsOf(canvasElement, 1).getByRole('link', { name: '详情 不锈钢无缝钢管 DN25' }),
    );
    await expect(link).toHaveAttribute('href', '#/materials/1');
    await waitFor(async () => {
      await userEvent.click(link);
      await expect(done).toHaveBeenCalledWith('open', '1');
    });
  },
};

/** On a phone all actions of a row are in one menu; one alone stays a button. */
export const OnAPhone: Story = {
  args: {
    rowActions: [
      view,
      action('edit', '编辑', { visible: ({ urgent }) => !urgent }),
      { ...remove, visible: ({ urgent }) => !urgent },
    ],
  },
  beforeEach() {
    const matchMedia = window.matchMedia.bind(window);
    window.matchMedia = (query) =>
      query === '(max-width: 640px)' ? matchMedia('(min-width: 1px)') : matchMedia(query);
    return () => void (window.matchMedia = matchMedia);
  },
  async play({ canvasElement, userEvent }) {
    const body = within(document.body);
    await waitFor(async () => {
      await userEvent.click(actionsOf(canvasElement, 2).getByRole('button', { name: '更多' }));
      body.getByRole('menu');
    });
    await expect(body.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['查看', '编辑', '删除']);
    await userEvent.click(body.getByRole('menuitem', { name: '编辑' }));
    await expect(done).toHaveBeenLastCalledWith('edit', '2');
    await expect(actionsOf(canvasElement, 1).getByRole('button', { name: '查看' })).toBeVisible();
    await expect(actionsOf(canvasElement, 1).queryByRole('button', { name: '更多' })).toBeNull();
  },
};

/** Missing permissions remove buttons and columns. */
export const NotAuthorised: Story = {
  args: { excluded: ['edit', 'batch_delete', 'price'] },
  async play({ canvas, canvasElement, userEvent }) {
    await expect(actionsOf(canvasElement, 1).queryByRole('button', { name: '编辑' })).toBeNull();
    await userEvent.click(await canvas.findByRole('checkbox', { name: '选择第 2 行' }));
    await canvas.findByRole('button', { name: '批量导出' });
    await expect(canvas.queryByRole('button', { name: '批量删除' })).toBeNull();
    await expect(canvas.queryByRole('columnheader', { name: '预估单价' })).toBeNull();
  },
};

/** The buttons appear with a selection; the action asks, then receives the rows. */
export const OfTheSelection: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('checkbox', { name: '选择第 2 行' }));
    await canvas.findByRole('button', { name: '批量删除' });
    await userEvent.click(canvas.getByRole('checkbox', { name: '选择第 4 行' }));
    await canvas.findByText('已选 2 行');
    await userEvent.click(await canvas.findByRole('button', { name: '批量删除' }));
    const dialog = await within(document.body).findByRole('dialog', { name: '批量删除' });
    await expect(dialog).toHaveTextContent('是否删除选中数据?');
    await userEvent.click(within(dialog).getByRole('button', { name: '确定' }));
    await waitFor(() => expect(done).toHaveBeenLastCalledWith('batch', '2,4'));
    await userEvent.click(await canvas.findByRole('button', { name: '清空选择' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: '批量删除' })).toBeNull());
  },
};
