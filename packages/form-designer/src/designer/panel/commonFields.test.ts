import { expect, test } from 'vitest';
import { idSource } from '../../core/catalogue/ids';
import { newTree } from '../../core/catalogue/newTree';
import { applyCommand } from '../../core/commands/applyCommand';
import { ROOT, type FormNode } from '../../core/document/FormDocument';
import { newDocument } from '../../core/document/newDocument';
import type { CompType } from '../../fields/CompType';
import { commonFields } from './commonFields';

const ids = idSource();
function nodes(...types: CompType[]): FormNode[] {
  const trees = types.map((type) => newTree(type, ids));
  const outcome = applyCommand(newDocument(), { type: 'add', at: { parent: ROOT, index: 0 }, trees });
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return trees.map(({ key }) => outcome.document.nodes.get(key)!);
}
const withData = (node: FormNode, data: FormNode['data']): FormNode => ({ ...node, data: { ...node.data, ...data } });
const members = (...types: CompType[]) => commonFields(nodes(...types)).map(({ field }) => field.member);

test('shared members, without identifying ones', () => {
  expect(members('input', 'input')).toContain('placeholder');
  expect(members('input', 'input')).not.toEqual(expect.arrayContaining(['id', 'label', 'value', 'rules']));
  expect(members('input', 'Switch')).not.toContain('placeholder');
  expect(members('input', 'select', 'rate')).toEqual(
    expect.arrayContaining(['span', 'showLabel', 'labelWidth', 'required', 'disabled']),
  );
  expect(members('divider', 'table')).not.toContain('required');
});

test("marks differing values; 12 and '12' are equal; the narrower bounds apply", () => {
  const [one, two] = nodes('input', 'cascader') as [FormNode, FormNode];
  const look = (member: string, a: FormNode['data'], b: FormNode['data']) =>
    commonFields([withData(one, a), withData(two, b)]).find(({ field }) => field.member === member);
  expect(look('span', { span: 12 }, { span: '12' })).toMatchObject({ mixed: false, value: 12 });
  expect(look('span', { span: 12 }, { span: 8 })).toMatchObject({ mixed: true, value: undefined });
  expect(look('labelWidth', {}, {})?.field).toMatchObject({ min: 1, max: 200 });
});
