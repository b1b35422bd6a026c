import type { QueryFieldType } from '../../core';
import { ChoiceValue } from './ChoiceValue';
import { DateValue } from './DateValue';
import { DepartmentValue } from './DepartmentValue';
import { DictionaryValue } from './DictionaryValue';
import { NumberValue } from './NumberValue';
import { PopupValue } from './PopupValue';
import type { ValueControl } from './QueryControls';
import { SwitchValue } from './SwitchValue';
import { TextValue } from './TextValue';
import { UserValue } from './UserValue';

/** The default controls by field type. */
export const defaultControls: Readonly<Record<QueryFieldType, ValueControl>> = {
  text: TextValue,
  number: NumberValue,
  date: DateValue,
  datetime: DateValue,
  select: ChoiceValue,
  dict: DictionaryValue,
  dictTable: DictionaryValue,
  popup: PopupValue,
  user: UserValue,
  department: DepartmentValue,
  switch: SwitchValue,
};
