import { arrowSteps } from './arrowSteps';

/**
 * State of the active cell: `ready`: selected, typing replaces its value; `enter`: the user is typing, arrow keys leave
 * the cell; `edit`: the user has placed the caret (click, F2), arrow keys move it.
 */
export type EditMode = 'ready' | 'enter' | 'edit';

export interface KeyPress {
  key: string;
  shift?: boolean;
  /** Ctrl, or Command on a Mac. */
  ctrl?: boolean;
  alt?: boolean;
}

export interface KeyPlace {
  mode: EditMode;
  control: 'text' | 'toggle' | 'content' | 'lead';
  /** The cell takes input. */
  editable: boolean;
  /** The cell shows its editor only while active (`alwaysEdit` false). */
  opens?: boolean;
  /** A list or picker belongs to the cell. */
  hasPopup?: boolean;
  multiline?: boolean;
  /** The whole grid only shows. */
  readOnly?: boolean;
  enterMoves?: 'down' | 'right';
}

export type Intent =
  | { kind: 'move'; rows: number; columns: number }
  | { kind: 'page'; direction: 1 | -1 }
  | { kind: 'row-edge'; edge: 'first' | 'last' }
  | { kind: 'grid-edge'; edge: 'first' | 'last' }
  | { kind: 'tab'; direction: 1 | -1 }
  | { kind: 'edit' }
  | { kind: 'open-popup' }
  | { kind: 'revert' }
  | { kind: 'release' }
  | { kind: 'toggle' }
  | { kind: 'select-row' }
  | { kind: 'activate' }
  | { kind: 'commit'; rows: number; columns: number }
  | { kind: 'new-line' };

/**
 * Command of a key press; `undefined` if the key belongs to the cell's input. Not called for keys of an input method's
 * composition.
 */
export function intentOf(press: KeyPress, place: KeyPlace): Intent | undefined {
  const { key, ctrl, alt, shift } = press;
  const typing = place.mode !== 'ready' && place.control === 'text';
  if (key in arrowSteps) return arrow(press, place);
  switch (key) {
    case 'Tab':
      return place.readOnly ? undefined : { kind: 'tab', direction: shift ? -1 : 1 };
    case 'Enter':
      return enter(press, place);
    case 'F2':
      return place.editable && place.control === 'text' ? { kind: 'edit' } : undefined;
    case 'Escape':
      return typing ? { kind: 'revert' } : { kind: 'release' };
    case ' ':
      if (typing) return undefined;
      if (shift || place.control === 'lead') return { kind: 'select-row' };
      return place.control === 'toggle' && place.editable ? { kind: 'toggle' } : undefined;
    case 'Home':
    case 'End': {
      const edge = key === 'Home' ? 'first' : 'last';
      if (ctrl) return typing && place.mode === 'edit' ? undefined : { kind: 'grid-edge', edge };
      return place.mode === 'edit' ? undefined : { kind: 'row-edge', edge };
    }
    case 'PageUp':
    case 'PageDown':
      return alt || ctrl ? undefined : { kind: 'page', direction: key === 'PageUp' ? -1 : 1 };
    default:
      return undefined;
  }
}

function arrow({ key, alt, ctrl, shift }: KeyPress, place: KeyPlace): Intent | undefined {
  const [rows, columns] = arrowSteps[key]!;
  if (alt) return rows > 0 && place.hasPopup && place.editable ? { kind: 'open-popup' } : undefined;
  if (shift) return undefined;
  const caret = place.mode === 'edit' && place.control === 'text';
  // With the caret in the text sideways keys are its own, and in several lines so are up and down.
  if (caret && (columns !== 0 || place.multiline)) return undefined;
  if (ctrl && caret) return undefined;
  if (ctrl) {
    if (rows) return { kind: 'move', rows: rows * Infinity, columns: 0 };
    return { kind: 'row-edge', edge: columns < 0 ? 'first' : 'last' };
  }
  return { kind: 'move', rows, columns };
}

function enter({ shift, alt, ctrl }: KeyPress, place: KeyPlace): Intent | undefined {
  // With the caret in several lines Enter is a new line, and Ctrl+Enter is done.
  if (place.multiline && place.editable && (alt || (place.mode === 'edit' && !ctrl))) return { kind: 'new-line' };
  if (alt || (ctrl && !place.multiline)) return undefined;
  if (place.readOnly || place.control === 'content' || !place.editable) return { kind: 'activate' };
  if (place.control === 'lead') return { kind: 'select-row' };
  const opens = place.mode === 'ready' && place.control === 'text';
  // In data entry Enter always moves on; typing or Alt+↓ opens.
  if (opens && place.enterMoves !== 'right') {
    if (place.hasPopup) return { kind: 'open-popup' };
    if (place.opens) return { kind: 'edit' };
  }
  const step = shift ? -1 : 1;
  return place.enterMoves === 'right'
    ? { kind: 'commit', rows: 0, columns: step }
    : { kind: 'commit', rows: step, columns: 0 };
}
