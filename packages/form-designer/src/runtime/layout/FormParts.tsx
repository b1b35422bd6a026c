import type { NodeKey } from '../../core/document/FormDocument';
import { textMember } from '../../core/document/members';
import { useRuntime } from '../runtimeContext';
import { fieldAddress } from '../store/FieldAddress';
import { DisplayItem } from './DisplayItem';
import type { DrawParts } from './DrawParts';
import type { FieldPlace } from './fieldLook';
import { FormItem } from './FormItem';
import { RowLayout } from '../../fields/row/Runtime';
import { TableLayout } from '../../fields/table/Runtime';

export interface FormPartsProps {
  keys: readonly NodeKey[];
  place: FieldPlace;
}

/** Parts of a document in order; entries that are not components render nothing. */
export function FormParts({ keys, place }: FormPartsProps) {
  const { document, store } = useRuntime();
  return keys.map((key) => {
    const node = document.nodes.get(key);
    if (node?.kind !== 'item') return null;
    const plan = store.form.byKey.get(key);
    if (plan) return <FormItem key={key} address={fieldAddress(plan)} place={place} />;
    const type = textMember(node.data, 'compType');
    if (type === 'row') return <RowLayout key={key} node={node} parts={inColumn} />;
    if (type === 'table') return <TableLayout key={key} node={node} parts={inCell} />;
    return <DisplayItem key={key} node={node} place={place} />;
  });
}

const inColumn: DrawParts = (keys) => <FormParts keys={keys} place="grid" />;
const inCell: DrawParts = (keys) => <FormParts keys={keys} place="cell" />;
