import { createElement } from 'react';
import { useBuilder } from '../builder/BuilderContext';
import { ownControls } from './ownControls';
import type { ValueControlProps } from './QueryControls';

/** The control for the values of a field: one handed in for its type, or the one that comes along. */
export function FieldValue(props: ValueControlProps) {
  const { controls } = useBuilder();
  const { type } = props.field;
  return createElement(controls[type] ?? ownControls[type], props);
}
