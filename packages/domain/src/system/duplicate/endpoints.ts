import { Type } from 'typebox';
import { lookup, Text } from '../../kit';

/** Refused when another record has the value; an empty value passes. `dataId`: the record itself (contract, part 1 §5). */
export const checkDuplicate = lookup(
  '/sys/duplicate/check',
  {
    /** Snake or camel case, like `fieldName`. */
    tableName: Text(64),
    fieldName: Text(64),
    fieldVal: Type.Optional(Text(255)),
    dataId: Type.Optional(Text(36)),
  },
  Type.Null(),
);
