import { LocaleProvider } from '@gezi/ui';
import { startReader } from '../../../../ui/src/testing/screenReader';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef, useState } from 'react';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import type { CellComment, CommentChange } from '../../core/comments/CellComment';
import { changeComments } from '../../core/comments/changeComments';
import { EditableGrid } from '../../react/EditableGrid';
import type { EditableGridProps } from '../../react/EditableGridProps';
import type { GridApi } from '../../react/GridApi';
import { cellAt, inputAt } from '../../testing/gridCells';
import { materialColumns, materials, type Material } from '../../testing/materials';

const zhang = { id: 'zhang', name: '张三' };
const li = { id: 'li', name: '李四' };

const given: readonly CellComment[] = [
  {
    id: 'c1',
    rowId: '2',
    column: 'counts',
    text: '数量是否包含备件？',
    author: li,
    time: '2026-03-05T08:30:00+08:00',
  },
  {
    id: 'c2',
    rowId: '2',
    column: 'counts',
    text: '包含，按 5% 计。\n见附件二。',
    author: zhang,
    time: '2026-03-05T09:10:00+08:00',
    edited: '2026-03-05T09:12:00+08:00',
  },
  { id: 'c3', rowId: '4', column: 'price', text: '请核对单价', author: zhang, time: '2026-03-06T10:00:00+08:00' },
  {
    id: 'c4',
    rowId: '3',
    column: 'name',
    text: '名称已更正',
    author: li,
    time: '2026-03-04T10:00:00+08:00',
    resolved: true,
  },
];

const inEnglish: readonly CellComment[] = [
  {
    id: 'c1',
    rowId: '2',
    column: 'counts',
    text: 'Are spare parts included?',
    author: { id: 'li', name: 'Li Si' },
    time: '2026-03-05T08:30:00+08:00',
  },
];

const long: readonly CellComment[] = Array.from({ length: 24 }, (_, nth) => ({
  id: `l${nth}`,
  rowId: '2',
  column: 'counts',
  text:
    nth % 5 === 0
      ? '到货前请电话通知仓库，确认卸货时间、场地以及随货的材质证明书是否齐全。'.repeat(2)
      : `第 ${nth + 1} 条意见`,
  author: nth % 2 ? zhang : li,
  time: new Date(Date.UTC(2026, 2, 5, 0, nth * 7)).toISOString(),
}));

interface DemoProps extends Omit<EditableGridProps<Material>, 'comments'> {
  initial: readonly CellComment[];
  mayWrite?: boolean;
  /** Waits for the server; a returned text refuses. */
  onStep?: (change: CommentChange) => void | string | Promise<void | string>;
  author?: { id: string; name: string };
}

const api = createRef<GridApi<Material>>();

function Demo({ initial, mayWrite = true, onStep, author = zhang, ...grid }: DemoProps) {
  const [comments, setComments] = useState(initial);
  async function onChange(change: CommentChange) {
    const refusal = await onStep?.(change);
    if (refusal) return refusal;
    setComments((now) => changeComments(now, change));
    return undefined;
  }
  return (
    <EditableGrid
      {...grid}
      apiRef={api}
      comments={{ items: comments, author, onChange: mayWrite ? onChange : undefined }}
    />
  );
}

const meta = {
  title: 'EditableGrid/Comments',
  component: Demo,
  args: { label: '物料', columns: materialColumns, rows: materials(8), toolbar: true, initial: given, size: 'small' },
} satisfies Meta<typeof Demo>;
export default meta;
type Story = StoryObj<typeof meta>;

const card = (place: string) => screen.findByRole('dialog', { name: `批注：${place}` });

/** Cells with comments have a mark; Shift+F2 opens the thread, Escape returns to the cell. */
export const Threads: Story = {
  async play({ canvas, canvasElement, userEvent, step }) {
    await canvas.findByRole('img', { name: '有 2 条批注' });
    await canvas.findByRole('img', { name: '有 1 条批注，已解决' });
    const cell = inputAt(canvasElement, 2, '采购数量');
    await step('reply by keyboard', async () => {
      await userEvent.click(cell);
      await expect(cell).toHaveAccessibleDescription(
        /2 条批注，张三：包含，按 5% 计。\s+见附件二。，按 Shift\+F2 打开/,
      );
      await userEvent.keyboard('{Shift>}{F2}{/Shift}');
      const opened = await card('第 2 行 · 采购数量');
      await waitFor(() => expect(within(opened).getByRole('textbox', { name: '回复' })).toHaveFocus());
      await expect(within(opened).getByText('数量是否包含备件？')).toBeVisible();
      await userEvent.keyboard('已更新合同{Control>}{Enter}{/Control}');
      await within(opened).findByText('已更新合同');
      await expect(within(opened).getByRole('textbox', { name: '回复' })).toHaveValue('');
    });
    await step('return to the cell', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(inputAt(canvasElement, 2, '采购数量')).toHaveFocus());
      await canvas.findByRole('img', { name: '有 3 条批注' });
      // The card that was closed does not come back as a preview.
      await new Promise((done) => setTimeout(done, 600));
      await expect(screen.queryByRole('dialog')).toBeNull();
    });
  },
};

/** Near the greatest length there is a counter; a longer text is not sent, and stays. */
export const TooLong: Story = {
  args: { initial: [] },
  async play({ canvas, userEvent }) {
    await canvas.findByRole('grid');
    await waitFor(async () => {
      api.current!.openComments('1', 'name');
      await expect(screen.getByRole('textbox', { name: '批注内容' })).toBeVisible();
    });
    const field = screen.getByRole('textbox', { name: '批注内容' });
    const send = screen.getByRole('button', { name: '发送' });
    await userEvent.click(field);
    await userEvent.paste('长'.repeat(3_990));
    await expect(screen.getByText('3,990 / 4,000')).toBeVisible();
    await expect(send).toBeEnabled();
    await userEvent.paste('12345678901');
    await expect(field).toBeInvalid();
    await expect(screen.getByRole('alert')).toHaveTextContent('批注不能超过 4,000 个字符');
    await expect(send).toBeDisabled();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect((field as HTMLTextAreaElement).value).toHaveLength(4_001);
    await userEvent.keyboard('{Backspace}');
    await expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(send);
    await canvas.findByRole('img', { name: '有 1 条批注' });
  },
};

/** The first comment of a cell, from its context menu. */
export const FirstComment: Story = {
  args: { initial: [] },
  async play({ canvas, canvasElement, userEvent }) {
    await waitFor(() => expect(inputAt(canvasElement, 1, '物料名称')).toBeVisible());
    await userEvent.click(inputAt(canvasElement, 1, '物料名称'));
    await expect(canvas.queryByRole('img', { name: /批注/ })).toBeNull();
    // Until the code of the menu has arrived.
    await waitFor(async () => {
      if (!screen.queryByRole('menu'))
        await fireEvent.contextMenu(inputAt(canvasElement, 1, '物料名称'), { button: 2 });
      await expect(screen.getByRole('menuitem', { name: '新建批注' })).toBeVisible();
    });
    await userEvent.click(screen.getByRole('menuitem', { name: '新建批注' }));
    const opened = await card('第 1 行 · 物料名称');
    await waitFor(() => expect(within(opened).getByRole('textbox', { name: '批注内容' })).toHaveFocus());
    await expect(within(opened).getByRole('button', { name: '发送' })).toBeDisabled();
    await userEvent.keyboard('请确认规格');
    await userEvent.click(within(opened).getByRole('button', { name: '发送' }));
    await within(opened).findByText('请确认规格');
    await canvas.findByRole('img', { name: '有 1 条批注' });
  },
};

/** Own comments can be edited and deleted; those of others cannot. */
export const EditAndDelete: Story = {
  async play({ canvas, canvasElement, userEvent, step }) {
    await canvas.findByRole('img', { name: '有 2 条批注' });
    await userEvent.click(inputAt(canvasElement, 2, '采购数量'));
    await userEvent.keyboard('{Shift>}{F2}{/Shift}');
    let opened = await card('第 2 行 · 采购数量');
    await within(opened).findByRole('button', { name: '编辑张三的批注' });
    await expect(within(opened).queryByRole('button', { name: '编辑李四的批注' })).toBeNull();
    await step('edit; Escape keeps the old text', async () => {
      await userEvent.click(within(opened).getByRole('button', { name: '编辑张三的批注' }));
      await userEvent.keyboard('！{Escape}');
      await expect(within(opened).queryByText(/！/)).toBeNull();
    });
    await step('an edit that is left is there when the card opens again', async () => {
      await userEvent.click(within(opened).getByRole('button', { name: '编辑张三的批注' }));
      const field = within(opened).getByRole('textbox', { name: '编辑张三的批注' });
      await userEvent.clear(field);
      await userEvent.type(field, '不包含');
      await userEvent.click(inputAt(canvasElement, 6, '采购数量'));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await userEvent.click(inputAt(canvasElement, 2, '采购数量'));
      await userEvent.keyboard('{Shift>}{F2}{/Shift}');
      opened = await card('第 2 行 · 采购数量');
      const again = await within(opened).findByRole('textbox', { name: '编辑张三的批注' });
      await expect(again).toHaveValue('不包含');
      await waitFor(() => expect(again).toHaveFocus());
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      await within(opened).findByText('不包含');
    });
    await step('delete after a question', async () => {
      await userEvent.click(within(opened).getByRole('button', { name: '删除张三的批注' }));
      await within(opened).findByText('删除这条批注？');
      await userEvent.click(within(opened).getByRole('button', { name: '删除' }));
      await waitFor(() => expect(within(opened).queryByText('不包含')).toBeNull());
      await waitFor(() => expect(canvas.getAllByRole('img', { name: '有 1 条批注' })).toHaveLength(2));
    });
  },
};

/** A resolved thread has a grey mark; a reply opens it again. */
export const Resolve: Story = {
  async play({ canvas, canvasElement, userEvent }) {
    await canvas.findByRole('img', { name: '有 2 条批注' });
    await userEvent.click(inputAt(canvasElement, 2, '采购数量'));
    await userEvent.keyboard('{Shift>}{F2}{/Shift}');
    await userEvent.click(within(await card('第 2 行 · 采购数量')).getByRole('button', { name: '标为已解决' }));
    await canvas.findByRole('img', { name: '有 2 条批注，已解决' });
    await waitFor(() => expect(inputAt(canvasElement, 2, '采购数量')).toHaveFocus());
    await userEvent.keyboard('{Shift>}{F2}{/Shift}');
    const opened = await card('第 2 行 · 采购数量');
    await expect(within(opened).getByText('已解决')).toBeVisible();
    await waitFor(() => expect(within(opened).getByRole('textbox', { name: '回复' })).toHaveFocus());
    await userEvent.keyboard('还有问题{Control>}{Enter}{/Control}');
    await canvas.findByRole('img', { name: '有 3 条批注' });
  },
};

/** A refused comment keeps its text and shows the reason. */
export const Refused: Story = {
  args: { onStep: () => Promise.reject(new Error('服务器未响应')) },
  async play({ canvas, canvasElement, userEvent }) {
    await canvas.findByRole('img', { name: '有 2 条批注' });
    await userEvent.click(inputAt(canvasElement, 2, '采购数量'));
    await userEvent.keyboard('{Shift>}{F2}{/Shift}');
    const opened = await card('第 2 行 · 采购数量');
    const field = await within(opened).findByRole('textbox', { name: '回复' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('请尽快答复{Control>}{Enter}{/Control}');
    await expect(await within(opened).findByRole('alert')).toHaveTextContent('服务器未响应');
    await expect(field).toHaveValue('请尽快答复');
    await canvas.findByRole('img', { name: '有 2 条批注' });
  },
};

/** The pointer previews a thread. */
export const Preview: Story = {
  async play({ canvas, canvasElement, userEvent }) {
    await canvas.findByRole('img', { name: '有 2 条批注' });
    await userEvent.hover(cellAt(canvasElement, 2, '采购数量'));
    const shown = await card('第 2 行 · 采购数量');
    await waitFor(() => expect(within(shown).getByText('数量是否包含备件？')).toBeVisible());
    await expect(within(shown).queryByRole('textbox')).toBeNull();
    await userEvent.click(within(shown).getByRole('button', { name: '回复' }));
    await waitFor(() => expect(within(shown).getByRole('textbox', { name: '回复' })).toHaveFocus());
  },
};

const onKind: CellComment = { ...given[2]!, id: 'k1', rowId: '2', column: 'kind' };

/** A list that opens at the cell takes the place of the preview. */
export const PreviewGivesWay: Story = {
  args: { initial: [onKind] },
  async play({ canvas, canvasElement, userEvent }) {
    await canvas.findByRole('img', { name: '有 1 条批注' });
    inputAt(canvasElement, 2, '物料类别').focus();
    await card('第 2 行 · 物料类别');
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await screen.findByRole('listbox');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** From thread to thread, in the order of the rows. */
export const NextThread: Story = {
  async play({ canvas, canvasElement, userEvent }) {
    await canvas.findByRole('img', { name: '有 2 条批注' });
    await userEvent.click(inputAt(canvasElement, 2, '采购数量'));
    await userEvent.keyboard('{Shift>}{F2}{/Shift}');
    const opened = await card('第 2 行 · 采购数量');
    await expect(within(opened).getByText('1 / 3')).toBeVisible();
    await userEvent.click(within(opened).getByRole('button', { name: '上一处批注' }));
    const last = await card('第 4 行 · 预估单价');
    await waitFor(() => expect(within(last).getByRole('textbox', { name: '回复' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(inputAt(canvasElement, 4, '预估单价')).toHaveFocus());
    api.current!.openComments('3', 'name');
    await waitFor(async () => expect(within(await card('第 3 行 · 物料名称')).getByRole('textbox')).toHaveFocus());
  },
};

/** Comments stay at their rows: sorted, removed, and brought back by undo. */
export const FollowsRows: Story = {
  args: { selection: 'checkbox' },
  async play({ canvas, canvasElement }) {
    await canvas.findByRole('img', { name: '有 2 条批注' });
    api.current!.removeRows('2');
    await waitFor(() => expect(canvas.queryByRole('img', { name: '有 2 条批注' })).toBeNull());
    api.current!.undo();
    await canvas.findByRole('img', { name: '有 2 条批注' });
    await expect(cellAt(canvasElement, 2, '采购数量')).toContainElement(
      canvas.getByRole('img', { name: '有 2 条批注' }),
    );
  },
};

/** Display mode, with change marks: the change mark moves to the other corner. */
export const DisplayMode: Story = {
  args: { alwaysEdit: false, changeMarks: true },
  async play({ canvas, canvasElement, userEvent }) {
    await canvas.findByRole('img', { name: '有 2 条批注' });
    api.current!.applyChanges([{ kind: 'edit', rowId: '2', values: { counts: 12 } }]);
    await waitFor(() => expect(cellAt(canvasElement, 2, '采购数量')).toHaveClass('gezi-changed'));
    await userEvent.click(cellAt(canvasElement, 2, '采购数量'));
    // The editor replaces the content of the cell; the mark stays.
    await waitFor(() => expect(within(cellAt(canvasElement, 2, '采购数量')).getByRole('img')).toBeInTheDocument());
    await userEvent.keyboard('{Shift>}{F2}{/Shift}');
    await card('第 2 行 · 采购数量');
  },
};

/** A list that is read, with comments that are only read. */
export const ReadOnly: Story = {
  args: { readOnly: true, mayWrite: false, toolbar: false },
  async play({ canvas, canvasElement, userEvent }) {
    await canvas.findByRole('img', { name: '有 2 条批注' });
    await userEvent.click(cellAt(canvasElement, 2, '采购数量'));
    await userEvent.keyboard('{Shift>}{F2}{/Shift}');
    const opened = await card('第 2 行 · 采购数量');
    await waitFor(() => expect(opened).toHaveFocus());
    await expect(within(opened).queryByRole('textbox')).toBeNull();
    await expect(within(opened).queryByRole('button', { name: '标为已解决' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(cellAt(canvasElement, 2, '采购数量')).toHaveFocus());
    // Without a comment there is nothing to open.
    await userEvent.keyboard('{ArrowDown}{Shift>}{F2}{/Shift}');
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** Comments in a list whose rows are read: reviews need no right to edit rows. */
export const ReviewedList: Story = {
  args: { readOnly: true, toolbar: false },
  async play({ canvas, canvasElement, userEvent }) {
    await canvas.findByRole('img', { name: '有 2 条批注' });
    await userEvent.click(cellAt(canvasElement, 1, '物料名称'));
    await userEvent.keyboard('{Shift>}{F2}{/Shift}');
    const opened = await card('第 1 行 · 物料名称');
    await waitFor(() => expect(within(opened).getByRole('textbox', { name: '批注内容' })).toHaveFocus());
  },
};

export const LongThread: Story = {
  args: { initial: long },
  async play({ canvas, canvasElement, userEvent }) {
    await canvas.findByRole('img', { name: '有 24 条批注' });
    await userEvent.click(inputAt(canvasElement, 2, '采购数量'));
    await userEvent.keyboard('{Shift>}{F2}{/Shift}');
    const opened = await card('第 2 行 · 采购数量');
    // The newest comment is in view.
    await waitFor(() => expect(within(opened).getByText('第 24 条意见')).toBeVisible());
  },
};

export const InEnglish: Story = {
  args: { initial: inEnglish, author: { id: 'zhang', name: 'Zhang San' }, label: 'Materials' },
  decorators: [
    (Shown) => (
      <LocaleProvider locale="en-US">
        <Shown />
      </LocaleProvider>
    ),
  ],
  async play({ canvas, canvasElement, userEvent }) {
    await canvas.findByRole('img', { name: 'has a comment' });
    await userEvent.click(inputAt(canvasElement, 2, '采购数量'));
    await userEvent.keyboard('{Shift>}{F2}{/Shift}');
    const opened = await screen.findByRole('dialog', { name: 'Comments: Row 2 · 采购数量' });
    await waitFor(() => expect(within(opened).getByRole('textbox', { name: 'Reply' })).toHaveFocus());
    await expect(within(opened).getByRole('button', { name: 'Mark as resolved' })).toBeVisible();
  },
};

/** Task 12: hear that a cell has comments, read them, reply and return. */
export const AnsweredByScreenReader: Story = {
  async play({ canvas }) {
    const reader = startReader();
    if (!reader) return;
    await canvas.findByRole('img', { name: '有 2 条批注' });
    canvas.getByRole('grid', { name: '物料' }).focus();
    await reader.reads('{ArrowDown}{ArrowRight}{ArrowRight}{ArrowRight}', '2 条批注，张三：包含，按 5% 计。');
    await reader.reads('{Shift>}{F2}{/Shift}', 'textbox "回复"');
    await reader.reads('好的{Control>}{Enter}{/Control}', 'textbox "回复"', '已添加批注');
    await reader.reads('{Escape}', '3 条批注，张三：好的，按 Shift+F2 打开');
    reader.stop();
  },
};

/** Comments become notes of a workbook if they are wanted. */
export const Exported: Story = {
  async play({ canvas }) {
    await canvas.findByRole('img', { name: '有 2 条批注' });
    const sheetOf = async (comments: boolean) => {
      const { blob } = await api.current!.exportRows('xlsx', { save: false, comments });
      const { read } = await import('@e965/xlsx');
      const book = read(await blob.arrayBuffer());
      return book.Sheets[book.SheetNames[0]!]!;
    };
    const noteOf = (cell: unknown) => (cell as { c?: { t: string }[] }).c?.map(({ t }) => t).join('');
    await expect(noteOf((await sheetOf(true)).D3)).toBe('李四: 数量是否包含备件？\n张三: 包含，按 5% 计。\n见附件二。');
    await expect(noteOf((await sheetOf(false)).D3)).toBeUndefined();
  },
};
