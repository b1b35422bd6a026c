import { lazyPart } from '@gezi/ui';
import { defineCell } from '../../dom/CellType';
import { selUserCell } from './cell';
import { selUserFace } from './face';

const Editor = lazyPart(async () => (await import('./Editor')).Editor);

export const selUserType = defineCell({
  definition: selUserCell,
  face: selUserFace,
  editor: Editor,
  opensOnClick: true,
  modal: true,
});
