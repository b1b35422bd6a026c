import { ClockCircleOutlined } from '@ant-design/icons';
import dayjs from 'dayjs';
import { DATETIME_FORMAT, formatDate, type Moment } from '../../core/formatDate';
import { IconText } from '../icon-text/IconText';

export interface TimeCellProps {
  /** Nothing is shown without one. */
  value: Moment | null | undefined;
  /** Of dayjs; default `YYYY-MM-DD HH:mm:ss`. */
  format?: string;
}

/** A point in time behind its clock. */
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
