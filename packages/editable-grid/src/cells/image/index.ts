import { lazyPart } from '@gezi/ui';
import { defineCell } from '../../dom/CellType';
import { imageCell } from './cell';
import { imageFace } from './face';

const Editor = lazyPart(async () => (await import('./Editor')).Editor);

export const imageType = defineCell({
  definition: imageCell,
  face: imageFace,
  editor: Editor,
  opensOnClick: true,
  viewable: true,
});
