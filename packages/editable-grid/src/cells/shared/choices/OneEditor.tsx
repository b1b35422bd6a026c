import { useMemo } from 'react';
import { plainText } from '../../../core/cells/CellDefinition';
import type { EditorProps } from '../../../dom/Popup';
import { ChoiceList } from './ChoiceList';
import { shownChoices } from './shownChoices';

/** List of a cell with one choice. */
export function OneEditor(props: EditorProps) {
  const { column, value, query, pick } = props.request;
  const options = useMemo(() => shownChoices(column, query), [column, query]);
  const chosen = useMemo(() => new Set([plainText(value)]), [value]);
  return <ChoiceList {...props} options={options} chosen={chosen} onTake={(option) => pick(option.value)} />;
}
