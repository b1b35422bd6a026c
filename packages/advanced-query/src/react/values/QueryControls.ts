import type { ComponentType } from 'react';
import type { Condition, FieldType, QueryField, ValueChange } from '../../core';

/** What a control for values gets; a field with the rule `in` takes several. */
export interface ValueControlProps {
  field: QueryField;
  condition: Condition;
  /** The rule takes a list. */
  multiple: boolean;
  /** Accessible name, e.g. 第 1 个条件的值. */
  label: string;
  /** Accessible name of the choice between a date and days counted from today. */
  rangeLabel: string;
  /** `texts` are the words for chosen values, shown in the sentence. */
  onChange: (change: ValueChange) => void;
}

export type ValueControl = ComponentType<ValueControlProps>;

/** Controls by field type; those handed in stand before the ones that come along. */
export type QueryControls = Partial<Record<FieldType, ValueControl>>;
