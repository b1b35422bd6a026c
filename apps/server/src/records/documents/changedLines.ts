import type { ListField } from '@gezi/domain';
import { differences } from '../../identity/audit/differences';
import { currentLanguage } from '../../platform/texts';
import { documentTexts } from './texts';

type Line = Readonly<Record<string, unknown>> & { id: string };

/** Changed lines that are listed; the others are counted. */
const MAX_LISTED = 5;

/**
 * Describes the differences between two versions of the lines of a document, e.g. `明细（第1行需求数量、单位，新增2行）`.
 *
 * @param fields name the columns; a line with other changes only is listed without columns
 */
export function changedLines(before: readonly Line[], after: readonly Line[], fields: readonly ListField[]): string {
  const former = new Map(before.map((line) => [line.id, line]));
  const kept = new Set(after.map(({ id }) => id));
  const changed = after.flatMap((line, index) => {
    const earlier = former.get(line.id);
    const names = earlier ? Object.keys(differences(earlier, line).after) : [];
    const labels = fields.filter(({ key }) => names.includes(key)).map(({ label }) => label[currentLanguage()]);
    return names.length > 0 ? [documentTexts.changedLine(index + 1, labels.join(documentTexts.comma))] : [];
  });
  const more = changed.length - MAX_LISTED;
  const added = after.filter(({ id }) => !former.has(id)).length;
  const removed = before.filter(({ id }) => !kept.has(id)).length;
  const parts = [
    ...changed.slice(0, MAX_LISTED),
    ...(more > 0 ? [documentTexts.moreLines(more)] : []),
    ...(added > 0 ? [documentTexts.addedLines(added)] : []),
    ...(removed > 0 ? [documentTexts.removedLines(removed)] : []),
  ];
  return parts.length > 0 ? documentTexts.linesWith(parts) : documentTexts.lines;
}
