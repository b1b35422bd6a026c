import { lazy } from 'react';
import { defineCell } from '../../dom/CellType';
import { uploadCell } from './cell';
import { uploadFace } from './face';

const Editor = lazy(async () => ({ default: (await import('./Editor')).Editor }));

export const uploadType = defineCell({
  definition: uploadCell,
  face: uploadFace,
  editor: Editor,
  opensOnClick: true,
  viewable: true,
});
