import { Checkbox } from 'antd';
import type { ReactNode } from 'react';
import { ControlField, type FieldProps } from '../ControlField';

interface CheckFieldProps extends FieldProps {
  /** Label next to the box. */
  children: ReactNode;
}

/** A checkbox. */
export const CheckField = ({ children, ...field }: CheckFieldProps) => (
  <ControlField {...field} hasLabel={false} valueName="checked">
    <Checkbox>{children}</Checkbox>
  </ControlField>
);
