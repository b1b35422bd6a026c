import { lazy } from 'react';
import { defineCell } from '../../dom/CellType';
import { dateCell } from './cell';
import { dateFace } from './face';

const Editor = lazy(async () => ({ default: (await import('./Editor')).Editor }));

export const dateType = defineCell({
  definition: dateCell,
  face: dateFace,
  editor: Editor,
  opensOnClick: true,
});
