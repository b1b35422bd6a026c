import { DatePicker, type DatePickerProps } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';

const DAY = 'YYYY-MM-DD';

interface DayInputProps extends Omit<DatePickerProps<Dayjs, false>, 'value' | 'onChange'> {
  /** `YYYY-MM-DD`; empty: none. */
  value?: string | null;
  onChange?: (day: string | null) => void;
  /** Disallows future days; default false. */
  isPast?: boolean;
}

/** A day picker with a text value. */
export const DayInput = ({ value, onChange, isPast = false, ...rest }: DayInputProps) => (
  <DatePicker
    {...rest}
    className="gezi-wide"
    value={value ? dayjs(value, DAY) : null}
    {...(isPast && { disabledDate: (day) => day.isAfter(dayjs()) })}
    onChange={(day) => onChange?.(day?.format(DAY) ?? null)}
  />
);
