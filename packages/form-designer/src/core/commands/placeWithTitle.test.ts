import { expect, test } from 'vitest';
import { idSource } from '../catalogue/ids';
import { newTree } from '../catalogue/newTree';
import type { FormDocument } from '../document/FormDocument';
import { ROOT } from '../document/FormDocument';
import { textMember } from '../document/members';
import { newDocument } from '../document/newDocument';
import { placeWithTitle } from './placeWithTitle';
import { applyCommand } from './applyCommand';
import type { FormCommand } from './FormCommand';

const ids = idSource(() => 1);

function run(document: FormDocument, command: FormCommand): FormDocument {
  const outcome = applyCommand(document, command);
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return outcome.document;
}

/** A new table: title, content, title, content in each of two rows. */
function withTable() {
  const table = newTree('table', ids);
  const document = run(newDocument(), { type: 'add', at: { parent: ROOT, index: 0 }, trees: [table] });
  return { document, cells: table.children.map(({ key }) => key) };
}
const textsIn = (document: FormDocument, cell: string) =>
  document.nodes.get(cell)!.children.map((key) => textMember(document.nodes.get(key)!.data, 'text'));

test('the label of a field fills the empty title cell beside it, in one step', () => {
  const { document, cells } = withTable();
  const field = newTree('input', ids);
  const after = run(
    document,
    placeWithTitle(document, { parent: cells[3]!, index: 0 }, { trees: [field], title: newTree('text', ids) }),
  );
  expect(textsIn(after, cells[2]!)).toEqual(['单行文本']);
  expect(after.nodes.get(field.key)!.data).toMatchObject({ label: '单行文本', showLabel: false });
  expect(after.nodes.get(cells[0]!)!.children).toEqual([]);
});

test.each([
  ['a title cell that is filled', 1, 'input', true],
  ['the first cell of a row', 4, 'input', false],
  ['a title cell itself', 2, 'input', false],
  ['a component without a value', 1, 'link', false],
] as const)('a field keeps its label: %s', (_, at, type, isFilled) => {
  const { document: empty, cells } = withTable();
  const text = { type: 'add', at: { parent: cells[0]!, index: 0 }, trees: [newTree('text', ids)] } as const;
  const document = isFilled ? run(empty, text) : empty;
  const field = newTree(type, ids);
  const command = placeWithTitle(
    document,
    { parent: cells[at]!, index: 0 },
    { trees: [field], title: newTree('text', ids) },
  );
  expect(command).toEqual({ type: 'add', at: { parent: cells[at], index: 0 }, trees: [field] });
});

test('a moved field fills the empty title cell beside it too', () => {
  const { document: empty, cells } = withTable();
  const field = newTree('input', ids);
  const document = run(empty, { type: 'add', at: { parent: ROOT, index: 0 }, trees: [field] });
  const parts = { trees: [], keys: [field.key], title: newTree('text', ids) };
  const after = run(document, placeWithTitle(document, { parent: cells[1]!, index: 0 }, parts));
  expect(textsIn(after, cells[0]!)).toEqual(['单行文本']);
  expect(after.nodes.get(field.key)).toMatchObject({ parent: cells[1], data: { showLabel: false, labelWidth: 1 } });
  expect(placeWithTitle(after, { parent: ROOT, index: 0 }, parts)).toMatchObject({ type: 'move' });
});
