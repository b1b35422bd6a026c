import type { FieldProps } from '../fields/FieldProps';
import type { LiveProps } from './LiveProps';

export interface LiveMomentProps extends LiveProps {
  field: FieldProps;
}
