import { createElement } from 'react';
import { knownType } from '../../core/query/QueryField';
import { useBuilder } from '../builder/BuilderContext';
import { defaultControls } from './defaultControls';
import type { ValueControlProps } from './QueryControls';

/** The control for the value of a condition: the given one for the field type, or the default one. */
export function FieldValue(props: ValueControlProps) {
  const { controls } = useBuilder();
  const type = knownType(props.field.type);
  return createElement(controls[type] ?? defaultControls[type], props);
}
