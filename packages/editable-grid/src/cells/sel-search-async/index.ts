import { lazyPart } from '@gezi/ui';
import { defineCell } from '../../dom/CellType';
import { selSearchAsyncCell } from './cell';
import { selSearchAsyncFace } from './face';

const Editor = lazyPart(async () => (await import('./Editor')).Editor);

export const selSearchAsyncType = defineCell({
  definition: selSearchAsyncCell,
  face: selSearchAsyncFace,
  editor: Editor,
  opensOnClick: true,
});
