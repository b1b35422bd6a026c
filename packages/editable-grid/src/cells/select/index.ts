import { lazy } from 'react';
import { defineCell } from '../../dom/CellType';
import { selectCell } from './cell';
import { selectFace } from './face';

const Editor = lazy(async () => ({ default: (await import('./Editor')).Editor }));

export const selectType = defineCell({
  definition: selectCell,
  face: selectFace,
  editor: Editor,
  opensOnClick: true,
});
