import { lazy } from 'react';
import { defineCell } from '../../dom/CellType';
import { selDepartCell } from './cell';
import { selDepartFace } from './face';

const Editor = lazy(async () => ({ default: (await import('./Editor')).Editor }));

export const selDepartType = defineCell({
  definition: selDepartCell,
  face: selDepartFace,
  editor: Editor,
  opensOnClick: true,
  modal: true,
});
