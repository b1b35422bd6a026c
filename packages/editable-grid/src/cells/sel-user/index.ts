import { lazy } from 'react';
import { defineCell } from '../../dom/CellType';
import { selUserCell } from './cell';
import { selUserFace } from './face';

const Editor = lazy(async () => ({ default: (await import('./Editor')).Editor }));

export const selUserType = defineCell({
  definition: selUserCell,
  face: selUserFace,
  editor: Editor,
  opensOnClick: true,
  modal: true,
});
