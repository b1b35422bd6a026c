import type { FieldProps } from '../ControlField';
import { SwitchField } from './SwitchField';

const FLAG = { on: '1', off: '0' };

/** A switch whose value is the flag `1` or `0`. */
export const FlagField = (field: FieldProps) => <SwitchField {...field} states={FLAG} />;
