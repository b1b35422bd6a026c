import { liveDate } from '../live/parts';
import type { FieldProps } from './FieldProps';
import { MomentField } from './MomentField';

/** A day, week, month, year or moment, or a range of them. */
export const DateField = (field: FieldProps) => <MomentField kind="date" part={liveDate} field={field} />;
