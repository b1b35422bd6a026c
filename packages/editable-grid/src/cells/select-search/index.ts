import { lazy } from 'react';
import { defineCell } from '../../dom/CellType';
import { selectSearchCell } from './cell';
import { selectSearchFace } from './face';

const Editor = lazy(async () => ({ default: (await import('./Editor')).Editor }));

export const selectSearchType = defineCell({
  definition: selectSearchCell,
  face: selectSearchFace,
  editor: Editor,
  opensOnClick: true,
});
