import { leadFace } from '../../dom/leadFace';

export const rowDragSortFace = leadFace('gezi-drag', (handle, { number, access, texts }) => {
  const label = texts.dragRow(number);
  if (handle.ariaLabel !== label) handle.ariaLabel = label;
  const disabled = String(access === 'disabled');
  if (handle.ariaDisabled !== disabled) handle.ariaDisabled = disabled;
});
