import { livePart } from '../../runtime/live/livePart';
import type { LiveMomentProps } from '../shared/moment/LiveMomentProps';
import type { RuntimeField } from '../../runtime/FieldProps';
import { MomentField } from '../shared/moment/MomentField';

const liveTime = livePart<LiveMomentProps>(async () => (await import('./LiveTime')).LiveTime);

/** A time of day, or two. */
export const TimeField: RuntimeField = (field) => <MomentField kind="time" part={liveTime} field={field} />;
TimeField.preload = liveTime.load;
