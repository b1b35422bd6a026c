import { lazyPart } from '@gezi/ui';
import { defineCell } from '../../dom/CellType';
import { timeCell } from './cell';
import { timeFace } from './face';

const Editor = lazyPart(async () => (await import('./Editor')).Editor);

export const timeType = defineCell({
  definition: timeCell,
  face: timeFace,
  editor: Editor,
  opensOnClick: true,
});
