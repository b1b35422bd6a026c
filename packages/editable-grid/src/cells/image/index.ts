import { lazy } from 'react';
import { defineCell } from '../../dom/CellType';
import { imageCell } from './cell';
import { imageFace } from './face';

const Editor = lazy(async () => ({ default: (await import('./Editor')).Editor }));

export const imageType = defineCell({
  definition: imageCell,
  face: imageFace,
  editor: Editor,
  opensOnClick: true,
  viewable: true,
});
