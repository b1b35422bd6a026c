import type { FieldType } from '../../core';
import { ChoiceValue } from './ChoiceValue';
import { DateValue } from './DateValue';
import { DictionaryValue } from './DictionaryValue';
import { NumberValue } from './NumberValue';
import type { ValueControl } from './QueryControls';
import { SwitchValue } from './SwitchValue';
import { TextValue } from './TextValue';

/** The controls that come along. */
export const ownControls: Readonly<Record<FieldType, ValueControl>> = {
  text: TextValue,
  number: NumberValue,
  date: DateValue,
  datetime: DateValue,
  select: ChoiceValue,
  dict: DictionaryValue,
  dictTable: DictionaryValue,
  popup: TextValue,
  user: TextValue,
  department: TextValue,
  switch: SwitchValue,
};
