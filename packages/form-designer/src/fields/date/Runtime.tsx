import { livePart } from '../../runtime/live/livePart';
import type { LiveMomentProps } from '../shared/moment/LiveMomentProps';
import type { RuntimeField } from '../../runtime/FieldProps';
import { MomentField } from '../shared/moment/MomentField';

const liveDate = livePart<LiveMomentProps>(async () => (await import('./LiveDate')).LiveDate);

/** A day, week, month, year or time, or a range of them. */
export const DateField: RuntimeField = (field) => <MomentField kind="date" part={liveDate} field={field} />;
DateField.preload = liveDate.load;
