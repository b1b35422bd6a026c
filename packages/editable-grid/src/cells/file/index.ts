import { lazy } from 'react';
import { defineCell } from '../../dom/CellType';
import { fileCell } from './cell';
import { fileFace } from './face';

const Editor = lazy(async () => ({ default: (await import('./Editor')).Editor }));

export const fileType = defineCell({
  definition: fileCell,
  face: fileFace,
  editor: Editor,
  opensOnClick: true,
  viewable: true,
});
