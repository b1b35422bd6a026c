import { Checkbox } from 'antd';
import type { ReactNode } from 'react';
import { OwnField, type FieldProps } from '../OwnField';

interface CheckFieldProps extends FieldProps {
  /** Stands beside the box. */
  children: ReactNode;
}

/** A box to tick. */
export const CheckField = ({ children, ...field }: CheckFieldProps) => (
  <OwnField {...field} hasLabel={false} valueName="checked">
    <Checkbox>{children}</Checkbox>
  </OwnField>
);
