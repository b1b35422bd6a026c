import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import mergedTable from '../../../testdata/03-merged-table.json';
import requisition from '../../../testdata/02-purchase-requisition.json';
import type { CompType } from '../../fields/CompType';
import { fieldPanels } from '../../fields/fieldPanels';
import { fieldTypes } from '../../fields/fieldTypes';
import { idSource } from '../catalogue/ids';
import { newCell, newTree } from '../catalogue/newTree';
import { idOf } from '../document/containers';
import { ROOT, type FormDocument, type Json } from '../document/FormDocument';
import { newDocument } from '../document/newDocument';
import { readForm } from '../document/readForm';
import { isRagged } from '../document/tableGrid';
import { nodesInOrder } from '../document/nodesInOrder';
import { writeForm } from '../document/writeForm';
import { redoCommand, replayCommands, runCommand, startHistory, undoCommand, commandLog } from '../history/runHistory';
import { applyCommand } from './applyCommand';
import type { FormCommand, NodeTree } from './FormCommand';
import { copyParts } from './copyParts';
import { planEdits } from './plan/planEdits';
import { replaceCommand } from './replaceCommand';

const open = (form: unknown): FormDocument => {
  const reading = readForm(form);
  if (!reading.ok) throw new Error(reading.reason.code);
  return reading.document;
};
const done = (document: FormDocument, ...commands: FormCommand[]): FormDocument =>
  commands.reduce((now, command) => {
    const outcome = applyCommand(now, command);
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal));
    return outcome.document;
  }, document);
const refused = (document: FormDocument, command: FormCommand) => {
  const outcome = applyCommand(document, command);
  return outcome.ok ? 'done' : outcome.refusal.code;
};
const add = (parent: string, ...trees: NodeTree[]): FormCommand => ({ type: 'add', at: { parent, index: 99 }, trees });
const item = (id: string, type: CompType = 'input'): NodeTree => ({
  ...newTree(type, () => 1),
  key: id,
  data: { ...newTree(type, () => 1).data, id, _id: id },
});
const childrenOf = (document: FormDocument, key: string) => document.nodes.get(key)!.children;
const list = (document: FormDocument) =>
  writeForm(document).list as unknown as { id: Json; columns: { span: Json; list: { id: Json }[] }[] }[];

/** A form with a row (two columns), a table, a dynamic table and a field. */
function board() {
  const ids = idSource(() => 1000);
  const [row, table, dynamic, field] = (['row', 'table', 'dynamicTable', 'input'] as const).map((type) =>
    newTree(type, ids),
  ) as [NodeTree, NodeTree, NodeTree, NodeTree];
  const document = done(newDocument(), add(ROOT, row, table, dynamic, field));
  return {
    document,
    ids,
    row: row.key,
    table: table.key,
    dynamic: dynamic.key,
    field: field.key,
    column: row.children[0]!.key,
    cells: table.children.map(({ key }) => key),
  };
}

describe('new components', () => {
  test('a row, a table and ids that differ within one millisecond', () => {
    const { document, cells } = board();
    const [row, table, dynamic, field] = writeForm(document).list as unknown as Record<string, Json>[];
    expect(row).toEqual({
      id: 'row_1000',
      _id: 'row_1000',
      compType: 'row',
      ele: 'el-row',
      compName: '栅格布局',
      compIcon: 'col',
      config: true,
      layout: 'rowItem',
      flex: 'default',
      justify: 'start',
      align: 'top',
      gutter: 0,
      columns: [
        { index: 0, span: 12, list: [] },
        { index: 1, span: 12, list: [] },
      ],
    });
    expect(table).toMatchObject({ id: 'table_1001', width: 100, height: 50 });
    const rows = table!['layoutArray'] as unknown as { id: number; style: unknown }[][];
    expect(rows.map((cellsOfRow) => cellsOfRow.map(({ style }) => style))).toEqual(
      Array.from({ length: 2 }, () =>
        [15, 35, 15, 35].map((width) => ({ background: width === 15 ? '#F6F6F6' : '#FFFFFF', width })),
      ),
    );
    expect(rows.flat().map(({ id }) => id)).toEqual([1002, 1003, 1004, 1005, 1006, 1007, 1008, 1009]);
    expect(cells).toHaveLength(8);
    expect([dynamic!['id'], field!['id']]).toEqual(['fd_1010', 'fd_1011']);
  });

  test('of every type: every line of its panel has a value or a default', () => {
    for (const { type, defaults } of Object.values(fieldTypes)) {
      const { lines } = fieldPanels[type];
      expect(defaults['compType']).toBe(type);
      expect(new Set(lines.map(({ member }) => member)).size).toBe(lines.length);
    }
    expect(Object.keys(fieldTypes)).toHaveLength(29);
  });
});

describe('nesting (B§5)', () => {
  const simple = [
    'input',
    'select',
    'radio',
    'checkbox',
    'Switch',
    'inputNumber',
    'textarea',
    'slider',
    'rate',
    'date',
    'time',
  ];
  const types = Object.keys(fieldTypes).filter((type) => type !== 'tdItem') as CompType[];
  const into = (parent: 'column' | 'dynamic' | 'cell', type: CompType) => {
    const at = board();
    return refused(at.document, add(parent === 'cell' ? at.cells[0]! : at[parent], newTree(type, at.ids)));
  };

  test('a dynamic table takes eleven types', () => {
    expect(types.filter((type) => into('dynamic', type) === 'done').sort()).toEqual(simple.sort());
    expect([
      into('dynamic', 'row'),
      into('dynamic', 'table'),
      into('dynamic', 'upload'),
      into('dynamic', 'dynamicTable'),
    ]).toEqual(['nested-layout', 'nested-layout', 'not-in-dynamic-table', 'not-in-dynamic-table']);
  });
  test('a cell accepts no row, table or dynamic table', () => {
    expect(types.filter((type) => into('cell', type) !== 'done')).toEqual(['dynamicTable', 'row', 'table']);
    expect([into('cell', 'row'), into('cell', 'dynamicTable'), into('cell', 'table')]).toEqual([
      'not-in-table',
      'not-in-table',
      'nested-layout',
    ]);
  });
  test('a column accepts no layout', () => {
    expect(types.filter((type) => into('column', type) !== 'done')).toEqual(['row', 'table']);
  });
  test('moves follow the same rules; cells and columns cannot be moved', () => {
    const { document, row, table, column, cells, dynamic, field } = board();
    const move = (key: string, parent: string): FormCommand => ({
      type: 'move',
      keys: [key],
      at: { parent, index: 0 },
    });
    expect(refused(document, move(table, column))).toBe('nested-layout');
    expect(refused(document, move(row, column))).toBe('into-itself');
    expect(refused(document, move(dynamic, cells[0]!))).toBe('not-in-table');
    expect(refused(document, move(cells[0]!, ROOT))).toBe('wrong-place');
    expect(refused(document, move(column, ROOT))).toBe('wrong-place');
    expect(refused(document, move(field, row))).toBe('wrong-place');
    expect(refused(document, move(field, 'nowhere'))).toBe('unknown-node');
    expect(refused(document, move(field, dynamic))).toBe('done');
    expect(
      refused(
        document,
        add(
          table,
          newCell(() => 5),
        ),
      ),
    ).toBe('wrong-place');
    expect(refused(document, { type: 'remove', keys: [cells[0]!] })).toBe('wrong-place');
  });
  test('descendants are validated too', () => {
    const { document, ids } = board();
    const row = newTree('row', ids);
    const [first, second] = row.children as [NodeTree, NodeTree];
    const hidden = { ...row, children: [{ ...first, children: [newTree('table', ids)] }, second] };
    expect(refused(document, add(ROOT, hidden))).toBe('nested-layout');
  });
});

describe('dynamicTableAllowed off', () => {
  const off = (document: FormDocument) =>
    done(document, { type: 'configure', changes: { dynamicTableAllowed: false } });
  const table = () => newTree('dynamicTable', idSource());

  test('refuses dynamic tables: from the palette, pasted, within a row, copied, by JSON', () => {
    const { document, column, dynamic, ids } = board();
    const closed = off(document);
    expect(refused(closed, add(ROOT, table()))).toBe('no-dynamic-tables');
    expect(refused(closed, add(column, table()))).toBe('no-dynamic-tables');
    const row = newTree('row', ids);
    const [first, ...more] = row.children as [NodeTree, ...NodeTree[]];
    const holding = { ...row, children: [{ ...first, children: [table()] }, ...more] };
    expect(refused(closed, add(ROOT, holding))).toBe('no-dynamic-tables');
    expect(refused(closed, add(ROOT, ...copyParts(closed, [dynamic], ids)))).toBe('no-dynamic-tables');
    const more2 = off(done(document, add(ROOT, { ...table(), data: { ...table().data, id: 'fd_second' } })));
    const outcome = applyCommand(closed, replaceCommand(more2));
    expect(outcome.ok || outcome.refusal).toMatchObject({ code: 'no-dynamic-tables', id: 'fd_second' });
  });
  test('existing ones can be moved and edited; a replacing form uses its own settings', () => {
    const { document, column, dynamic, field } = board();
    const closed = off(document);
    expect(refused(closed, { type: 'move', keys: [dynamic], at: { parent: column, index: 0 } })).toBe('done');
    expect(refused(closed, { type: 'move', keys: [field], at: { parent: dynamic, index: 0 } })).toBe('done');
    expect(refused(closed, replaceCommand(closed))).toBe('done');
    expect(refused(off(newDocument()), replaceCommand(open(requisition)))).toBe('done');
    expect(refused(off(newDocument()), replaceCommand(off(open(requisition))))).toBe('no-dynamic-tables');
  });
});

test('editing several components is one step, each within its own bounds; one refusal refuses all', () => {
  const { document, row, field, ids } = board();
  const second = newTree('cascader', ids);
  const both = done(document, add(ROOT, second));
  const wider = done(both, planEdits(both, [field, second.key], { span: 30, showLabel: false }));
  expect([field, second.key].map((key) => wider.nodes.get(key)!.data)).toMatchObject([
    { span: 24, showLabel: false, labelWidth: 1 },
    { span: 24, showLabel: false, labelWidth: 1 },
  ]);
  const edits = [field, row].map((key) => ({ type: 'edit' as const, key, changes: { columns: 1, gutter: 5 } }));
  expect(refused(document, { type: 'editMany', edits })).toBe('bad-value');
  const history = runCommand(startHistory(both), planEdits(both, [field, second.key], { span: 12 }));
  if (!history.ok) throw new Error(history.refusal.code);
  expect(history.history.past).toHaveLength(1);
  expect(undoCommand(history.history).document).toBe(both);
});

describe('order', () => {
  const three = done(newDocument(), add(ROOT, item('a'), item('b'), item('c')));
  test.each<[string[], number, string]>([
    [['a'], 0, 'abc'],
    [['a'], 1, 'abc'],
    [['a'], 2, 'bac'],
    [['a'], 3, 'bca'],
    [['c'], 0, 'cab'],
    [['c', 'a'], 2, 'bac'],
    [['c', 'a'], 0, 'acb'],
    [['b', 'c'], 0, 'bca'],
    [['a', 'a'], 99, 'bca'],
  ])('%s to %i: %s', (keys, index, order) => {
    const moved = done(three, { type: 'move', keys, at: { parent: ROOT, index } });
    expect(childrenOf(moved, ROOT).join('')).toBe(order);
    expect(moved === three).toBe(order === 'abc');
  });

  test('unchanged components keep their identity', () => {
    const { document, field, dynamic, row } = board();
    const next = done(document, { type: 'edit', key: field, changes: { label: '名称' } });
    const written = [...next.nodes.values()].filter((node) => document.nodes.get(node.key) !== node);
    expect(written.map(({ key }) => key)).toEqual([field]);
    const moved = done(document, { type: 'move', keys: [field], at: { parent: dynamic, index: 0 } });
    expect(moved.nodes.get(row)).toBe(document.nodes.get(row));
    expect(done(document, { type: 'edit', key: field, changes: { label: '单行文本', nothing: undefined } })).toBe(
      document,
    );
  });
});

describe('ids', () => {
  test('refuses an id used by a cell, a dynamic table column or a field in a cell', () => {
    const document = open(mergedTable);
    const rename = (key: string, id: string): FormCommand => ({ type: 'rename', key, id });
    expect(refused(document, rename('fd_addr', 'fd_mobile'))).toBe('duplicate-id');
    expect(refused(document, rename('fd_addr', '1718000000555'))).toBe('duplicate-id');
    expect(refused(open(requisition), rename('fd_phone', 'fd_d_qty'))).toBe('duplicate-id');
    expect(refused(document, rename('fd_addr', ' '))).toBe('empty-id');
    expect(done(document, rename('fd_addr', 'fd_addr'))).toBe(document);
    expect(refused(document, { type: 'edit', key: 'fd_addr', changes: { id: 'x' } })).toBe('bad-value');
    expect(refused(document, add(ROOT, item('fd_addr')))).toBe('duplicate-id');
    expect(refused(document, add(ROOT, item('x'), item('x')))).toBe('duplicate-id');
  });

  test('renaming an id stores the former one and updates formulas and links', () => {
    const logic = { visible: "fd_a > 1 && name == 'fd_a'", value: "sum(t.fd_a) + field('fd_a')" };
    const document = done(
      newDocument(),
      add(ROOT, item('fd_a'), { ...item('fd_b'), data: { ...item('fd_b').data, logic, linkTo: 'fd_a' } }),
      { type: 'rename', key: 'fd_a', id: 'fd_sum' },
    );
    expect(document.nodes.get('fd_a')!.data).toMatchObject({ id: 'fd_sum', _id: 'fd_a' });
    expect(document.nodes.get('fd_b')!.data).toMatchObject({
      logic: { visible: "fd_sum > 1 && name == 'fd_a'", value: "sum(t.fd_sum) + field('fd_sum')" },
      linkTo: 'fd_sum',
    });
  });

  test('a copy gets new ids for all descendants; its internal references follow', () => {
    const source = done(open(requisition), {
      type: 'edit',
      key: 'fd_d_price',
      changes: { logic: { visible: 'fd_d_qty > 1 && fd_buyType == 1' } },
    });
    const copies = copyParts(
      source,
      ['fd_d_qty', 'fd_detail', 'row_1718000000407', 'nobody'],
      idSource(() => 5000),
    );
    expect(copies.map(({ data }) => data['id'])).toEqual(['row_5000', 'fd_5003']);
    const document = done(source, add(ROOT, ...copies));
    const detail = document.nodes.get('fd_5003')!;
    const ids = detail.children.map((key) => idOf(document.nodes.get(key)!.data));
    expect(ids).toEqual(['fd_5004', 'fd_5005', 'fd_5006', 'fd_5007', 'fd_5008', 'fd_5009']);
    expect(document.nodes.get('fd_5008')!.data['logic']).toEqual({ visible: 'fd_5007 > 1 && fd_buyType == 1' });
    const table = copyParts(
      open(mergedTable),
      ['table_1718000001480'],
      idSource(() => 7000),
    );
    expect(refused(open(mergedTable), add(ROOT, ...table))).toBe('done');
    expect(typeof table[0]!.children[0]!.data['id']).toBe('number');
  });
});

describe('row columns', () => {
  test('span, number of columns, surplus ones', () => {
    const { document, row, column } = board();
    const filled = done(document, add(column, item('a')));
    const spans = (now: FormDocument) => list(now)[0]!.columns.map(({ span }) => span);
    const three = done(filled, { type: 'setColumns', key: row, spans: [8, 8, 8] });
    expect(spans(three)).toEqual([8, 8, 8]);
    expect(list(done(three, { type: 'setColumns', key: row, spans: [24] }))[0]!.columns).toMatchObject([
      { index: 0, span: 24, list: [{ id: 'a' }] },
    ]);
    const both = done(three, add(childrenOf(three, row)[2]!, item('b')));
    expect(list(done(both, { type: 'setColumns', key: row, spans: [6, 18] }))[0]!.columns).toMatchObject([
      { list: [{ id: 'a' }] },
      { index: 1, list: [{ id: 'b' }] },
    ]);
    expect(refused(both, { type: 'setColumns', key: row, spans: [24] })).toBe('column-not-empty');
    expect(refused(both, { type: 'setColumns', key: row, spans: [0, 25] })).toBe('bad-spans');
    expect(refused(both, { type: 'setColumns', key: row, spans: [] })).toBe('last-one');
    expect(refused(filled, { type: 'remove', keys: [column] })).toBe('column-not-empty');
    expect(refused(document, { type: 'remove', keys: childrenOf(document, row).slice() })).toBe('last-one');
  });
});

describe('tables', () => {
  const drawn = (document: FormDocument, table: string) => {
    const { children, rows } = document.nodes.get(table)!;
    let from = 0;
    return rows!.map((count) =>
      children
        .slice(from, (from += count))
        .map((key) => document.nodes.get(key)!.data)
        .map(({ col, row, hide }) => (hide ? '-' : `${Number(col)}x${Number(row)}`))
        .join(' '),
    );
  };

  test('the sample: twelve visible cells; splitting its 2×3 cell restores five', () => {
    const document = open(mergedTable);
    const table = 'table_1718000001480';
    expect(drawn(document, table)).toEqual([
      '1x1 1x1 1x1 1x1',
      '1x1 3x1 - -',
      '1x2 3x2 - -',
      '- - - -',
      '1x1 1x1 1x1 1x1',
    ]);
    const split = done(document, { type: 'split', key: '1718000000999' });
    expect(drawn(split, table)).toEqual([
      '1x1 1x1 1x1 1x1',
      '1x1 3x1 - -',
      '1x2 1x1 1x1 1x1',
      '- 1x1 1x1 1x1',
      '1x1 1x1 1x1 1x1',
    ]);
    expect(refused(document, { type: 'mergeRight', key: '1718000001443' })).toBe('cannot-merge');
    expect(refused(document, { type: 'mergeDown', key: '1718000000592' })).toBe('cannot-merge');
    expect(refused(document, { type: 'split', key: '1718000000555' })).toBe('not-merged');
    expect(refused(document, { type: 'split', key: '1718000001036' })).toBe('wrong-place');
  });

  test('the content of a merged cell is moved', () => {
    const { document, cells } = board();
    const filled = done(document, add(cells[0]!, item('a')), add(cells[1]!, item('b')), {
      type: 'mergeRight',
      key: cells[0]!,
    });
    expect(childrenOf(filled, cells[0]!)).toEqual(['a', 'b']);
    expect(refused(filled, add(cells[1]!, item('c')))).toBe('wrong-place');
    const restored = done(filled, { type: 'split', key: cells[0]! });
    expect(drawn(restored, filled.nodes.get(cells[0]!)!.parent!)).toEqual(['1x1 1x1 1x1 1x1', '1x1 1x1 1x1 1x1']);
  });

  test('rows and columns are inserted and removed, even through merged cells', () => {
    const { document, cells, table, ids } = board();
    const tall = done(
      document,
      { type: 'mergeDown', key: cells[0]! },
      { type: 'mergeRight', key: cells[2]! },
      add(cells[0]!, item('a')),
    );
    const line = (count: number) => Array.from({ length: count }, () => newCell(ids));
    const row = done(tall, { type: 'insertTableRow', key: cells[1]!, side: 'after', cells: line(4) });
    expect(drawn(row, table)).toEqual(['1x3 1x1 2x1 -', '- 1x1 1x1 1x1', '- 1x1 1x1 1x1']);
    const column = done(row, { type: 'insertTableColumn', key: cells[2]!, side: 'before', cells: line(3) });
    expect(drawn(column, table)).toEqual(['1x3 1x1 1x1 2x1 -', '- 1x1 1x1 1x1 1x1', '- 1x1 1x1 1x1 1x1']);
    expect(drawn(done(column, { type: 'removeTableColumn', key: cells[2]! }), table)).toEqual([
      '1x3 1x1 1x1 1x1',
      '- 1x1 1x1 1x1',
      '- 1x1 1x1 1x1',
    ]);
    const without = done(column, { type: 'removeTableRow', key: cells[0]! });
    expect(drawn(without, table)).toEqual(['1x2 1x1 1x1 1x1 1x1', '- 1x1 1x1 1x1 1x1']);
    expect(without.nodes.get('a')!.parent).toBe(childrenOf(without, table)[0]);
    expect(refused(row, { type: 'insertTableRow', key: cells[1]!, side: 'after', cells: line(3) })).toBe('bad-value');
  });

  test('a ragged table neither gets worse nor throws', () => {
    const document = open({
      list: [
        {
          id: 't',
          compType: 'table',
          layoutArray: [[{ id: 1 }, { id: 2, columns: [] }], [null, { id: 3 }], null, [{ id: 4 }]],
        },
      ],
    });
    for (const key of ['1', '2', '3', '4'])
      for (const type of ['mergeRight', 'mergeDown', 'split', 'removeTableRow', 'removeTableColumn'] as const)
        applyCommand(document, { type, key });
    expect(refused(document, { type: 'mergeDown', key: '1' })).toBe('cannot-merge');
    expect(refused(document, { type: 'mergeDown', key: '2' })).toBe('done');
  });
});

test('any commands keep the document valid, undoable and replayable', () => {
  const types = Object.keys(fieldTypes) as CompType[];
  const step = fc.record({
    kind: fc.constantFrom(
      'add',
      'add',
      'add',
      'move',
      'remove',
      'rename',
      'copy',
      'mergeRight',
      'mergeDown',
      'split',
      'insertTableRow',
      'insertTableColumn',
      'removeTableRow',
      'removeTableColumn',
      'setColumns',
    ),
    type: fc.constantFrom(...types),
    at: fc.nat(),
    to: fc.nat(),
    index: fc.nat(5),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const ids = idSource(() => 1);
      const first = board().document;
      let history = startHistory(first);
      for (const { kind, type, at, to, index } of steps) {
        const keys = [...history.document.nodes.keys()];
        const key = keys[at % keys.length]!;
        const place = { parent: keys[to % keys.length]!, index };
        const cells = Array.from({ length: 4 + (index % 3) }, () => newCell(ids));
        const command: FormCommand =
          kind === 'add'
            ? { type: 'add', at: place, trees: [newTree(type, ids)] }
            : kind === 'copy'
              ? { type: 'add', at: place, trees: copyParts(history.document, [key], ids) }
              : kind === 'move'
                ? { type: 'move', keys: [key, keys[index % keys.length]!], at: place }
                : kind === 'remove'
                  ? { type: 'remove', keys: [key] }
                  : kind === 'rename'
                    ? { type: 'rename', key, id: `fd_${to % 7}` }
                    : kind === 'setColumns'
                      ? { type: 'setColumns', key, spans: Array.from({ length: index }, () => 4) }
                      : kind === 'insertTableRow' || kind === 'insertTableColumn'
                        ? { type: kind, key, side: to % 2 ? 'before' : 'after', cells }
                        : { type: kind, key };
        const outcome = runCommand(history, command);
        if (outcome.ok) history = outcome.history;
      }
      const { document } = history;
      expectWhole(document);
      const log = commandLog(history);
      const replayed = replayCommands(log.from, JSON.parse(JSON.stringify(log.commands)) as FormCommand[]);
      expect(replayed.ok && writeForm(replayed.document)).toEqual(writeForm(document));
      let back = history;
      while (back.past.length > 0) back = undoCommand(back);
      expect(back.document).toBe(first);
      while (back.future.length > 0) back = redoCommand(back);
      expect(back.document).toBe(document);
    }),
    { numRuns: 60 },
  );
});

function expectWhole(document: FormDocument) {
  const parts = [...nodesInOrder(document)];
  const named = parts.filter(({ kind }) => kind === 'item' || kind === 'cell').map(({ data }) => idOf(data));
  expect(named.length).toBe(new Set(named).size);
  const strays = parts.filter(({ key, children }) =>
    children.some((child) => document.nodes.get(child)?.parent !== key),
  );
  expect(strays).toEqual([]);
  const torn = parts.filter(
    (node) =>
      node.rows &&
      (node.rows.reduce((sum, cells) => sum + cells, 0) !== node.children.length || isRagged(document, node)),
  );
  expect(torn).toEqual([]);
  expect(document.nodes.size).toBe(parts.length + 1);
  const again = open(JSON.stringify(writeForm(document)));
  expect(writeForm(again)).toEqual(writeForm(document));
}
