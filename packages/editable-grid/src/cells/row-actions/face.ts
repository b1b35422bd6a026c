import { actionsOf, actionSlots, type RowAction } from '../../core/columns/RowAction';
import type { CellFace } from '../../dom/CellFace';
import { element } from '../../dom/element';
import type { ActionsNote } from './ActionsNote';

/** As many buttons as a row can show, cloned with the row; each row writes its actions into them. */
export const rowActionsFace: CellFace = {
  build(column) {
    const box = element('div', { class: 'gezi-actions' });
    const { buttons, more } = actionSlots(column);
    for (let nth = 0; nth < buttons; nth += 1) box.append(button());
    if (more) {
      const opener = button();
      opener.classList.add('gezi-action-more');
      opener.ariaHasPopup = 'menu';
      box.append(opener);
    }
    return box;
  },
  write(cell, { column, row, note, texts }) {
    const { shown, more } = actionsOf(column, row);
    const name = column.rowName?.(row);
    const pending = (note as ActionsNote | undefined)?.pending;
    const box = cell.firstElementChild!;
    const opener = box.querySelector<HTMLElement>('.gezi-action-more');
    const count = box.childElementCount - (opener ? 1 : 0);
    for (let nth = 0; nth < count; nth += 1) {
      const action = shown[nth];
      const place = box.children[nth] as HTMLElement;
      if (place.hidden !== !action) place.hidden = !action;
      if (!action) continue;
      const made = writeAction(place, action, row, pending?.has(action.key) === true);
      made.ariaLabel = name === undefined ? null : texts.actionOf(action.label, name);
    }
    if (!opener) return;
    opener.hidden = more.length === 0;
    if (opener.textContent !== texts.moreActions) opener.textContent = texts.moreActions;
    opener.ariaLabel = name === undefined ? null : texts.actionOf(texts.moreActions, name);
    opener.ariaBusy = more.some(({ key }) => pending?.has(key)) ? 'true' : null;
  },
};

/** @returns the element of the action; a link takes the place of a button and the other way round */
function writeAction<Row>(place: HTMLElement, action: RowAction<Row>, row: Row, isPending: boolean): HTMLElement {
  const { key, label, danger = false, href } = action;
  const isLink = href !== undefined;
  let made = place;
  if (isLink !== place instanceof HTMLAnchorElement) {
    made = isLink ? link() : button();
    place.replaceWith(made);
  }
  const refusal = action.disabled?.(row) ?? false;
  const isOff = refusal !== false && refusal !== '';
  if (made.textContent !== label) made.textContent = label;
  made.dataset.action = key;
  made.classList.toggle('gezi-action-danger', danger);
  made.title = typeof refusal === 'string' ? refusal : '';
  made.ariaBusy = isPending ? 'true' : null;
  // A button with a reason stays reachable, so that the reason can be read.
  made.ariaDisabled = isPending || (isOff && (isLink || refusal !== true)) ? 'true' : null;
  if (made instanceof HTMLButtonElement) made.disabled = refusal === true;
  else if (isLink && !isOff) made.setAttribute('href', href(row));
  else made.removeAttribute('href');
  return made;
}

const button = () => element('button', { type: 'button', tabindex: '-1', class: 'gezi-link' });
const link = () => element('a', { tabindex: '-1', class: 'gezi-link' });
