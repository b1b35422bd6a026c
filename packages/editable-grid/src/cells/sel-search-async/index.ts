import { lazy } from 'react';
import { defineCell } from '../../dom/CellType';
import { selSearchAsyncCell } from './cell';
import { selSearchAsyncFace } from './face';

const Editor = lazy(async () => ({ default: (await import('./Editor')).Editor }));

export const selSearchAsyncType = defineCell({
  definition: selSearchAsyncCell,
  face: selSearchAsyncFace,
  editor: Editor,
  opensOnClick: true,
});
