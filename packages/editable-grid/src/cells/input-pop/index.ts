import { lazyPart } from '@gezi/ui';
import { defineCell } from '../../dom/CellType';
import { inputPopCell } from './cell';
import { inputPopFace } from './face';

const Editor = lazyPart(async () => (await import('./Editor')).Editor);

export const inputPopType = defineCell({
  definition: inputPopCell,
  face: inputPopFace,
  editor: Editor,
  opensOnClick: true,
});
