import { lazy } from 'react';
import { defineCell } from '../../dom/CellType';
import { inputPopCell } from './cell';
import { inputPopFace } from './face';

const Editor = lazy(async () => ({ default: (await import('./Editor')).Editor }));

export const inputPopType = defineCell({
  definition: inputPopCell,
  face: inputPopFace,
  editor: Editor,
  opensOnClick: true,
});
