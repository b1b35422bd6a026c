import type { FormDocument, FormNode } from '../../core/document/FormDocument';
import { findFieldType } from '../../fields/fieldTypes';
import { idOf, typeOf } from '../../core/document/containers';
import { labelOf } from '../canvas/nameOf';

export interface FormulaField {
  readonly id: string;
  readonly label: string;
  readonly node: FormNode;
}

/** The fields an expression of a part may name: those with a value, and within a dynamicTable the other columns. */
export function formulaFields(document: FormDocument, node: FormNode): FormulaField[] {
  const table = (part: FormNode) => {
    const parent = part.parent === null ? undefined : document.nodes.get(part.parent);
    return parent && typeOf(parent.data) === 'dynamicTable' ? parent.key : undefined;
  };
  const own = table(node);
  return [...document.nodes.values()]
    .filter((each) => {
      if (each.kind !== 'item' || each.key === node.key) return false;
      const around = table(each);
      return findFieldType(typeOf(each.data))?.hasValue && (around === undefined || around === own);
    })
    .map((each) => ({ id: idOf(each.data), label: labelOf(each) || idOf(each.data), node: each }))
    .filter(({ id }) => id !== '');
}
