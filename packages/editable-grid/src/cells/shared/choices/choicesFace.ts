import { optionOf } from '../../../core/cells/choices';
import { keysOf } from '../../../core/cells/keysOf';
import { labelsOf } from '../../../core/cells/severalChoices';
import { textFace } from '../../../dom/textFace';
import { taggedFace } from './taggedFace';

/** Labels in one line while edited, tags otherwise, in the colours of the dictionary. */
export const choicesFace = taggedFace(
  textFace({ popup: 'listbox' }),
  ({ value, column }) => labelsOf(value, column),
  ({ value, column }, place) => column.options && optionOf(keysOf(value)[place] ?? '', column.options)?.color,
);
