import type { CellContent, CellFace } from '../../../dom/CellFace';
import { element } from '../../../dom/element';
import { writeTags } from './writeTags';

/**
 * A face that is edited as text and shown as tags.
 *
 * @param edit face while the cell is edited
 * @param tagsOf the texts of the tags
 * @param colorOf colour of a tag if the column's `setTagColor` returns none
 */
export const taggedFace = (
  edit: CellFace,
  tagsOf: (content: CellContent) => readonly string[],
  colorOf?: (content: CellContent, place: number) => string | undefined,
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
      (tag, place) => column.setTagColor?.(tag, row) ?? colorOf?.(paint, place),
    );
  },
});
