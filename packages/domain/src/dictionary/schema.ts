import { Type, type Static } from 'typebox';
import { MaybeText, Text } from '../kit';

/** One entry of a dictionary; `title` and `label` repeat `text` for clients that read those. */
export const DictItem = Type.Object({
  value: Text(),
  text: Text(),
  title: Text(),
  label: Text(),
  itemText: Text(),
  itemValue: Text(),
  color: MaybeText(),
  status: Type.Integer(),
});
export type DictItem = Static<typeof DictItem>;
