import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef, useEffect, useMemo } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { MAX_COMMENTS } from '../../core/comments/bounds';
import type { CellComment } from '../../core/comments/CellComment';
import type { StepRule } from '../../core/sync/SyncPage';
import { EditableGrid } from '../../react/EditableGrid';
import type { GridApi } from '../../react/GridApi';
import { cellAt } from '../../testing/gridCells';
import { materialColumns, materials, type Material } from '../../testing/materials';
import { syncStage, type StageLine } from '../../testing/syncStage';
import { createSheetSync } from '../sync/createSheetSync';
import { memoryOutbox } from '../sync/OutboxStore';

const PEOPLE = [
  { id: 'u1', name: '李采购' },
  { id: 'u2', name: '王经理' },
];
const NO_ROWS: Material[] = [];
const columns = materialColumns.slice(0, 3);

interface SceneProps {
  /** Rule of the page. */
  rule?: StepRule;
  /** Comments of the page at first. */
  comments?: readonly CellComment[];
}

const apis = [createRef<GridApi<Material>>(), createRef<GridApi<Material>>()];

/** Connections of the story that is shown. */
let lines: readonly StageLine[] = [];

/** One shared page in the grids of two users. */
function Scene({ rule, comments }: SceneProps) {
  const ends = useMemo(() => {
    const stage = syncStage(materials(4), rule, comments);
    return PEOPLE.map((user) => {
      const line = stage.line(user);
      const sync = createSheetSync<Material>({ channel: line, outbox: memoryOutbox(`client-of-${user.id}`) });
      return { user, line, sync };
    });
  }, [rule, comments]);
  useEffect(() => {
    lines = ends.map(({ line }) => line);
  }, [ends]);
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 420px), 1fr))', gap: 24 }}>
      {ends.map(({ user, sync }, nth) => (
        <EditableGrid
          key={user.id}
          apiRef={apis[nth]}
          label={`物料（${user.name}）`}
          columns={columns}
          rows={NO_ROWS}
          sync={sync}
          comments
          toolbar
          size="small"
          rowNumber
        />
      ))}
    </div>
  );
}

const meta = { title: 'EditableGrid/Shared comments', component: Scene } satisfies Meta<SceneProps>;
export default meta;
type Story = StoryObj<typeof meta>;

const NAME = '物料名称';
const body = () => within(document.body);
const gridsOf = (canvasElement: HTMLElement) => [...canvasElement.querySelectorAll<HTMLElement>('.gezi-grid')];

/** Both grids, with the page loaded. */
async function loaded(canvasElement: HTMLElement) {
  await waitFor(() => expect(canvasElement.querySelectorAll('.gezi-row')).toHaveLength(8));
  return gridsOf(canvasElement) as [HTMLElement, HTMLElement];
}

type User = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

/** Opens the comments of a cell by its key, and writes. */
async function write(userEvent: User, grid: HTMLElement, row: number, text: string) {
  await userEvent.click(cellAt(grid, row, NAME));
  await userEvent.keyboard('{Shift>}{F2}{/Shift}');
  const field = await body().findByRole('textbox', { name: /批注内容|^回复$/ });
  await userEvent.type(field, text);
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
}

/** A comment and its reply appear in the grid of the other user at once, with their authors. */
export const TwoPeople: Story = {
  async play({ canvasElement, userEvent }) {
    const [mine, theirs] = await loaded(canvasElement);
    await write(userEvent, mine, 2, '请核对规格');
    await waitFor(() =>
      expect(within(cellAt(theirs, 2, NAME)).getByRole('img', { name: '有 1 条批注' })).toBeVisible(),
    );
    await userEvent.keyboard('{Escape}');
    await write(userEvent, theirs, 2, '已核对，无误');
    await expect(body().getByText('请核对规格')).toBeVisible();
    await expect(body().queryByRole('button', { name: '编辑李采购的批注' })).toBeNull();
    await waitFor(() => expect(within(cellAt(mine, 2, NAME)).getByRole('img', { name: '有 2 条批注' })).toBeVisible());
    await userEvent.click(body().getByRole('button', { name: '标为已解决' }));
    await waitFor(() =>
      expect(within(cellAt(mine, 2, NAME)).getByRole('img', { name: '有 2 条批注，已解决' })).toBeVisible(),
    );
  },
};

/** Offline comments are shown to their author, and to the others when the connection is back. */
export const Offline: Story = {
  async play({ canvas, canvasElement, userEvent }) {
    const [mine, theirs] = await loaded(canvasElement);
    lines[0]!.cut();
    await canvas.findByText('连接已断开，修改会保留，恢复后自动提交');
    await write(userEvent, mine, 1, '断网时的批注');
    await waitFor(() => expect(within(cellAt(mine, 1, NAME)).getByRole('img', { name: '有 1 条批注' })).toBeVisible());
    await canvas.findByText('连接已断开，1 处修改已保留在本机，恢复后自动提交');
    await expect(within(cellAt(theirs, 1, NAME)).queryByRole('img')).toBeNull();
    lines[0]!.mend();
    await waitFor(() =>
      expect(within(cellAt(theirs, 1, NAME)).getByRole('img', { name: '有 1 条批注' })).toBeVisible(),
    );
  },
};

/** Comments leave with their row for all users, and return with it by an undo. */
export const RemovedRow: Story = {
  async play({ canvas, canvasElement, userEvent }) {
    const [mine, theirs] = await loaded(canvasElement);
    await write(userEvent, mine, 2, '请核对规格');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getAllByRole('img', { name: '有 1 条批注' })).toHaveLength(2));
    apis[0]!.current!.removeRows('2');
    await waitFor(() => expect(theirs.querySelectorAll('.gezi-row')).toHaveLength(3));
    await waitFor(() => expect(canvas.queryByRole('img', { name: '有 1 条批注' })).toBeNull());
    await userEvent.click(within(theirs).getByRole('button', { name: '批注列表' }));
    await expect(await body().findByText('还没有批注')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    apis[0]!.current!.undo();
    await waitFor(() => expect(canvas.getAllByRole('img', { name: '有 1 条批注' })).toHaveLength(2));
  },
};

/** A comment that crosses the removal of its row is refused; its text is kept for the row’s return. */
export const CrossedRemoval: Story = {
  async play({ canvasElement, userEvent }) {
    const [mine, theirs] = await loaded(canvasElement);
    lines[0]!.cut();
    await write(userEvent, mine, 3, '断网时的批注');
    apis[1]!.current!.removeRows('3');
    await waitFor(() => expect(theirs.querySelectorAll('.gezi-row')).toHaveLength(3));
    lines[0]!.mend();
    await body().findByText('该行已被删除，批注未保存，文字已放回输入框');
    apis[1]!.current!.undo();
    await waitFor(() => expect(mine.querySelectorAll('.gezi-row')).toHaveLength(4));
    await userEvent.click(cellAt(mine, 3, NAME));
    await userEvent.keyboard('{Shift>}{F2}{/Shift}');
    await expect(await body().findByRole('textbox', { name: '批注内容' })).toHaveValue('断网时的批注');
  },
};

const noComments: StepRule = (step) => (step.kind === 'comment' ? 'no-comments' : undefined);

/** A refused comment disappears; its text is back in the field. */
export const Refused: Story = {
  args: { rule: noComments },
  async play({ canvasElement, userEvent }) {
    const [mine, theirs] = await loaded(canvasElement);
    await write(userEvent, mine, 3, '请补充品牌');
    await body().findByText('批注未被接受，文字已放回输入框');
    await waitFor(() => expect(body().getByRole('textbox', { name: '批注内容' })).toHaveValue('请补充品牌'));
    await expect(body().getByRole('textbox', { name: '批注内容' })).toBeInvalid();
    await expect(within(cellAt(mine, 3, NAME)).queryByRole('img')).toBeNull();
    await expect(within(cellAt(theirs, 3, NAME)).queryByRole('img')).toBeNull();
  },
};

const noEdits: StepRule = (step) => (step.kind === 'comment' && step.change.kind === 'edit' ? 'no-edits' : undefined);

/** A refused edit stays in its field with the reason; once it is cancelled, the next edit starts without both. */
export const RefusedEdit: Story = {
  args: { rule: noEdits },
  async play({ canvasElement, userEvent }) {
    const [mine] = await loaded(canvasElement);
    await write(userEvent, mine, 2, '请核对规格');
    const edit = () => body().findByRole('button', { name: '编辑李采购的批注' });
    const field = () => body().findByRole('textbox', { name: '编辑李采购的批注' });
    await userEvent.click(await edit());
    await userEvent.type(await field(), '和品牌');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(async () => expect(await field()).toBeInvalid());
    await expect(await field()).toHaveValue('请核对规格和品牌');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await edit());
    await expect(await field()).toHaveValue('请核对规格');
    await expect(await field()).toBeValid();
    await userEvent.keyboard('{Escape}{Escape}');
    await userEvent.keyboard('{Shift>}{F2}{/Shift}');
    await userEvent.click(await edit());
    await expect(await field()).toBeValid();
  },
};

const nearlyFull = Array.from({ length: MAX_COMMENTS - 1 }, (_, nth): CellComment => ({
  id: `c${nth}`,
  rowId: '4',
  column: nth % 2 ? 'code' : 'kind',
  text: `第 ${nth + 1} 次核对`,
  author: PEOPLE[1]!,
  time: '2026-03-05T08:30:00Z',
  resolved: true,
}));
const FULL = '批注已达 2,000 条上限，请先删除不需要的批注';

/** The comment after the last one that a page takes stays in its field, with the reason. */
export const FullPage: Story = {
  args: { comments: nearlyFull },
  async play({ canvasElement, userEvent }) {
    const [mine, theirs] = await loaded(canvasElement);
    await write(userEvent, mine, 1, '最后一条');
    await waitFor(() => expect(within(cellAt(theirs, 1, NAME)).getByRole('img')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await write(userEvent, mine, 2, '再加一条');
    await expect(await body().findByRole('alert')).toHaveTextContent(FULL);
    const field = body().getByRole('textbox', { name: '批注内容' });
    await expect(field).toHaveValue('再加一条');
    await expect(field).toHaveAccessibleDescription(FULL);
    await expect(within(cellAt(mine, 2, NAME)).queryByRole('img')).toBeNull();
  },
};
export const FullPageEnglish: Story = {
  args: { comments: nearlyFull.slice(1).concat(nearlyFull[0]!, { ...nearlyFull[0]!, id: 'last' }) },
  globals: { locale: 'en-US' },
  async play({ canvasElement, userEvent }) {
    const [mine] = await loaded(canvasElement);
    await userEvent.click(cellAt(mine, 1, NAME));
    await userEvent.keyboard('{Shift>}{F2}{/Shift}');
    await userEvent.type(await body().findByRole('textbox', { name: 'Comment' }), 'One more');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(await body().findByRole('alert')).toHaveTextContent('There are 2,000 comments');
  },
};

/** Of two last comments that cross, the later one is refused; its text is back in the field. */
export const CrossedOnFullPage: Story = {
  args: { comments: nearlyFull },
  async play({ canvasElement, userEvent }) {
    const [mine, theirs] = await loaded(canvasElement);
    lines[0]!.cut();
    await write(userEvent, mine, 1, '断网时的批注');
    await userEvent.keyboard('{Escape}');
    await write(userEvent, theirs, 2, '最后一条');
    await waitFor(() => expect(within(cellAt(theirs, 2, NAME)).getByRole('img')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    lines[0]!.mend();
    await body().findByText(`${FULL}，文字已放回输入框`);
    await userEvent.click(cellAt(mine, 1, NAME));
    await userEvent.keyboard('{Shift>}{F2}{/Shift}');
    await expect(await body().findByRole('textbox', { name: '批注内容' })).toHaveValue('断网时的批注');
  },
};

/** A user without the permission to write the page reads the comments. */
export const ReadOnly: Story = {
  async play({ canvasElement, userEvent }) {
    const [mine, theirs] = await loaded(canvasElement);
    await write(userEvent, mine, 2, '请核对规格');
    await userEvent.keyboard('{Escape}');
    lines[1]!.permit(false);
    const cell = () => cellAt(theirs, 2, NAME);
    await waitFor(() => expect(within(cell()).getByRole('img', { name: '有 1 条批注' })).toBeVisible());
    await userEvent.click(cell());
    await userEvent.keyboard('{Shift>}{F2}{/Shift}');
    await waitFor(() => expect(body().getByText('请核对规格')).toBeVisible());
    await expect(body().queryByRole('textbox', { name: '回复' })).toBeNull();
  },
};

export const English: Story = { globals: { locale: 'en-US' } };
