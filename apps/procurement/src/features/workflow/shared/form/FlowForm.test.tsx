import type { FlowFormData } from '@gezi/domain';
import { act, fireEvent, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../../../testing/renderPage';
import { FlowForm, type FlowFormHandle } from './FlowForm';

const item = (id: string, compType: string, label: string, more: object = {}) => ({ id, compType, label, ...more });
const form = (formId: string, formName: string, list: object[], more: Partial<FlowFormData>): FlowFormData => ({
  formId,
  formName,
  formContent: JSON.stringify({ list, config: {} }),
  rights: {},
  values: {},
  ...more,
});

const trip = (rights: FlowFormData['rights'] = { reason: 'readonly', days: 'required', lines: 'editable' }) =>
  form(
    'f1',
    '出差申请',
    [
      item('reason', 'input', '事由', { required: true }),
      item('days', 'inputNumber', '天数'),
      { ...item('lines', 'dynamicTable', '明细'), columns: [item('what', 'input', '内容')] },
    ],
    { rights: rights!, values: { reason: '巡检', days: null, lines: [{ what: '车票' }] } },
  );
const score = form('f2', '主管评分', [item('score', 'input', '评分', { required: true })], {
  rights: { score: 'editable' },
  values: { score: '' },
});

function open(record: Parameters<typeof FlowForm>[0]['record'], more: Partial<Parameters<typeof FlowForm>[0]> = {}) {
  const ref = createRef<FlowFormHandle>();
  const onChange = vi.fn<() => void>();
  const show = (shown: typeof record) => <FlowForm record={shown} onChange={onChange} ref={ref} {...more} />;
  renderPage({ page: show(record), path: '/flowable/task/record' });
  const validate = async () => {
    let values: unknown;
    await act(async () => void (values = await ref.current!.validate()));
    return values;
  };
  return { ref, onChange, validate };
}

test('asks for what the step must fill in, and gives the values that it may change', async () => {
  const { validate, onChange } = open({ formData: trip() });
  expect(screen.getByText('巡检')).toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: '事由' })).toBeNull();
  expect(await validate()).toBeUndefined();
  expect(screen.getAllByText('天数不能为空').length).toBeGreaterThan(0);
  const days = screen.getByRole('spinbutton', { name: '天数' });
  expect(days).toHaveFocus();
  fireEvent.change(days, { target: { value: '3' } });
  fireEvent.blur(days);
  expect(onChange).toHaveBeenCalled();
  expect(await validate()).toEqual({ days: 3, lines: [{ what: '车票' }] });
});

test('fills in the form of the step beside the main form', async () => {
  const { validate } = open({ formData: trip({ reason: 'readonly', days: 'readonly' }), taskFormData: score });
  expect(screen.getByRole('heading', { name: '本环节：主管评分' })).toBeInTheDocument();
  expect(screen.queryByRole('spinbutton')).toBeNull();
  expect(await validate()).toBeUndefined();
  fireEvent.change(screen.getByRole('textbox', { name: '评分' }), { target: { value: '优' } });
  expect(await validate()).toEqual({ score: '优' });
});

test('shows refusals of the server at their fields', async () => {
  const { ref } = open({ formData: trip() });
  const refuse = async (message: string, field?: string) => {
    let isShown: unknown;
    await act(async () => void (isShown = ref.current!.refuse(message, field)));
    return isShown;
  };
  expect(await refuse('天数太多', 'days')).toBe(true);
  expect(screen.getAllByText('天数太多').length).toBeGreaterThan(0);
  expect(await refuse('内容有误', 'lines/0/what')).toBe(true);
  expect(screen.getAllByText('内容有误').length).toBeGreaterThan(0);
  expect(await refuse('任务已处理', 'taskId')).toBe(false);
  expect(await refuse('不能修改', 'reason')).toBe(false);
  expect(await refuse('失败')).toBe(false);
});

test('reads only', async () => {
  const { validate } = open({ formData: trip() }, { isEditable: false });
  expect(screen.queryByRole('spinbutton')).toBeNull();
  expect(await validate()).toEqual({});
});

test('says that a process has no form', async () => {
  const { validate } = open({ formData: { values: { days: 3 } } });
  expect(screen.getByText('该流程没有表单')).toBeInTheDocument();
  expect(await validate()).toEqual({});
});
