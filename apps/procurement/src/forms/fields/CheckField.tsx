import { Checkbox } from 'antd';
import type { ReactNode } from 'react';
import { OwnField, type FieldProps } from '../OwnField';

interface CheckFieldProps extends FieldProps {
  /** Label next to the box. */
  children: ReactNode;
}

/** A checkbox. */
export const CheckField = ({ children, ...field }: CheckFieldProps) => (
  <OwnField {...field} hasLabel={false} valueName="checked">
    <Checkbox>{children}</Checkbox>
  </OwnField>
);
