import { lazyPart } from '@gezi/ui';
import { defineCell } from '../../dom/CellType';
import { fileCell } from './cell';
import { fileFace } from './face';

const Editor = lazyPart(async () => (await import('./Editor')).Editor);

export const fileType = defineCell({
  definition: fileCell,
  face: fileFace,
  editor: Editor,
  opensOnClick: true,
  viewable: true,
});
