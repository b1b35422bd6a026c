import { leadFace } from '../../dom/leadFace';

export const rowExpandFace = leadFace('gezi-expand', (mark, { number, expanded, column, row, texts }) => {
  const { disabled } = column;
  const hidden = typeof disabled === 'function' ? disabled(row) : false;
  if (mark.hidden !== hidden) mark.hidden = hidden;
  const open = String(expanded);
  if (mark.ariaExpanded !== open) mark.ariaExpanded = open;
  const label = expanded ? texts.collapseRow(number) : texts.expandRow(number);
  if (mark.ariaLabel !== label) mark.ariaLabel = label;
});
