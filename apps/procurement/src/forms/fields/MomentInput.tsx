import { DATETIME_FORMAT } from '@gezi/ui';
import { DatePicker, type DatePickerProps } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';

interface MomentInputProps extends Omit<DatePickerProps<Dayjs, false>, 'value' | 'onChange'> {
  /** `YYYY-MM-DD HH:mm:ss`; empty: none. */
  value?: string | null;
  onChange?: (moment: string | null) => void;
}

/** A date and time picker with a text value. */
export const MomentInput = ({ value, onChange, ...rest }: MomentInputProps) => (
  <DatePicker
    {...rest}
    className="gezi-wide"
    showTime
    format={DATETIME_FORMAT}
    value={value ? dayjs(value, DATETIME_FORMAT) : null}
    onChange={(day) => onChange?.(day?.format(DATETIME_FORMAT) ?? null)}
  />
);
