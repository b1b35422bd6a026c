import { Calendar } from 'antd';
import dayjs from 'dayjs';
import type { Texts } from '../../../texts/zh-CN';
import { DateHead } from './DateHead';

export interface MonthProps {
  day: dayjs.Dayjs;
  texts: Texts['date'];
  /** Called with the new day after a step. */
  onWalk: (day: dayjs.Dayjs) => void;
  /** A day was clicked. */
  onPick: (day: dayjs.Dayjs) => void;
}

/** The month of a day. */
export const Month = ({ day, texts, onWalk, onPick }: MonthProps) => (
  <Calendar
    fullscreen={false}
    value={day}
    headerRender={() => <DateHead texts={texts} day={day} onChange={onWalk} onPick={() => onPick(dayjs())} />}
    onSelect={(next, { source }) => (source === 'date' ? onPick(next) : onWalk(next))}
  />
);
