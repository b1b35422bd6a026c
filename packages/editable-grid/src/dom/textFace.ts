import { isRequired } from '../core/validation/isRequired';
import type { CellFace } from './CellFace';
import { element } from './element';

export interface TextFaceOptions {
  /** Kind of popup that opens at the cell. */
  popup?: 'listbox' | 'dialog';
  /** Icon at the end; default a chevron for lists, a calendar for dialogs. */
  mark?: 'clock' | 'expand' | 'search' | 'person' | 'cluster';
  inputMode?: 'decimal' | 'text';
}

/**
 * A text input in mode `edit`, plain text in mode `show`. Choices and dates are text inputs too, with the role of a
 * combobox: a native select or date control in every cell costs several times as much.
 */
export function textFace({ popup, mark, inputMode }: TextFaceOptions = {}): CellFace {
  return {
    inside: 'control',
    build(column, mode) {
      if (mode === 'show') return document.createTextNode('');
      return element('input', {
        type: 'text',
        class: `gezi-input${popup ? ` gezi-input-${popup}` : ''}${mark ? ` gezi-mark-${mark}` : ''}`,
        tabindex: '-1',
        autocomplete: 'off',
        spellcheck: 'false',
        inputmode: inputMode,
        maxlength: column.maxLength === undefined ? undefined : String(column.maxLength),
        placeholder: column.placeholder,
        'aria-label': column.title ?? column.key,
        'aria-required': isRequired(column) ? 'true' : undefined,
        role: popup ? 'combobox' : undefined,
        'aria-haspopup': popup,
        'aria-expanded': popup ? 'false' : undefined,
      });
    },
    write(cell, { mode, text, access }) {
      const inside = cell.firstChild;
      if (mode === 'show') {
        (inside as Text).data = text;
        return;
      }
      const input = inside as HTMLInputElement;
      writeText(input, text);
      const fixed = access !== 'edit';
      if (input.readOnly !== fixed) {
        input.readOnly = fixed;
        if (access === 'disabled') input.setAttribute('aria-disabled', 'true');
        else input.removeAttribute('aria-disabled');
      }
    },
    control: (cell) => cell.querySelector('input') ?? cell,
  };
}

/**
 * Writes the first text as the default value of the input: setting `value` moves the caret, which dispatches an event
 * for each drawn cell. Later texts are set as `value`, which is cheaper to change.
 */
function writeText(input: HTMLInputElement, text: string) {
  const before = input.value;
  if (before === text) return;
  if (before === '') input.defaultValue = text;
  if (input.value !== text) input.value = text;
}
