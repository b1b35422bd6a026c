import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { fieldTypes } from '../../fields/fieldTypes';
import type { FormDocument } from '../document/FormDocument';
import { readForm } from '../document/readForm';
import { checkField } from '../model/checkField';
import { compileForm } from '../model/compileForm';
import { toComponentFile } from './toComponentFile';

const HOSTILE = [
  '</script><script>alert(1)</script>',
  '`${alert(1)}`',
  '\\',
  '\\u0022;alert(1)//',
  "'; alert(1); '",
  '"; alert(1); "',
  '*/ alert(1) /*',
  '\u2028alert(1)\u2029',
  '\n"__proto__": alert(1)',
  '<!--<script>',
  '{{constructor.constructor("alert(1)")()}}',
  '\ud800',
];

/** Expressions that are more than data. */
function moreThanData(node: ts.Expression): string[] {
  if (ts.isObjectLiteralExpression(node))
    return node.properties.flatMap((property) => {
      if (!ts.isPropertyAssignment(property)) return [property.getText()];
      const { name } = property;
      const isName =
        ts.isStringLiteral(name) || (ts.isComputedPropertyName(name) && ts.isStringLiteral(name.expression));
      return isName ? moreThanData(property.initializer) : [name.getText()];
    });
  if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap(moreThanData);
  const isPlain =
    ts.isStringLiteral(node) ||
    ts.isNumericLiteral(node) ||
    [ts.SyntaxKind.TrueKeyword, ts.SyntaxKind.FalseKeyword, ts.SyntaxKind.NullKeyword].includes(node.kind) ||
    (ts.isPrefixUnaryExpression(node) && ts.isNumericLiteral(node.operand));
  return isPlain ? [] : [node.getText()];
}

describe('an exported component file', () => {
  test.each(HOSTILE)('%j anywhere is data, and the file stays valid', (text) => {
    const item = Object.fromEntries(Object.keys(fieldTypes.link.defaults).map((member) => [member, text]));
    const saved = {
      list: [{ ...item, id: text, compType: 'link', [text]: text, options: [{ [text]: [text, null, -1.5e3] }] }],
      config: { [text]: text },
      [text]: text,
    };
    const { document } = readForm(saved) as { document: FormDocument };
    const file = toComponentFile(document, { name: text });
    expect(file).not.toMatch(/<\/script|<!--|[\u2028\u2029]/);

    const source = ts.createSourceFile('SavedForm.tsx', file, ts.ScriptTarget.ES2022, true, ts.ScriptKind.TSX);
    const { diagnostics } = ts.transpileModule(file, {
      reportDiagnostics: true,
      fileName: 'SavedForm.tsx',
      compilerOptions: { jsx: ts.JsxEmit.ReactJSX, target: ts.ScriptTarget.ES2022 },
    });
    expect(diagnostics).toEqual([]);
    const [, , , content, component, ...others] = source.statements;
    expect(others).toEqual([]);
    expect(ts.isVariableStatement(content!) && ts.isFunctionDeclaration(component!)).toBe(true);
    const { initializer } = (content as ts.VariableStatement).declarationList.declarations[0]!;
    expect(moreThanData(initializer!)).toEqual([]);
  });
});

const BOMBS = [
  '^(a+)+$',
  '(a|aa)+$',
  '(.*)*x',
  '^(([a-z])+.)+[A-Z]([a-z])+$',
  '(?=(a+))a*b',
  '(a?){50}a{50}',
  '(x+x+)+y',
];
test.each(BOMBS)('the expression %s terminates immediately, whatever is entered', (rule) => {
  const list = [{ id: 'f', compType: 'input', label: '规则', maxLength: '0', rules: [{ rule, msg: '不符' }] }];
  const { document } = readForm({ list, config: {} }) as { document: FormDocument };
  const [field] = compileForm(document).fields;
  const before = process.cpuUsage();
  for (const value of [`${'a'.repeat(20_000)}!`, `${'x'.repeat(20_000)}`, 'aA'.repeat(5000)])
    checkField(field!, value, { values: {} });
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(2000);
});
