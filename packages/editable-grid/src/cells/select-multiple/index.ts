import { lazyPart } from '@gezi/ui';
import { defineCell } from '../../dom/CellType';
import { selectMultipleCell } from './cell';
import { selectMultipleFace } from './face';

const Editor = lazyPart(async () => (await import('./Editor')).Editor);

export const selectMultipleType = defineCell({
  definition: selectMultipleCell,
  face: selectMultipleFace,
  editor: Editor,
  opensOnClick: true,
});
