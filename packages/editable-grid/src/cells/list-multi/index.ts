import { lazy } from 'react';
import { defineCell } from '../../dom/CellType';
import { listMultiCell } from './cell';
import { listMultiFace } from './face';

const Editor = lazy(async () => ({ default: (await import('./Editor')).Editor }));

export const listMultiType = defineCell({
  definition: listMultiCell,
  face: listMultiFace,
  editor: Editor,
  opensOnClick: true,
});
