import { GeziProvider } from '@gezi/ui';
import { createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import requisition from '../../testdata/02-purchase-requisition.json';
import mergedTable from '../../testdata/03-merged-table.json';
import { idSource } from '../core/catalogue/ids';
import { newTree } from '../core/catalogue/newTree';
import type { NodeTree } from '../core/commands/FormCommand';
import { applyCommand } from '../core/commands/applyCommand';
import { ROOT, type FormDocument, type NodeKey } from '../core/document/FormDocument';
import { idOf, typeOf } from '../core/document/containers';
import { newDocument } from '../core/document/newDocument';
import { toClipboard } from '../core/exchange/clipboard';
import { FormDesigner } from './FormDesigner';
import type { FormDesignerProps } from './FormDesignerProps';

// Missing in jsdom.
Element.prototype.scrollIntoView = () => {};
vi.stubGlobal('CSS', { escape: (text: string) => text.replaceAll(/[^\w-]/g, String.raw`\$&`) });

beforeEach(() => localStorage.clear());

function open(props: FormDesignerProps = {}) {
  const held: { document?: FormDocument } = {};
  const shown = render(
    <GeziProvider>
      <FormDesigner {...props} onChange={(document) => (held.document = document)} />
    </GeziProvider>,
  );
  /** Ids of a container's children. */
  const inside = (key: NodeKey) =>
    held.document!.nodes.get(key)!.children.map((child) => idOf(held.document!.nodes.get(child)!.data));
  return { ...shown, held, inside };
}

/**
 * Finds an element by its label. `getByRole` in jsdom computes the styles of hundreds of elements, which takes seconds; the stories check roles and names in the browser.
 * roles and names are right is checked in the browser, by the stories.
 */
function all(selector: string, name: RegExp | string, around: ParentNode = document): HTMLElement[] {
  return [...around.querySelectorAll<HTMLElement>(selector)].filter((element) => {
    const label = element.id && document.querySelector(`label[for="${element.id}"]`);
    const text = element.getAttribute('aria-label') ?? (label || element).textContent ?? '';
    return typeof name === 'string' ? text.trim() === name : name.test(text);
  });
}
function named(selector: string, name: RegExp | string, around?: ParentNode): HTMLElement {
  const [element] = all(selector, name, around);
  if (!element) throw new Error(`no ${selector} ${name}`);
  return element;
}
const board = () => named('[role=tree]', '表单画布');
const parts = (name: RegExp | string) => all('[role=treeitem]', name, board());
const part = (name: RegExp | string) => named('[role=treeitem]', name, board());
const button = (name: RegExp | string, around?: ParentNode) => named('button', name, around);
const spoken = () => document.querySelector('[role=log]')!.textContent?.trim();
const dialog = () => waitFor(() => document.querySelector('[role=dialog]') ?? Promise.reject(new Error('no dialog')));
const closed = () => waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull());
const press = (name: RegExp | string, around?: ParentNode) => fireEvent.click(button(name, around));

/** Pastes a text like the browser. */
function paste(onto: Element, text: string) {
  const event = createEvent.paste(onto, { clipboardData: { getData: () => text } });
  fireEvent(onto, event);
}
/** A component in clipboard format. */
function copied(document: FormDocument, type: string): string {
  const node = [...document.nodes.values()].find((each) => each.kind === 'item' && typeOf(each.data) === type)!;
  return toClipboard(document, [node.key]);
}

/** Opens the move dialog of a component, reads its containers, and moves it. */
async function moveTo(name: RegExp, container: string, place?: string): Promise<string[]> {
  fireEvent.click(part(name));
  fireEvent.contextMenu(part(name));
  fireEvent.click(await screen.findByText('移动到…'));
  const opened = await dialog();
  const [target, position] = [...opened.querySelectorAll('select')] as [HTMLSelectElement, HTMLSelectElement];
  const offered = [...target.options].map(({ text }) => text);
  const choose = (select: HTMLSelectElement, text: string) =>
    fireEvent.change(select, { target: { value: [...select.options].find((option) => option.text === text)!.value } });
  choose(target, container);
  if (place) choose(position, place);
  press('确定', opened);
  await closed();
  return offered;
}

test('moves by dialog: into a column, a dynamic table, a cell, and out; refused targets are not offered', async () => {
  const { inside, held } = open({ content: requisition });
  const offered = await moveTo(/采购类型/, '栅格布局 2 第 2 栏', '用户选择「申请人」 之后');
  expect(offered).toEqual([
    '画布',
    '栅格布局 1 第 1 栏',
    '栅格布局 1 第 2 栏',
    '栅格布局 2 第 1 栏',
    '栅格布局 2 第 2 栏',
    '栅格布局 2 第 3 栏',
    '动态表格「fd_detail」',
  ]);
  const column = held.document!.nodes.get('row_1718000000444')!.children[1]!;
  expect(inside(column)).toEqual(['fd_applyUser', 'fd_buyType']);
  await moveTo(/采购类型/, '动态表格「fd_detail」', '单行文本「物资名称」 之后');
  expect(inside('fd_detail').slice(0, 3)).toEqual(['fd_d_name', 'fd_buyType', 'fd_d_model']);
  await moveTo(/采购类型/, '画布');
  expect(inside(ROOT)[0]).toBe('fd_buyType');
  expect(document.activeElement).toBe(part(/采购类型/));
  // A layout can only be on the canvas, a file not in a dynamic table.
  expect(await moveTo(/^栅格布局/, '画布')).toEqual(['画布']);
  expect(await moveTo(/附件/, '画布')).not.toContain('动态表格「fd_detail」');
}, 60_000);

test('moves by dialog into a table cell and out', async () => {
  const { inside, held } = open({ content: mergedTable });
  const cells = () => [...held.document!.nodes.values()].filter(({ kind }) => kind === 'cell');
  const holding = (id: string) => cells().findIndex(({ key }) => inside(key).includes(id));
  const name = [
    ...part(/^单行文本/)
      .getAttribute('aria-label')!
      .matchAll(/「(.+)」/g),
  ][0]![1]!;
  const offered = await moveTo(new RegExp(name), '画布');
  expect(offered.filter((each) => /第 \d+ 格$/.test(each))).toHaveLength(12);
  const id = inside(ROOT)[0]!;
  expect(holding(id)).toBe(-1);
  await moveTo(new RegExp(name), offered.at(-1)!);
  expect(holding(id)).toBeGreaterThan(-1);
});

test('shows the three nesting refusals when pasting', () => {
  const { held } = open({ content: mergedTable });
  const ids = idSource();
  const lone = (...trees: NodeTree[]) => {
    const outcome = applyCommand(newDocument(), { type: 'add', at: { parent: ROOT, index: 0 }, trees });
    return (outcome as { document: FormDocument }).document;
  };
  const row = copied(lone(newTree('row', ids)), 'row');
  const table = copied(lone(newTree('table', ids)), 'table');
  const upload = copied(lone(newTree('upload', ids)), 'upload');

  fireEvent.click(part('单元格'));
  paste(part('单元格'), row);
  expect(spoken()).toBe('该组件不允许被放入表格内！');
  paste(part('单元格'), table);
  expect(spoken()).toBe('布局组件不允许被嵌套！');
  paste(part('单元格'), '别的文字');
  expect(spoken()).toBe('剪贴板里没有表单组件');
  expect(held.document).toBeUndefined();

  // After a column of a dynamic table.
  fireEvent.click(board());
  press('动态表格');
  press('计数器');
  paste(part(/^计数器/), upload);
  expect(spoken()).toBe('该组件不允许被放入动态表格内！');
  paste(part(/^计数器/), row);
  expect(spoken()).toBe('布局组件不允许被嵌套！');
});

test('a form without dynamic tables reports so, whatever their source', async () => {
  const { held } = open({ content: { list: [], config: {} } });
  const ids = idSource();
  press('设置');
  const opened = await dialog();
  fireEvent.click(named('[role=switch]', '允许动态表格', opened));
  const width = named('input', '标签宽度', opened);
  fireEvent.change(width, { target: { value: '200' } });
  await screen.findByText('请输入 60 到 140 之间的数');
  fireEvent.blur(width);
  expect(width).toHaveValue(140);
  press('确定', opened);
  await closed();
  expect(held.document!.config).toEqual({ dynamicTableAllowed: false, labelWidth: 140 });

  const entry = button('动态表格');
  expect(entry).toHaveAttribute('aria-disabled', 'true');
  fireEvent.click(entry);
  expect(spoken()).toBe('表单设置中未允许动态表格');
  const trees = [newTree('dynamicTable', ids)];
  const outcome = applyCommand(newDocument(), { type: 'add', at: { parent: ROOT, index: 0 }, trees });
  paste(board(), copied((outcome as { document: FormDocument }).document, 'dynamicTable'));
  expect(spoken()).toBe('表单设置中未允许动态表格');
  expect(held.document!.nodes.size).toBe(1);

  // All settings are one step.
  press('撤销');
  expect(held.document!.config).toEqual({});
});

test('the empty canvas leads to the search for components', () => {
  open();
  press('大纲');
  expect(document.querySelector('.gezi-fd-search')).toBeNull();
  press('添加组件');
  expect(document.activeElement).toBe(document.querySelector('.gezi-fd-search input'));
});

test('clearing asks first and is undone in one step', async () => {
  const { inside } = open({ content: requisition });
  press('清空');
  const opened = await dialog();
  screen.getByText('整个表单将被清空，确定继续吗？');
  press('确定', opened);
  await screen.findByText('从左侧拖入控件来设计表单');
  expect(inside(ROOT)).toEqual([]);
  press('撤销');
  expect(inside(ROOT)).toHaveLength(8);
});

test('unsaved changes are stored as a draft, offered again, and guarded', async () => {
  const before = open({ content: requisition, draftKey: 'draft' });
  const leave = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));
  expect(leave()).toBe(true);
  fireEvent.click(part(/采购类型/));
  fireEvent.keyDown(part(/采购类型/), { key: 'Delete' });
  expect(leave()).toBe(false);
  screen.getByText('有未保存的修改');
  before.unmount();

  const again = open({ content: requisition, draftKey: 'draft' });
  screen.getByText(/^发现 .* 未保存的草稿$/);
  expect(parts(/采购类型/)).toHaveLength(1);
  press('恢复草稿');
  expect(parts(/采购类型/)).toHaveLength(0);
  expect(screen.queryByText(/未保存的草稿$/)).not.toBeInTheDocument();
  // A restored draft is still unsaved; undoing removes it.
  expect(leave()).toBe(false);
  again.unmount();
  const third = open({ content: requisition, draftKey: 'draft' });
  press('丢弃');
  third.unmount();
  open({ content: requisition, draftKey: 'draft' });
  expect(screen.queryByText(/未保存的草稿$/)).not.toBeInTheDocument();
});

test('saves under a name; a failed save is reported and loses nothing', async () => {
  const onSave = vi.fn<NonNullable<FormDesignerProps['onSave']>>().mockRejectedValueOnce(new Error('网络超时'));
  const onSaved = vi.fn<() => void>();
  const { inside } = open({
    content: requisition,
    formName: '采购申请单',
    existing: true,
    onSave,
    onSaved,
    draftKey: 'draft',
  });
  fireEvent.click(part(/采购类型/));
  fireEvent.keyDown(part(/采购类型/), { key: 'Delete' });
  press('保存');
  const opened = await dialog();
  screen.getByText('修改表单');
  const name = named('input', '表单名称', opened);
  expect(name).toHaveValue('采购申请单');
  fireEvent.change(name, { target: { value: ' ' } });
  press('保存', opened);
  await screen.findByText('请输入表单名称');
  fireEvent.change(name, { target: { value: '采购申请单 2' } });
  press('保存', opened);
  await screen.findByText('保存失败：网络超时');
  expect(inside(ROOT)).toHaveLength(7);
  press('保存并返回', opened);
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(onSave.mock.calls[1]![0].formName).toBe('采购申请单 2');
  expect(inside(ROOT)).toEqual([]);
  expect(localStorage.getItem('draft')).toBeNull();
});

test('a saved form stays open; Ctrl+S saves a named one without asking', async () => {
  const onSave = vi.fn<NonNullable<FormDesignerProps['onSave']>>();
  const onSaved = vi.fn<() => void>();
  const first = open({ content: requisition, onSave, onSaved, draftKey: 'draft' });
  fireEvent.click(part(/采购类型/));
  fireEvent.keyDown(part(/采购类型/), { key: 'Delete' });
  fireEvent.keyDown(board(), { key: 's', ctrlKey: true });
  const opened = await dialog();
  fireEvent.change(named('input', '表单名称', opened), { target: { value: '申请单' } });
  press('保存', opened);
  await waitFor(() => expect(screen.queryByText('有未保存的修改')).not.toBeInTheDocument());
  expect(first.inside(ROOT)).toHaveLength(7);
  expect(onSaved).not.toHaveBeenCalled();
  expect(localStorage.getItem('draft')).toBeNull();
  press('撤销');
  expect(first.inside(ROOT)).toHaveLength(8);
  first.unmount();

  open({ content: requisition, onSave, formName: '申请单', remark: '内部', existing: true });
  fireEvent.keyDown(board(), { key: 's', ctrlKey: true });
  await waitFor(() => expect(onSave).toHaveBeenCalledTimes(2));
  expect(onSave.mock.calls[1]![0]).toMatchObject({ formName: '申请单', remark: '内部' });
});

test('covers the window until full screen is left', () => {
  const onBack = vi.fn<() => void>();
  const { container } = open({ content: requisition, formName: '申请单', defaultFullscreen: true, onBack });
  const designer = container.querySelector('.gezi-fd')!;
  expect(designer).toHaveClass('gezi-fd-fullscreen');
  expect(screen.getByRole('toolbar')).toHaveTextContent('申请单');
  press('退出全屏');
  expect(designer).not.toHaveClass('gezi-fd-fullscreen');
  press('返回');
  expect(onBack).toHaveBeenCalledOnce();
});

test('panes keep their width', () => {
  const { container, unmount } = open();
  const width = (at: HTMLElement) => at.querySelector<HTMLElement>('.gezi-fd')!.style.getPropertyValue('--fd-palette');
  expect(width(container)).toBe('248px');
  fireEvent.change(named('input', '调整组件栏宽度'), { target: { value: '312' } });
  expect(width(container)).toBe('312px');
  unmount();
  expect(width(open().container)).toBe('312px');
});

test('own templates: warns if one cannot be deleted', async () => {
  const own = { id: 't1', name: '标准申请单', at: 0 };
  const refuse = () => Promise.reject(new Error('模板正在使用'));
  open({
    templates: { load: () => Promise.resolve([own]), open: refuse, save: refuse, rename: refuse, remove: refuse },
  });
  press('从模板开始');
  const opened = await dialog();
  fireEvent.click(await waitFor(() => button('删除 标准申请单', opened)));
  await screen.findByText('删除模板“标准申请单”？');
  press('删除');
  const message = await screen.findByText('操作失败：模板正在使用');
  expect(message.closest('.ant-message-warning')).toBeInTheDocument();
  button('使用 标准申请单', opened);
});

test('own templates: a form is stored under a name, renamed, used, deleted', async () => {
  const first = open({ content: requisition });
  press('模板');
  let opened = await dialog();
  await screen.findByText(/^还没有自己的模板/);
  screen.getByText(/^我的模板只保存在这个浏览器里/);
  press('将当前表单存为模板', opened);
  await screen.findByText('请输入模板名称');
  fireEvent.change(named('input', '模板名称', opened), { target: { value: '我的申请单' } });
  press('将当前表单存为模板', opened);
  await waitFor(() => button('使用 我的申请单', opened));
  press('重命名 我的申请单', opened);
  const name = named('li input', '模板名称', opened);
  expect(name).toHaveFocus();
  fireEvent.change(name, { target: { value: '标准申请单' } });
  fireEvent.submit(name.closest('form')!);
  await waitFor(() => button('使用 标准申请单', opened));
  first.unmount();

  const { inside } = open();
  press('从模板开始');
  opened = await dialog();
  fireEvent.click(await waitFor(() => button('使用 标准申请单', opened)));
  await waitFor(() => expect(inside(ROOT)).toHaveLength(8));
  press('撤销');
  await screen.findByText('从左侧拖入控件来设计表单');
  press('从模板开始');
  opened = await dialog();
  fireEvent.click(await waitFor(() => button('删除 标准申请单', opened)));
  await screen.findByText('删除模板“标准申请单”？');
  press('删除');
  await screen.findByText(/^还没有自己的模板/);
});
