import type { NodeKey } from '../../core/document/FormDocument';
import { textMember } from '../../core/document/members';
import { useRuntime } from '../runtimeContext';
import { fieldAddress } from '../store/FieldAddress';
import { DisplayItem } from './DisplayItem';
import type { DrawParts } from './DrawParts';
import { FormItem } from './FormItem';
import { RowLayout } from '../../fields/row/Runtime';
import { TableLayout } from '../../fields/table/Runtime';

export interface FormPartsProps {
  keys: readonly NodeKey[];
  /** In a cell of a table: no place among 24 columns. */
  bare?: boolean;
}

/** Parts of a document in order; entries that are not components render nothing. */
export function FormParts({ keys, bare = false }: FormPartsProps) {
  const { document, store } = useRuntime();
  return keys.map((key) => {
    const node = document.nodes.get(key);
    if (node?.kind !== 'item') return null;
    const plan = store.form.byKey.get(key);
    if (plan) return <FormItem key={key} address={fieldAddress(plan)} bare={bare} />;
    const type = textMember(node.data, 'compType');
    if (type === 'row') return <RowLayout key={key} node={node} parts={inColumn} />;
    if (type === 'table') return <TableLayout key={key} node={node} parts={inCell} />;
    return <DisplayItem key={key} node={node} bare={bare} />;
  });
}

const inColumn: DrawParts = (keys) => <FormParts keys={keys} />;
const inCell: DrawParts = (keys) => <FormParts keys={keys} bare />;
