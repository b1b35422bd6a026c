import { useMemo } from 'react';
import { plainText } from '../../core/cells/CellDefinition';
import { optionText } from '../../core/columns/GridOption';
import type { EditorProps } from '../../dom/Popup';
import { ChoiceList } from '../shared/choices/ChoiceList';
import { useDictSearch } from './useDictSearch';

/** List searched by the server: one request per typing pause; only the latest response is shown. */
export function Editor(props: EditorProps) {
  const { column, value, query = '', pick } = props.request;
  const { items, state } = useDictSearch(column.dictCode, query.trim());
  const chosen = useMemo(() => new Set([plainText(value)]), [value]);
  return (
    <ChoiceList
      {...props}
      options={items}
      chosen={chosen}
      state={state}
      onTake={(option) => {
        column.labels?.add(String(option.value), optionText(option));
        pick(option.value);
      }}
    />
  );
}
