import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import mergedTable from '../../../testdata/03-merged-table.json';
import { readForm } from '../document/readForm';
import type { FormDocument } from '../document/FormDocument';
import { toComponentFile } from './toComponentFile';

const fileOf = (form: unknown, name?: string) =>
  toComponentFile((readForm(form) as { document: FormDocument }).document, name === undefined ? {} : { name });

/** `content` at run time, as JSON. */
function contentOf(file: string): unknown {
  const source = /const content: JsonObject = ([\s\S]*?);\n\nexport function/.exec(file)![1]!;
  return runInNewContext(`JSON.stringify(${source})`);
}

test('contains the saved form, rendered by the runtime', () => {
  const file = fileOf(mergedTable, 'supplier-card');
  expect(file).toContain('export function SupplierCard(');
  expect(file).toContain("import { FormRuntime, type FormRuntimeProps } from '@gezi/form-designer/runtime';");
  expect(contentOf(file)).toBe(JSON.stringify(mergedTable));
});

test('texts that look like code, markup or a prototype stay texts', () => {
  const text = JSON.stringify({
    list: [{ id: '`${alert(1)}`', compType: 'html', text: '</script><!-- <b>"\\\n\u2028"__proto__": 1' }],
    config: { a: 1 },
  }).replace('"a":1', '"__proto__":{"polluted":1}');
  const file = fileOf(text);
  expect(file).not.toContain('</script');
  expect(contentOf(file)).toBe(text);
});

test.each([
  ['采购申请单', 'SavedForm'],
  ['', 'SavedForm'],
  ['2024 form', 'Form2024Form'],
  ['a;alert(1)//', 'AAlert1'],
  ['_x', 'Form_x'],
  ['FormRuntime', 'FormRuntimeForm'],
  ['json object', 'JsonObjectForm'],
])('a component named %j becomes %s', (name, component) => {
  expect(fileOf(mergedTable, name)).toContain(`export function ${component}(`);
});
