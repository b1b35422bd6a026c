import { labelsOf } from '../../../core/cells/severalChoices';
import { textFace, type TextFaceOptions } from '../../../dom/textFace';
import { taggedFace } from '../choices/taggedFace';

/** Names in one line while edited, tags otherwise. */
export const keyedFace = (mark: NonNullable<TextFaceOptions['mark']>) =>
  taggedFace(textFace({ popup: 'dialog', mark }), ({ value, column }) => labelsOf(value, column));
