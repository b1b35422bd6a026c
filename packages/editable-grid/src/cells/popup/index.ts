import { lazyPart } from '@gezi/ui';
import { defineCell } from '../../dom/CellType';
import { popupCell } from './cell';
import { popupFace } from './face';
import { popupFields } from './popupFields';

const Editor = lazyPart(async () => (await import('./Editor')).Editor);

export const popupType = defineCell({
  definition: popupCell,
  face: popupFace,
  editor: Editor,
  opensOnClick: true,
  // A wrong configuration opens a message, not the dialog.
  modal: (column) => popupFields(column).ok,
});
