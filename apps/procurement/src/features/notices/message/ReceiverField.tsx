import { messageType } from '@gezi/domain';
import { TextField } from '../../../forms/fields/TextField';
import { UserField } from '../../../forms/fields/UserField';
import { useTexts } from './texts';

interface ReceiverFieldProps {
  name: string;
  /** Dictionary messageType. */
  way: string;
  multiple?: boolean;
  /** Input hint where receivers are typed. */
  placeholder: string;
  missing?: string;
}

/** Comma-joined receivers: users are picked, numbers and addresses typed. */
export function ReceiverField({ name, way, multiple = false, placeholder, missing }: ReceiverFieldProps) {
  const { receiver: label } = useTexts();
  const field = { name, label, missing, isRequired: true };
  return way === messageType.system ? (
    <UserField {...field} multiple={multiple} />
  ) : (
    <TextField {...field} maxLength={multiple ? 2000 : 255} placeholder={placeholder} />
  );
}
