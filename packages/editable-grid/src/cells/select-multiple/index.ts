import { lazy } from 'react';
import { defineCell } from '../../dom/CellType';
import { selectMultipleCell } from './cell';
import { selectMultipleFace } from './face';

const Editor = lazy(async () => ({ default: (await import('./Editor')).Editor }));

export const selectMultipleType = defineCell({
  definition: selectMultipleCell,
  face: selectMultipleFace,
  editor: Editor,
  opensOnClick: true,
});
