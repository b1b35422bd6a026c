import { expect, test } from 'vitest';
import {
  applyCommand,
  checkSubmission,
  compileForm,
  editorProblems,
  idSource,
  newTree,
  readForm,
  registerFieldType,
  ROOT,
  toJsonSchema,
  writeForm,
} from '../core';

registerFieldType({
  type: 'plate',
  texts: { 'zh-CN': '车牌号', 'en-US': 'Number plate' },
  members: { placeholder: '浙B12345' },
  value: {
    checkShape: (value) =>
      typeof value === 'string' && /^.[A-Z][A-Z\d]{5,6}$/.test(value)
        ? undefined
        : { code: 'plate', message: '不是车牌号' },
  },
  schema: { write: () => ({ type: 'string', maxLength: 8 }), read: {} },
  inDynamicTable: true,
});

test('a registered type is added, saved, checked and exported like the others', () => {
  const reading = readForm({ list: [], config: {} });
  if (!reading.ok) throw new Error('the form is not read');
  const tree = newTree('plate', idSource());
  const added = applyCommand(reading.document, { type: 'add', at: { parent: ROOT, index: 0 }, trees: [tree] });
  if (!added.ok) throw new Error('the part is not added');
  const { document } = added;
  const [saved] = writeForm(document).list;
  expect(saved).toMatchObject({ compType: 'plate', compName: '车牌号', label: '车牌号', placeholder: '浙B12345' });
  expect(editorProblems(document).map(({ code }) => code)).not.toContain('unknown-type');

  const form = compileForm(document);
  const { id } = form.fields[0]!;
  const today = { today: '2026-11-27' };
  expect(checkSubmission(form, { [id]: '浙B1' }, today).failures).toMatchObject([
    { code: 'plate', message: '不是车牌号' },
  ]);
  expect(checkSubmission(form, { [id]: '浙B12345' }, today)).toEqual({ values: { [id]: '浙B12345' }, failures: [] });
  expect(toJsonSchema(document).schema).toMatchObject({ properties: { [id]: { maxLength: 8 } } });
});

test.each(['input', 'tdItem', 'a b', ''])('the type %j is refused', (type) => {
  expect(() => registerFieldType({ type, texts: { 'zh-CN': 'x', 'en-US': 'x' } })).toThrow(TypeError);
});
