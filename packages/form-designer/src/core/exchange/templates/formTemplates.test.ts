import { describe, expect, test } from 'vitest';
import { readForm } from '../../document/readForm';
import { nodesInOrder } from '../../document/nodesInOrder';
import { compileForm } from '../../model/compileForm';
import { initialValues } from '../../model/initialValues';
import { editorProblems } from '../../problems/editorProblems';
import { formTemplates } from './formTemplates';

test('there are five templates', () => {
  expect(formTemplates.map(({ name }) => name)).toEqual([
    '采购申请单',
    '供应商登记表',
    '合同评审表',
    '验收单',
    '费用报销单',
  ]);
});

describe.each(formTemplates)('$name', ({ content, name }) => {
  const reading = readForm(content());
  const document = reading.ok ? reading.document : undefined;

  test('opens without problems', () => {
    expect(reading).toMatchObject({ ok: true, problems: [] });
    expect(editorProblems(document!)).toEqual([]);
    expect([...nodesInOrder(document!)][0]!.data['text']).toBe(name);
  });

  test('can be filled in', () => {
    const form = compileForm(document!);
    expect(form.fields.length).toBeGreaterThan(8);
    expect(Object.keys(initialValues(form))).toEqual(form.fields.map(({ id }) => id));
  });

  test('each call creates a separate form', () => {
    expect(content()).not.toBe(content());
    expect(content()).toEqual(content());
  });
});
