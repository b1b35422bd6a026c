import type { FieldPlan } from '../core/model/CompiledForm';
import { findFieldValue } from './fieldValues';

/** True if the value of a field is an array: several choices, a path, or the two ends of a range. */
export const hasListValue = ({ type, data }: Pick<FieldPlan, 'type' | 'data'>): boolean =>
  findFieldValue(type)?.isList?.(data) ?? false;
