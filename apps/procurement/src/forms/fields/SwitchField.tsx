import { Switch } from 'antd';
import { ControlField, type FieldProps } from '../ControlField';

interface SwitchFieldProps extends FieldProps {
  /** Values of the two states; default: true and false. */
  states?: { on: unknown; off: unknown };
}

/** A switch. */
export const SwitchField = ({ states = { on: true, off: false }, ...field }: SwitchFieldProps) => (
  <ControlField {...field} normalize={(isOn) => (isOn ? states.on : states.off)}>
    <StateSwitch aria-label={field.label} on={states.on} />
  </ControlField>
);

interface StateSwitchProps {
  'aria-label': string;
  on: unknown;
  value?: unknown;
  onChange?: (isOn: boolean) => void;
}

const StateSwitch = ({ on, value, ...rest }: StateSwitchProps) => <Switch {...rest} checked={value === on} />;
