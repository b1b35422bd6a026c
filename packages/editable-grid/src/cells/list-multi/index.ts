import { lazyPart } from '@gezi/ui';
import { defineCell } from '../../dom/CellType';
import { listMultiCell } from './cell';
import { listMultiFace } from './face';

const Editor = lazyPart(async () => (await import('./Editor')).Editor);

export const listMultiType = defineCell({
  definition: listMultiCell,
  face: listMultiFace,
  editor: Editor,
  opensOnClick: true,
});
