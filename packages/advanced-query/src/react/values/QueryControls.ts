import type { ComponentType } from 'react';
import type { Condition, QueryFieldType, QueryField, ValueChange } from '../../core';

/** Props of a control for the value of a condition. */
export interface ValueControlProps {
  /** Field of the condition. */
  field: QueryField;
  /** The condition with its current value. */
  condition: Condition;
  /** Whether the rule takes a list. */
  multiple: boolean;
  /** Accessible name, e.g. 第 1 个条件的值. */
  label: string;
  /** Accessible name of the choice between a date and a relative range. */
  rangeLabel: string;
  /** Called with the new value; `texts` are the labels of the values, shown in the description. */
  onChange: (change: ValueChange) => void;
}

/** A control for the value of a condition. */
export type ValueControl = ComponentType<ValueControlProps>;

/** Controls by field type. */
export type QueryControls = Partial<Record<QueryFieldType, ValueControl>>;
