import { beforeEach, expect, test } from 'vitest';
import mergedTable from '../../../testdata/03-merged-table.json';
import requisition from '../../../testdata/02-purchase-requisition.json';
import { ROOT, type FormDocument } from '../../core/document/FormDocument';
import { readForm } from '../../core/document/readForm';
import { canvasKey } from '../keyboard/canvasKey';
import { zhCN } from '../texts/zh-CN';
import { DesignerActions } from './DesignerActions';
import { DesignerStore } from './DesignerStore';

let announced: string[];
beforeEach(() => {
  announced = [];
});

function opened(form: unknown) {
  const store = new DesignerStore((readForm(form) as { document: FormDocument }).document);
  const announce = (text: string) => void announced.push(text);
  const actions = new DesignerActions(store, { texts: () => zhCN, announce, warn: announce });
  const calls = {
    carry: () => announced.push('carry'),
    edit: () => announced.push('edit'),
    help: () => announced.push('help'),
  };
  /** Presses keys such as `Ctrl+Shift+ArrowDown`; returns the announcement. */
  function press(...keys: string[]): string[] {
    announced = [];
    for (const each of keys) {
      const parts = each.split('+');
      const held = (name: string) => parts.slice(0, -1).includes(name);
      const key = parts.at(-1)!.replace('Space', ' ');
      canvasKey(
        { key, ctrlKey: held('Ctrl'), shiftKey: held('Shift'), altKey: held('Alt'), metaKey: false },
        store,
        actions,
        calls,
      );
    }
    return announced;
  }
  const board = () => store.node(ROOT)!.children;
  return { store, actions, press, board };
}

test('every keyboard step is announced', () => {
  const { store, press, board } = opened(requisition);
  store.select(['fd_buyType']);
  expect(press('Alt+ArrowDown')).toEqual(['下拉框「采购类型」已放到画布，第 5 位，共 8 位']);
  store.select([board()[0]!]);
  expect(press('Alt+ArrowUp')).toEqual(['已在最前']);
  store.select([board().at(-1)!]);
  expect(press('Alt+ArrowDown')).toEqual(['已在最后']);
  expect(press('Ctrl+a')).toEqual(['已选中 8 个组件']);
  expect(press('Escape')).toEqual(['已取消选择']);
  expect(press('End', 'Delete')).toEqual(['已删除附件「附件」']);
});

test('multiple selection: the focus moves independently, Space toggles', () => {
  const { store, press } = opened(requisition);
  store.select(['fd_buyType']);
  press('Ctrl+ArrowDown');
  expect([[...store.selection.keys], store.selection.primary]).toEqual([['fd_buyType'], 'fd_budget']);
  expect(press('Ctrl+ArrowDown', 'Ctrl+Space')).toEqual(['已选中 2 个组件']);
  expect([...store.selection.keys]).toEqual(['fd_buyType', 'fd_detail']);
  expect(press('Ctrl+Space')).toEqual(['已选中 1 个组件']);
  expect([[...store.selection.keys], store.selection.primary]).toEqual([['fd_buyType'], 'fd_detail']);
  // The focused component is edited; the selected ones are deleted.
  press('Delete');
  expect([store.node('fd_buyType'), store.node('fd_detail')]).toEqual([undefined, expect.anything()]);
  press('Ctrl+ArrowDown');
  expect(press('Enter')).toEqual(['edit']);
  expect(store.selection.keys.has(store.selection.primary!)).toBe(true);
});

test('merging and splitting cells, adding and removing rows and columns is announced', () => {
  const { store, actions } = opened(mergedTable);
  const cells = () => [...store.document.nodes.values()].filter(({ kind, data }) => kind === 'cell' && !data['hide']);
  store.select([cells()[0]!.key]);
  actions.merge('mergeRight');
  actions.merge('split');
  actions.insertLine('insertTableRow', 'before');
  actions.removeLine('removeTableRow');
  actions.insertLine('insertTableColumn', 'after');
  expect(announced).toEqual(['已合并右侧单元格', '已拆分单元格', '已插入一行', '已删除一行', '已插入一列']);
});

test('a field added to a cell of a new table has its label in the title cell before it; undo removes both', () => {
  const { store, actions } = opened({ list: [], config: {} });
  actions.add('table');
  const cells = store.node(store.selection.primary!)!.children;
  store.select([cells[1]!]);
  actions.add('input');
  expect(store.node(cells[0]!)!.children).toHaveLength(1);
  expect(store.node(cells[1]!)!.children).toHaveLength(1);
  actions.undo();
  expect(store.node(cells[0]!)!.children).toEqual([]);
  expect(store.node(cells[1]!)!.children).toEqual([]);
});
