import { percentOf } from '@gezi/ui/core';
import type { CellFace } from '../../dom/CellFace';
import { element } from '../../dom/element';

/** A bar with its figure; hidden without a value. */
export const progressFace: CellFace = {
  build(column) {
    const box = element('div', {
      class: 'gezi-share',
      role: 'progressbar',
      'aria-valuemin': '0',
      'aria-valuemax': '100',
      'aria-label': column.title ?? column.key,
    });
    box.append(element('span', { class: 'gezi-share-rail' }), element('span', { class: 'gezi-share-text' }));
    return box;
  },
  write(cell, { value, text }) {
    const box = cell.firstChild as HTMLElement;
    const percent = percentOf(value);
    box.hidden = text === '';
    box.ariaValueNow = String(percent);
    box.classList.toggle('gezi-share-full', percent === 100);
    (box.firstChild as HTMLElement).style.setProperty('--gezi-done', `${percent}%`);
    box.lastChild!.textContent = text;
  },
};
