import { createElement } from 'react';
import { useBuilder } from '../builder/BuilderContext';
import { defaultControls } from './defaultControls';
import type { ValueControlProps } from './QueryControls';

/** The control for the value of a condition: the given one for the field type, or the default one. */
export function FieldValue(props: ValueControlProps) {
  const { controls } = useBuilder();
  const { type } = props.field;
  return createElement(controls[type] ?? defaultControls[type], props);
}
