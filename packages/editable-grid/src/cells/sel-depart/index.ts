import { lazyPart } from '@gezi/ui';
import { defineCell } from '../../dom/CellType';
import { selDepartCell } from './cell';
import { selDepartFace } from './face';

const Editor = lazyPart(async () => (await import('./Editor')).Editor);

export const selDepartType = defineCell({
  definition: selDepartCell,
  face: selDepartFace,
  editor: Editor,
  opensOnClick: true,
  modal: true,
});
