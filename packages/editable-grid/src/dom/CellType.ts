import type { ComponentType } from 'react';
import type { CellDefinition } from '../core/cells/CellDefinition';
import type { CellColumn } from '../core/columns/ResolvedColumn';
import type { EditorProps } from './Popup';
import type { CellFace } from './CellFace';

/** A cell type: its definition, its face, and the editor that opens at the active cell. */
export interface CellType {
  definition: CellDefinition;
  face: CellFace;
  /** List or picker, loaded on first use; shared by all cells of the grid. */
  editor?: ComponentType<EditorProps>;
  /** The popup also opens on a click, not only on typing, Enter, F2 or Alt+↓. */
  opensOnClick?: boolean;
  /** The editor is a dialog that takes the focus while the cell stays active. */
  modal?: boolean | ((column: CellColumn) => boolean);
  /** The popup also opens in cells that are not editable, e.g. to download. */
  viewable?: boolean;
}

/** Declares a cell type. */
export const defineCell = (type: CellType): CellType => type;
