import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
import type { CronField } from '../../core';
import { CronBuilder, type CronBuilderProps } from '../CronBuilder';

/** One story per mode and field, as shown when an expression is opened. */
const meta = {
  title: 'CronBuilder/Forms',
  component: CronBuilder,
  render: (args) => <Held {...args} />,
  args: { timeZone: 'Asia/Shanghai', after: new Date('2026-11-21T08:00:00+08:00') },
} satisfies Meta<typeof CronBuilder>;

export default meta;
type Story = StoryObj<typeof meta>;

function Held({ value = '', ...rest }: CronBuilderProps) {
  const [held, setHeld] = useState(value);
  return <CronBuilder {...rest} value={held} onChange={setHeld} />;
}

/** Opening must select the mode and keep the expression unchanged. */
const opened = (initialField: CronField, value: string, form: string): Story => ({
  args: { initialField, value },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('radio', { name: form })).toBeChecked();
    await expect(page.getByLabelText('表达式')).toHaveValue(value);
  },
});

export const SecondEvery = opened('second', '* * * * * ? *', '每秒');
export const SecondRange = opened('second', '10-20/2 0 9 * * ? *', '区间');
export const SecondLoop = opened('second', '0/10 * * * * ? *', '循环');
export const SecondSpecify = opened('second', '0,30 * * * * ? *', '指定');

export const MinuteEvery = opened('minute', '0 * * * * ? *', '每分钟');
export const MinuteRange = opened('minute', '0 10-20 * * * ? *', '区间');
export const MinuteLoop = opened('minute', '0 0/5 * * * ? *', '循环');
export const MinuteSpecify = opened('minute', '0 15,45 * * * ? *', '指定');

export const HourEvery = opened('hour', '0 0 * * * ? *', '每小时');
export const HourRange = opened('hour', '0 0 9-17 * * ? *', '区间');
export const HourRangeOverMidnight = opened('hour', '0 0 22-2 * * ? *', '区间');
export const HourLoop = opened('hour', '0 0 0/6 * * ? *', '循环');
export const HourSpecify = opened('hour', '0 0 9,12,18 * * ? *', '指定');

export const DayNone = opened('dom', '0 0 9 ? * 2-6 *', '不指定');
export const DayEvery = opened('dom', '0 0 9 * * ? *', '每天');
export const DayRange = opened('dom', '0 0 9 1-10 * ? *', '区间');
export const DayLoop = opened('dom', '0 0 9 1/5 * ? *', '循环');
export const DaySpecify = opened('dom', '0 0 9 1,15 * ? *', '指定');
export const DayLast = opened('dom', '0 0 9 L * ? *', '最后一天');
export const DayLastWorkday = opened('dom', '0 0 9 LW * ? *', '最后一个工作日');
export const DayBeforeLast = opened('dom', '0 0 9 L-3 * ? *', '月末前');
export const DayBeforeLastWorkday = opened('dom', '0 0 9 L-3W * ? *', '月末前');
export const DayNearestWorkday = opened('dom', '0 0 9 15W * ? *', '最近工作日');

export const MonthEvery = opened('month', '0 0 9 1 * ? *', '每月');
export const MonthRange = opened('month', '0 0 9 1 3-5 ? *', '区间');
export const MonthLoop = opened('month', '0 0 9 1 1/3 ? *', '循环');
export const MonthSpecify = opened('month', '0 0 9 1 1,7 ? *', '指定');

export const WeekNone = opened('dow', '0 0 9 1 * ? *', '不指定');
export const WeekEvery = opened('dow', '0 0 9 ? * * *', '每天');
export const WeekRange = opened('dow', '0 0 9 ? * 2-6 *', '区间');
export const WeekLoop = opened('dow', '0 0 9 ? * 2/2 *', '循环');
export const WeekSpecify = opened('dow', '0 0 9 ? * 2,4,6 *', '指定');
export const WeekNth = opened('dow', '0 0 9 ? * 2#1 *', '第几个星期几');
export const WeekLast = opened('dow', '0 15 9 ? * 6L *', '最后一个星期几');

export const YearEvery = opened('year', '0 0 9 1 1 ? *', '每年');
export const YearRange = opened('year', '0 0 9 1 1 ? 2026-2030', '区间');
export const YearLoop = opened('year', '0 0 9 1 1 ? 2026/2', '循环');
export const YearSpecify = opened('year', '0 0 9 1 1 ? 2027,2029', '指定');
/** A list of mixed modes is shown as its values. */
export const MixedList = opened('hour', '0 0 0-4/2,9-11 * * ? *', '指定');
