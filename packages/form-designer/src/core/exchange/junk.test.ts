import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fieldPanels } from '../../fields/fieldPanels';
import { fieldTypes } from '../../fields/fieldTypes';
import { idSource } from '../catalogue/ids';
import { applyCommand } from '../commands/applyCommand';
import { copyParts } from '../commands/copyParts';
import { planEdit } from '../commands/plan/planEdit';
import { ROOT, type FormDocument, type Json } from '../document/FormDocument';
import { formText } from '../document/formText';
import { readForm } from '../document/readForm';
import { writeForm } from '../document/writeForm';
import { compileForm } from '../model/compileForm';
import { initialValues } from '../model/initialValues';
import { editorProblems } from '../problems/editorProblems';
import { fromClipboard, toClipboard } from './clipboard';
import { diffForms } from './diff/diffForms';
import { describeChange } from './diff/describeChange';
import { fromJsonSchema } from './schema/fromJsonSchema';
import { toJsonSchema } from './schema/toJsonSchema';
import { toComponentFile } from './toComponentFile';

const types = Object.keys(fieldTypes);
const members = [
  ...new Set(Object.values(fieldPanels).flatMap(({ lines }) => lines.map(({ member }) => member.split('.')[0]!))),
  'logic',
  'modelValue',
  'regList',
  'compType',
];
const junk = fc.oneof(
  fc.constantFrom<Json>(
    '',
    '(',
    'x',
    '-1',
    '1e9',
    'NaN',
    'true',
    0,
    -1,
    1e308,
    null,
    [],
    {},
    [null],
    [[{}]],
    'a.b',
    'a > 1',
    '__proto__',
  ),
  fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<Json>,
);
const members3 = fc.dictionary(fc.constantFrom(...members), junk, { maxKeys: 6 });
const item = fc
  .tuple(fc.constantFrom(...types), fc.constantFrom<Json>('a', 'b', 'c', 7, null), members3)
  .map(([compType, id, rest]) => ({
    id,
    compType,
    ...fieldTypes.input.defaults,
    ...rest,
    ...(rest['compType'] === undefined ? { compType } : {}),
  }));
const holder = fc
  .tuple(fc.constantFrom('row', 'dynamicTable', 'table'), fc.constantFrom('r', 's'), fc.array(item, { maxLength: 3 }))
  .map(([compType, id, inner]) => ({
    id,
    compType,
    columns: compType === 'row' ? [{ span: 12, list: inner }, null] : inner,
    layoutArray: [[{ id: 1, col: '2', columns: inner }], [{ id: 2, hide: 'x' }, 3]],
  }));
const form = fc.record({
  list: fc.array(fc.oneof(item, holder), { maxLength: 4 }),
  config: fc.constant({ size: 'mini' }),
});
const open = (saved: unknown) => (readForm(saved) as { document: FormDocument }).document;

test('arbitrary members: nothing throws, nothing is lost', () => {
  fc.assert(
    fc.property(form, form, (saved, other) => {
      const document = open(saved);
      expect(formText(document)).toBe(JSON.stringify(saved));
      const ids = idSource(() => 1);
      const problems = editorProblems(document);
      expect(problems.every(({ code, severity }) => code && severity)).toBe(true);
      initialValues(compileForm(document));
      for (const change of diffForms(document, open(other))) expect(describeChange(change)).not.toBe('');
      expect(diffForms(document, document)).toEqual([]);
      const { schema } = toJsonSchema(document);
      expect(fromJsonSchema(JSON.parse(JSON.stringify(schema)), ids).ok).toBe(true);
      expect(toComponentFile(document)).toContain('FormRuntime');
      const { children } = document.nodes.get(ROOT)!;
      const copies = copyParts(document, children, ids);
      const pasted = fromClipboard(toClipboard(document, children), ids);
      expect(pasted.ok ? pasted.value.length : 0).toBe(copies.length);
      expect(JSON.stringify(writeForm(document))).toBe(JSON.stringify(saved));
    }),
    { numRuns: 60 },
  );
});

test('arbitrary panel changes: the edit is applied or refused, and can be undone', () => {
  fc.assert(
    fc.property(form, members3, (saved, changes) => {
      const document = open(saved);
      for (const [key, { kind }] of document.nodes) {
        if (kind !== 'item' && kind !== 'cell') continue;
        const outcome = applyCommand(document, planEdit(document, key, changes, { areaTree: [] }));
        const after = outcome.ok ? outcome.document : document;
        expect(formText(after)).not.toContain('staticOptions');
      }
    }),
  );
});

test('values nested eight thousand levels deep', () => {
  const deep = () => JSON.parse('['.repeat(8000) + ']'.repeat(8000)) as Json;
  for (const [compType, member] of [
    ['select', 'value'],
    ['upload', 'value'],
    ['inputNumber', 'min'],
    ['input', 'help'],
  ]) {
    const item = (value: Json) => ({ ...fieldTypes[compType as 'input'].defaults, id: 'a', [member!]: value });
    const [first, second, plain] = [deep(), deep(), ''].map((value) => open({ list: [item(value)], config: { a: 1 } }));
    expect(diffForms(first!, second!)).toEqual([]);
    expect(
      diffForms(first!, plain!)
        .map((change) => describeChange(change))
        .join('').length,
    ).toBeLessThan(200);
    expect(editorProblems(first!).length).toBeLessThan(2);
    expect(toClipboard(first!, ['a'])).toContain('[[[[');
    expect(Object.keys(initialValues(compileForm(first!)))).toEqual(['a']);
    expect(toComponentFile(first!)).toContain('FormRuntime');
  }
});
