import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readForm } from '../document/readForm';
import { runLogic } from '../logic/runLogic';
import { checkForm } from './checkForm';
import { checkSubmission } from './checkSubmission';
import { compileForm } from './compileForm';
import type { CompiledForm, FormValues } from './CompiledForm';
import { initialValues } from './initialValues';
import { submitValues } from './submitValues';

const CLOCK = { today: '2026-11-21' };

function open(file: string): CompiledForm {
  const reading = readForm(readFileSync(new URL(`../../../testdata/${file}.json`, import.meta.url), 'utf8'));
  if (!reading.ok) throw new Error(reading.reason.code);
  return compileForm(reading.document);
}

/** The validation result of a form with given values. */
function submit(form: CompiledForm, entered: FormValues = {}) {
  const state = runLogic(form, { ...initialValues(form), ...entered }, CLOCK);
  return { messages: checkForm(form, state).map(({ message }) => message), model: submitValues(form, state) };
}

test('every component, untouched', () => {
  const { messages, model } = submit(open('01-every-component'));
  expect(messages).toEqual([]);
  expect(Object.keys(model)).toHaveLength(19);
  expect(model).toMatchObject({
    fd_bar: 'PO-2024-0001',
    fd_score: 3,
    fd_color: '#409EFF',
    fd_docs: [],
    fd_category: [],
    fd_urgent: 'false',
    fd_matName: '',
    fd_qty: 0,
  });
});

describe('a purchase requisition', () => {
  const form = open('02-purchase-requisition');
  const names = ['申请部门', '申请人', '联系电话', '采购类型', '预算金额', '物资名称', '单位', '采购理由'];
  // Choices have a message of their own (B§5).
  const missing = names.map((name) => `${['采购类型', '单位'].includes(name) ? '该字段' : name}不能为空`);

  test('requires eight values', () => expect(submit(form).messages).toEqual(missing));

  test('reports only the first failure', () => {
    const { messages } = submit(form, { fd_phone: '12345678901', fd_budget: '1.234' });
    expect(messages).toContain('您输入的电话号码不符合规则');
    expect(messages).toContain('请输入正确的金额，最多两位小数');
    expect(messages).toHaveLength(8);
  });

  test('accepts valid values', () => {
    const entered = {
      fd_applyDept: '采购部_*_d1',
      fd_applyUser: '王敏_*_u1',
      fd_phone: '13800138000',
      fd_buyType: form.byId.get('fd_buyType')!.data.options![0 as never]['value'],
      fd_budget: '1.23',
      fd_reason: '补库',
      fd_detail: [],
    };
    const { messages, model } = submit(form, entered);
    expect(messages).toEqual([]);
    expect(model.fd_detail).toEqual([]);
    const sent = checkSubmission(form, model, CLOCK);
    expect(sent.failures).toEqual([]);
    expect(sent.values).toEqual(model);
  });

  test('starts with one row of defaults', () =>
    expect(submit(form).model.fd_detail).toEqual([
      { fd_d_name: '', fd_d_model: '', fd_d_unit: '', fd_d_qty: 1, fd_d_price: 0, fd_d_date: '' },
    ]));
});

test('a table with merged cells', () => {
  const { messages, model } = submit(open('03-merged-table'));
  expect(messages).toEqual(['供应商名称不能为空', '统一信用代码不能为空', '手机不能为空']);
  expect(model.fd_cert).toEqual(['iso9001']);
});
