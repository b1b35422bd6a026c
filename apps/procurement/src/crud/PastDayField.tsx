import { DatePicker } from 'antd';
import dayjs from 'dayjs';

const DAY = 'YYYY-MM-DD';

interface DayFieldProps {
  id?: string;
  /** `YYYY-MM-DD`; empty for none. */
  value?: string | null;
  onChange?: (day: string | null) => void;
}

/** A day that is past, as a form keeps it. */
export const PastDayField = ({ id, value, onChange }: DayFieldProps) => (
  <DatePicker
    {...(id !== undefined && { id })}
    className="gezi-wide"
    value={value ? dayjs(value, DAY) : null}
    disabledDate={(day) => day.isAfter(dayjs())}
    onChange={(day) => onChange?.(day?.format(DAY) ?? null)}
  />
);
