import type { ComponentType } from 'react';
import type { CellDefinition } from '../core/cells/CellDefinition';
import type { CellColumn } from '../core/columns/ResolvedColumn';
import type { EditorProps } from './Popup';
import type { CellFace } from './CellFace';

/** A cell type, whole: what it is, how it looks, and the editor that opens at the cell in use. */
export interface CellType {
  definition: CellDefinition;
  face: CellFace;
  /** List or picker, loaded on first use; there is one for the whole grid. */
  editor?: ComponentType<EditorProps>;
  /** The popup opens on a click already, not only on typing, Enter, F2 or Alt+↓. */
  opensOnClick?: boolean;
  /** The editor is a dialog that takes the focus: the cell stays in use meanwhile. */
  modal?: boolean | ((column: CellColumn) => boolean);
  /** The popup opens in cells that are not edited too, e.g. to download. */
  viewable?: boolean;
}

/** Says that this is a cell type and hands it back: a folder's `index.ts` reads as one statement. */
export const defineCell = (type: CellType): CellType => type;
