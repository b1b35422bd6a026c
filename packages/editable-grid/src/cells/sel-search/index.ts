import { lazyPart } from '@gezi/ui';
import { defineCell } from '../../dom/CellType';
import { selSearchCell } from './cell';
import { selSearchFace } from './face';

const Editor = lazyPart(async () => (await import('./Editor')).Editor);

export const selSearchType = defineCell({
  definition: selSearchCell,
  face: selSearchFace,
  editor: Editor,
  opensOnClick: true,
});
