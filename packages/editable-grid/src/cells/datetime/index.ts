import { lazyPart } from '@gezi/ui';
import { defineCell } from '../../dom/CellType';
import { datetimeCell } from './cell';
import { datetimeFace } from './face';

const Editor = lazyPart(async () => (await import('./Editor')).Editor);

export const datetimeType = defineCell({
  definition: datetimeCell,
  face: datetimeFace,
  editor: Editor,
  opensOnClick: true,
});
