import { beforeAll, expect, test } from 'vitest';
import { idSource } from '../../core/catalogue/ids';
import { newTree } from '../../core/catalogue/newTree';
import { placeWithTitle } from '../../core/commands/placeWithTitle';
import type { MemberChanges } from '../../core/commands/FormCommand';
import { planEdit } from '../../core/commands/plan/planEdit';
import { ROOT } from '../../core/document/FormDocument';
import { newDocument } from '../../core/document/newDocument';
import { writeForm } from '../../core/document/writeForm';
import { DesignerStore } from './DesignerStore';
import { loadIdSpeller, relabel } from './relabel';

const ids = idSource();
beforeAll(loadIdSpeller);

/** A new form with two text fields; the second one is calculated from the first. */
function start() {
  const store = new DesignerStore(newDocument());
  const [first, second] = [newTree('input', ids), newTree('input', ids)];
  store.run({ type: 'add', at: { parent: ROOT, index: 0 }, trees: [first, second] });
  store.run({ type: 'edit', key: second.key, changes: { logic: { value: first.key } } });
  const label = (key: string, to: string, merge?: string) =>
    store.run(relabel(store, planEdit(store.document, key, { label: to })), merge === undefined ? {} : { merge });
  const fields = () => writeForm(store.document).list as { id: string; logic?: { value: string } }[];
  return { store, first: first.key, second: second.key, label, fields };
}

test('the id of a new field follows its label, formulas follow the id, and one undo takes all back', () => {
  const { store, first, label, fields } = start();
  for (const text of ['供', '供应', '供应商']) label(first, text, 'label');
  expect(fields()).toMatchObject([{ id: 'fd_gong_ying_shang' }, { logic: { value: 'fd_gong_ying_shang' } }]);
  store.undo();
  expect(fields()).toMatchObject([{ id: first, label: '单行文本' }, { logic: { value: first } }]);
});

test('two fields with one label have two ids', () => {
  const { first, second, label, fields } = start();
  label(first, 'Supplier name');
  label(second, 'Supplier name');
  expect(fields().map(({ id }) => id)).toEqual(['fd_supplier_name', 'fd_supplier_name_2']);
});

test('an id chosen by the user stays', () => {
  const { store, first, label, fields } = start();
  store.run({ type: 'rename', key: first, id: 'code' });
  label(first, 'Supplier name');
  expect(fields()[0]).toMatchObject({ id: 'code', label: 'Supplier name' });
});

test('the id of a saved field stays, because records refer to it', () => {
  const { store, first, second, label, fields } = start();
  label(first, 'Supplier name');
  store.markSaved();
  label(first, 'Vendor');
  label(second, '***');
  expect(fields().map(({ id }) => id)).toEqual(['fd_supplier_name', second]);
});

test('a label and its title in a table follow each other until they differ', () => {
  const store = new DesignerStore(newDocument());
  const [table, field] = [newTree('table', ids), newTree('input', ids)];
  const [title, content] = table.children.map(({ key }) => key);
  store.run({ type: 'add', at: { parent: ROOT, index: 0 }, trees: [table] });
  const parts = { trees: [field], title: newTree('text', ids) };
  store.run(placeWithTitle(store.document, { parent: content!, index: 0 }, parts));
  const text = store.node(title!)!.children[0]!;
  const edit = (key: string, changes: MemberChanges) =>
    store.run(relabel(store, planEdit(store.document, key, changes)));
  const shown = () => [store.node(text)!.data['text'], store.node(field.key)!.data['label']];

  edit(text, { text: '供应商' });
  expect(shown()).toEqual(['供应商', '供应商']);
  expect(store.node(field.key)!.data['id']).toBe('fd_gong_ying_shang');
  edit(field.key, { label: '单价' });
  expect(shown()).toEqual(['单价', '单价']);
  store.undo();
  expect(shown()).toEqual(['供应商', '供应商']);
  store.run({ type: 'edit', key: field.key, changes: { label: '供货单位' } });
  edit(text, { text: '供方' });
  expect(shown()).toEqual(['供方', '供货单位']);
});
