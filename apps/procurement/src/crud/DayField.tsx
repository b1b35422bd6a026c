import { DatePicker, type DatePickerProps } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';

const DAY = 'YYYY-MM-DD';

interface DayFieldProps extends Omit<DatePickerProps<Dayjs, false>, 'value' | 'onChange'> {
  /** `YYYY-MM-DD`; empty for none. */
  value?: string | null;
  onChange?: (day: string | null) => void;
  /** No day to come; default false. */
  isPast?: boolean;
}

/** A day, as a form keeps it. */
export const DayField = ({ value, onChange, isPast = false, ...rest }: DayFieldProps) => (
  <DatePicker
    {...rest}
    className="gezi-wide"
    value={value ? dayjs(value, DAY) : null}
    {...(isPast && { disabledDate: (day) => day.isAfter(dayjs()) })}
    onChange={(day) => onChange?.(day?.format(DAY) ?? null)}
  />
);
