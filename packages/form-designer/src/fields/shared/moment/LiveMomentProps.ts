import type { FieldProps } from '../../../runtime/FieldProps';
import type { LiveProps } from '../../../runtime/live/LiveProps';

export interface LiveMomentProps extends LiveProps {
  field: FieldProps;
}
