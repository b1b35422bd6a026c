import { liveTime } from '../live/parts';
import type { FieldProps } from './FieldProps';
import { MomentField } from './MomentField';

/** A time of day, or two. */
export const TimeField = (field: FieldProps) => <MomentField kind="time" part={liveTime} field={field} />;
