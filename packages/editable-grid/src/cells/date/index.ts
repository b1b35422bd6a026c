import { lazyPart } from '@gezi/ui';
import { defineCell } from '../../dom/CellType';
import { dateCell } from './cell';
import { dateFace } from './face';

const Editor = lazyPart(async () => (await import('./Editor')).Editor);

export const dateType = defineCell({
  definition: dateCell,
  face: dateFace,
  editor: Editor,
  opensOnClick: true,
});
