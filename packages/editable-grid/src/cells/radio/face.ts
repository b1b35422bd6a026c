import { plainText } from '../../core/cells/CellDefinition';
import { optionText } from '../../core/columns/GridOption';
import type { CellColumn } from '../../core/columns/ResolvedColumn';
import type { CellFace } from '../../dom/CellFace';
import { element } from '../../dom/element';

let groups = 0;

/** A radio button per choice; in read-only mode the label of the selected one. */
export const radioFace: CellFace = {
  inside: 'control',
  stops: true,
  build(column, mode) {
    if (mode === 'show') return document.createTextNode('');
    const group = element('div', {
      class: 'gezi-radios',
      role: 'radiogroup',
      'aria-label': column.title ?? column.key,
    });
    for (const option of column.options ?? []) {
      const choice = element('label', { class: 'gezi-choice' });
      choice.append(
        element('input', { type: 'radio', class: 'gezi-check gezi-radio', tabindex: '-1' }),
        optionText(option),
      );
      group.append(choice);
    }
    return group;
  },
  write(cell, { mode, text, value, column, access }) {
    if (mode === 'show') {
      (cell.firstChild as Text).data = text;
      return;
    }
    const key = plainText(value);
    const inputs = inputsOf(cell);
    // Cloned from a template, so the name must be unique per row.
    if (inputs[0]?.name === '') {
      groups += 1;
      for (const input of inputs) input.name = `gezi-${groups}`;
    }
    column.options?.forEach((option, index) => {
      const input = inputs[index];
      if (!input) return;
      input.checked = String(option.value) === key;
      input.disabled = access !== 'edit' || option.disabled === true;
    });
  },
  read: (input, column: CellColumn) => column.options?.[inputsOf(input.closest('.gezi-cell')!).indexOf(input)]?.value,
  control(cell) {
    const inputs = inputsOf(cell);
    return (
      inputs.find((input) => input === document.activeElement) ??
      inputs.find(({ checked, disabled }) => checked && !disabled) ??
      inputs.find(({ disabled }) => !disabled) ??
      cell
    );
  },
};

const inputsOf = (cell: Element): HTMLInputElement[] => [...cell.querySelectorAll('input')];
