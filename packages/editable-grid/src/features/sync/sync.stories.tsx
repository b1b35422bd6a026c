import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useMemo } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { SyncSession } from '../../core/sync/SyncSession';
import type { ServerMessage, SyncPlace } from '../../core/sync/SyncMessage';
import type { StepRule } from '../../core/sync/SyncPage';
import { EditableGrid } from '../../react/EditableGrid';
import { cellAt, inputAt } from '../../testing/gridCells';
import { legacyServer } from '../../testing/legacyServer';
import { materialColumns, materials, type Material } from '../../testing/materials';
import { syncStage, type StageLine } from '../../testing/syncStage';
import { createSheetSync } from './createSheetSync';
import { memoryOutbox } from './OutboxStore';

const ME = { id: 'u1', name: '李采购' };
const NO_ROWS: Material[] = [];
const columns = materialColumns.slice(0, 5);

interface SceneProps {
  /** Grids side by side, one per user. */
  people?: readonly { id: string; name: string }[];
  /** The server's rule for changes; default none. */
  rule?: StepRule;
  /** What other users do once the page is open. */
  act?: (stage: ReturnType<typeof syncStage>, lines: readonly StageLine[]) => void;
}

/** A page with an in-page server, and a grid for each user. */
function Scene({ people = [ME], rule, act }: SceneProps) {
  const scene = useMemo(() => {
    const stage = syncStage(materials(5), rule);
    const ends = people.map((user) => {
      const line = stage.line(user);
      const sync = createSheetSync<Material>({ channel: line, outbox: memoryOutbox(`client-of-${user.id}`) });
      return { user, line, sync };
    });
    return { stage, ends };
  }, [people, rule]);
  useEffect(() => {
    const timer = setTimeout(
      () =>
        act?.(
          scene.stage,
          scene.ends.map(({ line }) => line),
        ),
      200,
    );
    return () => clearTimeout(timer);
  }, [scene, act]);
  return (
    <div style={{ display: 'grid', gap: 32 }}>
      {scene.ends.map(({ user, sync }) => (
        <EditableGrid
          key={user.id}
          label={people.length > 1 ? `物料（${user.name}）` : '物料'}
          columns={columns}
          rows={NO_ROWS}
          sync={sync}
          size="small"
          rowNumber
          toolbar
          selection="checkbox"
        />
      ))}
    </div>
  );
}

/** A user without a grid, controlled by the story. */
function guest(stage: ReturnType<typeof syncStage>, id: string, name: string) {
  const line = stage.line({ id, name });
  const session: SyncSession = new SyncSession({
    outbox: { clientId: `client-of-${id}`, nextSeq: 1, pending: [] },
    socketKey: 'grid',
    send: (message) => line.send(message),
    keep: () => {},
    show: () => {},
    notify: () => {},
    random: Math.random,
  });
  line.onMessage((message) => session.receive(message as ServerMessage, Date.now()));
  session.connected(Date.now());
  return {
    edit: (rowId: string, column: string, value: unknown) =>
      session.local([{ kind: 'edit', rowId, column, value }], Date.now()),
    remove: (rowId: string) => session.local([{ kind: 'remove', rowIds: [rowId] }], Date.now()),
    place: (place: SyncPlace) => session.move(place, Date.now()),
  };
}

const [first, second, third] = materials(5).map(({ id }) => id) as [string, string, string];

const meta = { title: 'EditableGrid/Sync', component: Scene } satisfies Meta<SceneProps>;
export default meta;
type Story = StoryObj<typeof meta>;

const pair = [ME, { id: 'u2', name: '王经理' }];

/** Two users with a grid each: changes appear in the other immediately. */
export const TwoPeople: Story = {
  args: { people: pair },
  async play({ canvasElement, userEvent }) {
    const grids = () => [...canvasElement.querySelectorAll<HTMLElement>('.gezi-grid')];
    await waitFor(() => expect(grids()[1]!.querySelectorAll('.gezi-row')).toHaveLength(5));
    await userEvent.click(inputAt(grids()[0]!, 2, '物料名称'));
    await userEvent.clear(inputAt(grids()[0]!, 2, '物料名称'));
    await userEvent.keyboard('不锈钢球阀{Enter}');
    await waitFor(() => expect(inputAt(grids()[1]!, 2, '物料名称')).toHaveValue('不锈钢球阀'));
    await waitFor(() => expect(cellAt(grids()[1]!, 3, '物料名称')).toHaveAttribute('data-peer', '李采购'));
  },
};

const crowd: SceneProps['act'] = (stage) => {
  const [wang, zhao] = [guest(stage, 'u2', '王经理'), guest(stage, 'u7', '赵敏')];
  setTimeout(() => {
    wang.place({ rowId: second, column: 'name', typing: true });
    zhao.place({ rowId: third, column: 'counts', typing: false });
  }, 100);
};

/** Other users are present: their cells show colour and name, one of them is typing. */
export const Presence: Story = {
  args: { act: crowd },
  async play({ canvas, canvasElement }) {
    await waitFor(() => expect(cellAt(canvasElement, 2, '物料名称')).toHaveAttribute('data-peer', '王经理'));
    await expect(cellAt(canvasElement, 2, '物料名称')).toHaveAttribute('aria-description', '王经理 正在编辑此单元格');
    await expect(canvas.getByRole('list', { name: '3 人同时在线' })).toBeVisible();
  },
};

const cutOff: SceneProps['act'] = (_stage, [line]) => line!.cut();

/** Offline: changes are stored and counted. */
export const Offline: Story = {
  args: { act: cutOff },
  async play({ canvas, canvasElement, userEvent }) {
    await canvas.findByText('连接已断开，修改会保留，恢复后自动提交');
    await userEvent.clear(inputAt(canvasElement, 1, '物料名称'));
    await userEvent.type(inputAt(canvasElement, 1, '物料名称'), '断网时写下');
    await userEvent.click(await canvas.findByRole('button', { name: '新增' }));
    await canvas.findByText('连接已断开，2 处修改已保留在本机，恢复后自动提交');
  },
};

/** While this user is offline, another edits the same row; then the connection returns. */
const behindMyBack =
  (work: (wang: ReturnType<typeof guest>) => void): SceneProps['act'] =>
  (stage, [line]) => {
    const wang = guest(stage, 'u2', '王经理');
    setTimeout(() => {
      line!.cut();
      work(wang);
    }, 100);
    setTimeout(() => line!.mend(), 3000);
  };
const writes = behindMyBack((wang) => wang.edit(first, 'counts', 36));
const removes = behindMyBack((wang) => wang.remove(second));

/** Two users wrote one cell concurrently: a badge counts it, and both values are shown at the cell. */
export const Conflict: Story = {
  args: { act: writes },
  async play({ canvas, canvasElement, userEvent }) {
    await canvas.findByText('连接已断开，修改会保留，恢复后自动提交');
    await userEvent.click(inputAt(canvasElement, 1, '采购数量'));
    await userEvent.clear(inputAt(canvasElement, 1, '采购数量'));
    await userEvent.keyboard('24{Enter}');
    const badge = await canvas.findByRole('button', { name: '1 处冲突' });
    await expect(canvas.queryByText('已同步')).toBeNull();
    await expect(cellAt(canvasElement, 1, '采购数量')).toHaveClass('gezi-conflict');
    await userEvent.click(badge);
    const choice = await within(document.body).findByRole('group', { name: '请选择保留的值 第 1 行 · 采购数量' });
    await expect(within(choice).getByText('王经理的值')).toBeVisible();
    await waitFor(() => expect(inputAt(canvasElement, 1, '采购数量')).toHaveFocus());
  },
};

/** A choice applies to all users: the question disappears. */
export const ConflictSettled: Story = {
  args: { act: writes },
  async play(context) {
    const { canvas, canvasElement, userEvent } = context;
    await Conflict.play!(context);
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(within(document.body).getByRole('button', { name: '用我的' })).toHaveFocus();
    await userEvent.click(within(document.body).getByRole('button', { name: '用对方的' }));
    await waitFor(() => expect(inputAt(canvasElement, 1, '采购数量')).toHaveValue('36'));
    await expect(within(document.body).queryByText('王经理的值')).toBeNull();
    await canvas.findByText('已同步');
  },
};

/** Another user removed the row being edited: it is reported and can be restored. */
export const RowRemoved: Story = {
  args: { act: removes },
  async play({ canvas, canvasElement, userEvent }) {
    await canvas.findByText('连接已断开，修改会保留，恢复后自动提交');
    await userEvent.click(inputAt(canvasElement, 2, '采购数量'));
    await userEvent.clear(inputAt(canvasElement, 2, '采购数量'));
    await userEvent.keyboard('24{Enter}');
    await canvas.findByText('王经理 删除了您修改过的行“WL100002”');
    await userEvent.click(canvas.getByRole('button', { name: '恢复该行' }));
    await waitFor(() => expect(inputAt(canvasElement, 2, '采购数量')).toHaveValue('24'));
  },
};

const replaced: SceneProps['act'] = (_stage, [line]) => line!.stop('replaced');

const namesAreFixed: StepRule = (step) =>
  step.kind === 'edit' && step.column === 'name' ? '名称由主数据维护' : undefined;

/** The server refuses a change: the cell shows the former value, the panel what was entered, and why. */
export const Refused: Story = {
  args: { rule: namesAreFixed },
  async play({ canvasElement, userEvent }) {
    const canvas = within(canvasElement);
    const former = materials(2)[1]!.name;
    const input = await canvas.findByDisplayValue(former);
    await userEvent.clear(input);
    await userEvent.type(input, '球阀{Enter}');
    await expect(await canvas.findByText('第 2 行 · 物料名称：球阀（名称由主数据维护）')).toBeVisible();
    await waitFor(() => expect(inputAt(canvasElement, 2, '物料名称')).toHaveValue(former));
    await userEvent.click(canvas.getByRole('button', { name: '知道了' }));
    await waitFor(() => expect(canvas.queryByRole('listitem')).toBeNull());
  },
};

/** The page was opened elsewhere: this one reports that it is out of sync. */
export const Replaced: Story = {
  args: { act: replaced },
  async play({ canvas }) {
    await canvas.findByText('该表格已在其他窗口打开，此处不再同步');
  },
};

/** Two grids and a server that only supports the specified messages: edits of cells are shared, with a note. */
function LegacyScene() {
  const syncs = useMemo(() => {
    const server = legacyServer();
    return pair.map(({ id }) =>
      createSheetSync<Material>({ channel: server.line(), outbox: memoryOutbox(`client-of-${id}`), answerWithin: 0 }),
    );
  }, []);
  const rows = useMemo(() => materials(3), []);
  return (
    <div style={{ display: 'grid', gap: 32 }}>
      {syncs.map((sync, nth) => (
        <EditableGrid
          key={pair[nth]!.id}
          label={pair[nth]!.name}
          columns={columns}
          rows={rows}
          sync={sync}
          size="small"
        />
      ))}
    </div>
  );
}

export const SpecifiedServer: Story = {
  render: () => <LegacyScene />,
  async play({ canvas, canvasElement, userEvent }) {
    const said = '已连接，仅同步单元格的修改；新增、删除和移动的行保存后他人可见';
    await waitFor(() => expect(canvas.getAllByText(said)).toHaveLength(2));
    const [mine, theirs] = [...canvasElement.querySelectorAll<HTMLElement>('.gezi-grid')];
    await userEvent.clear(inputAt(mine!, 2, '物料名称'));
    await userEvent.type(inputAt(mine!, 2, '物料名称'), '截止阀{Enter}');
    await waitFor(() => expect(inputAt(theirs!, 2, '物料名称')).toHaveValue('截止阀'));
  },
};

/** A range over the cell of another user: the value stays readable, the name is in the corner. */
export const RangeOverPeer: Story = {
  args: { act: crowd },
  async play({ canvasElement, userEvent }) {
    const peer = () => cellAt(canvasElement, 2, '物料名称');
    await waitFor(() => expect(peer()).toHaveAttribute('data-peer', '王经理'));
    await userEvent.click(inputAt(canvasElement, 1, '物料名称'));
    await userEvent.keyboard('{Escape}{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    await waitFor(() => expect(peer()).toHaveClass('gezi-range'));
    const name = peer().querySelector('.gezi-peer-name')!;
    await expect(name.getBoundingClientRect().height).toBeLessThan(20);
    await expect(getComputedStyle(peer(), '::after').content).toBe('""');
  },
};

export const English: Story = { args: { act: crowd }, globals: { locale: 'en-US' } };
export const Dark: Story = { args: { act: crowd }, globals: { dark: 'dark' } };
