import type { CellFace, CellPaint } from '../../../dom/CellFace';
import { element } from '../../../dom/element';
import { writeTags } from './writeTags';

/**
 * Typed like text, shown as tags.
 *
 * @param edit how it looks while it is edited
 * @param tagsOf the texts of the tags
 * @param colorOf colour of a tag where the column's `setTagColor` names none
 */
export const taggedFace = (
  edit: CellFace,
  tagsOf: (paint: CellPaint) => readonly string[],
  colorOf?: (paint: CellPaint, place: number) => string | undefined,
): CellFace => ({
  ...edit,
  build: (column, mode, texts) =>
    mode === 'edit' ? edit.build(column, mode, texts) : element('span', { class: 'gezi-tags' }),
  write(cell, paint) {
    if (paint.mode === 'edit') return edit.write(cell, paint);
    const { column, row } = paint;
    writeTags(
      cell.firstChild as HTMLElement,
      tagsOf(paint),
      (tag, place) => column.setTagColor?.(tag, row as never) ?? colorOf?.(paint, place),
    );
  },
});
