import { ClockCircleOutlined } from '@ant-design/icons';
import dayjs from 'dayjs';
import { DATETIME_FORMAT, formatDate, type Moment } from '../../core/formatDate';
import { IconText } from '../icon-text/IconText';

export interface TimeCellProps {
  /** The moment; empty without one. */
  value: Moment | null | undefined;
  /** Format of dayjs; default `YYYY-MM-DD HH:mm:ss`. */
  format?: string;
}

/** A moment with a clock icon. */
export function TimeCell({ value, format = DATETIME_FORMAT }: TimeCellProps) {
  const text = formatDate(value, format);
  if (!text) return null;
  const at = dayjs(value);
  return (
    <IconText icon={<ClockCircleOutlined />}>
      <time className="gezi-time-cell" dateTime={at.isValid() ? at.format('YYYY-MM-DDTHH:mm:ss') : undefined}>
        {text}
      </time>
    </IconText>
  );
}
