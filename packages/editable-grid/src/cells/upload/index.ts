import { lazyPart } from '@gezi/ui';
import { defineCell } from '../../dom/CellType';
import { uploadCell } from './cell';
import { uploadFace } from './face';

const Editor = lazyPart(async () => (await import('./Editor')).Editor);

export const uploadType = defineCell({
  definition: uploadCell,
  face: uploadFace,
  editor: Editor,
  opensOnClick: true,
  viewable: true,
});
