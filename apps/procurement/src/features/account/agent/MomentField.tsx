import { DatePicker } from 'antd';
import dayjs from 'dayjs';

const MOMENT = 'YYYY-MM-DD HH:mm:ss';

interface MomentFieldProps {
  id?: string;
  label: string;
  /** Says what an empty one means. */
  placeholder: string;
  /** `YYYY-MM-DD HH:mm:ss`. */
  value?: string | null;
  onChange?: (moment: string | null) => void;
}

/** A moment, as a form keeps it. */
export const MomentField = ({ id, label, placeholder, value, onChange }: MomentFieldProps) => (
  <DatePicker
    {...(id !== undefined && { id })}
    className="gezi-wide"
    aria-label={label}
    showTime
    format={MOMENT}
    placeholder={placeholder}
    value={value ? dayjs(value, MOMENT) : null}
    onChange={(day) => onChange?.(day?.format(MOMENT) ?? null)}
  />
);
