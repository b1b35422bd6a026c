import { messageType } from '@gezi/domain';
import { UserSelect } from '@gezi/pickers';
import { Input } from 'antd';

interface ReceiverFieldProps {
  id: string;
  /** Dictionary messageType. */
  way: string;
  /** Accounts of system messages, else telephone numbers or addresses; several are comma-joined. */
  value: string;
  multiple?: boolean;
  /** What is to be typed where nobody is chosen. */
  placeholder: string;
  isRefused: boolean;
  onChange: (receiver: string) => void;
}

/** To whom a message goes: people of the tenant are chosen, numbers and addresses typed. */
export function ReceiverField({ id, way, value, multiple, placeholder, isRefused, onChange }: ReceiverFieldProps) {
  if (way === messageType.system) {
    return <UserSelect id={id} multiple={multiple ?? false} value={value} onChange={(chosen) => onChange(chosen)} />;
  }
  return (
    <Input
      id={id}
      maxLength={multiple ? 2000 : 255}
      status={isRefused ? 'error' : ''}
      placeholder={placeholder}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
