import type { ResolvedColumn } from '../columns/ResolvedColumn';

/** True if a rule of the column refuses empty cells. */
export const isRequired = <Row extends object>({ validateRules = [] }: Pick<ResolvedColumn<Row>, 'validateRules'>) =>
  validateRules.some((rule) => 'required' in rule && rule.required);
