import { GeziProvider } from '@gezi/ui';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { CronField } from '../core';
import { CronBuilder } from './CronBuilder';
import { fieldBounds, thisYear } from './builder/fieldBounds';

// `getByRole` is slow in jsdom, since it evaluates all styles.
vi.setConfig({ testTimeout: 30_000 });

const AFTER = new Date('2026-11-21T08:00:00+08:00');

function Held({ value, initialField, onChange }: { value: string; initialField?: CronField; onChange?: () => void }) {
  const [held, setHeld] = useState(value);
  return (
    <GeziProvider>
      <CronBuilder
        value={held}
        onChange={(next) => {
          setHeld(next);
          onChange?.();
        }}
        timeZone="Asia/Shanghai"
        after={AFTER}
        {...(initialField ? { initialField } : {})}
      />
    </GeziProvider>
  );
}

const expression = () => screen.getByLabelText<HTMLInputElement>('表达式').value;
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));

afterEach(() => vi.useRealTimers());

test('shows seven tabs with the text of each field', () => {
  render(<Held value="1 2 3 4 5 ? 2027" />);
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    '秒1',
    '分2',
    '时3',
    '日4',
    '月5',
    '周?',
    '年2027',
  ]);
});

test('the preview is debounced by 500 ms', () => {
  vi.useFakeTimers();
  render(<Held value="0 0 9 * * ? *" />);
  expect(screen.getByText(/2026-11-21/)).toBeVisible();
  fireEvent.change(screen.getByLabelText('表达式'), { target: { value: '0 0 9 1 1 ? *' } });
  act(() => void vi.advanceTimersByTime(499));
  expect(screen.getByText(/2026-11-21/)).toBeVisible();
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.queryByText(/2026-11-21/)).toBeNull();
  const runs = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(runs).toHaveLength(10);
  expect(runs[0]).toHaveTextContent('2027-01-01 周五 09:00:00');
});

test('onChange is called at once with all seven fields', () => {
  render(<Held value="0 0 9 * * ?" initialField="dow" />);
  choose('区间');
  expect(expression()).toBe('0 0 9 ? * 2-6 *');
});

describe('bounds', () => {
  test.each<[CronField, string, number, number]>([
    ['second', '秒 区间 起始', 0, 59],
    ['minute', '分 循环 间隔', 1, 59],
    ['hour', '时 区间 结束', 0, 23],
    ['hour', '时 循环 间隔', 1, 23],
    ['dom', '日 最近工作日 日期', 1, 31],
    ['dom', '日 月末前 天数', 1, 30],
    ['month', '月 区间 起始', 1, 12],
    ['dow', '周 第几个星期几 序号', 1, 5],
    ['year', '年 循环 间隔', 1, 99],
    ['year', '年 循环 起始', 2019, thisYear() + 100],
  ])('%s: %s', (initialField, label, min, max) => {
    render(<Held value="0 0 9 * * ? *" initialField={initialField} />);
    const input = screen.getByLabelText(label);
    expect(input).toHaveAttribute('aria-valuemin', String(min));
    expect(input).toHaveAttribute('aria-valuemax', String(max));
  });

  test('years reach at least 2119', () => expect(fieldBounds('year').max).toBeGreaterThanOrEqual(2119));
});

describe('initial values of modes', () => {
  test.each<[CronField, string, string]>([
    ['second', '区间', '0-59 0 9 * * ? *'],
    ['second', '循环', '0/1 0 9 * * ? *'],
    ['hour', '区间', '0 0 0-23 * * ? *'],
    ['hour', '循环', '0 0 0/1 * * ? *'],
    ['dom', '指定', '0 0 9 1 * ? *'],
    ['dom', '月末前', '0 0 9 L-1 * ? *'],
    ['dom', '最后一个工作日', '0 0 9 LW * ? *'],
    ['dow', '第几个星期几', '0 0 9 ? * 2#1 *'],
    ['dow', '最后一个星期几', '0 0 9 ? * 6L *'],
    ['month', '循环', '0 0 9 1 1/1 ? *'],
    ['year', '区间', `0 0 9 1 1 ? ${thisYear()}-${thisYear() + 100}`],
  ])('%s %s', (initialField, form, expected) => {
    render(<Held value="0 0 9 * * ? *" initialField={initialField} />);
    choose(form);
    expect(expression()).toBe(expected);
  });
});

test('announces other changed fields', () => {
  render(<Held value="* * * * * ? *" initialField="year" />);
  choose('循环');
  const statuses = screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(statuses).toContain('已同时调整：时 改为 0，日 改为 1，月 改为 1');
});

test('the week applies when the day is not set', () => {
  render(<Held value="0 0 9 15 * ? *" initialField="dom" />);
  choose('不指定');
  expect(expression()).toBe('0 0 9 ? * * *');
});

test('a list without values stays open with a hint', () => {
  render(<Held value="0 5 9 * * ? *" initialField="minute" />);
  fireEvent.click(screen.getByRole('button', { name: '5' }));
  expect(expression()).toBe('0 * 9 * * ? *');
  expect(screen.getByRole('radio', { name: '指定' })).toBeChecked();
  expect(screen.getByText('尚未选择，暂按每分钟执行')).toBeVisible();
});

test('the numbers of a mode stay while another is selected', () => {
  render(<Held value="0 0/7 9 * * ? *" initialField="minute" />);
  choose('每分钟');
  choose('循环');
  expect(expression()).toBe('0 0/1 9 * * ? *');
  fireEvent.change(screen.getByLabelText('分 循环 间隔'), { target: { value: '7' } });
  choose('每分钟');
  choose('循环');
  expect(expression()).toBe('0 0/7 9 * * ? *');
});

test('nothing can be changed while disabled', () => {
  const onChange = vi.fn<(value: string) => void>();
  render(
    <GeziProvider>
      <CronBuilder value="0 0 9 * * ? *" disabled onChange={onChange} timeZone="Asia/Shanghai" after={AFTER} />
    </GeziProvider>,
  );
  expect(screen.getByLabelText('表达式')).toBeDisabled();
  for (const radio of screen.getAllByRole('radio')) expect(radio).toBeDisabled();
  expect(onChange).not.toHaveBeenCalled();
});
