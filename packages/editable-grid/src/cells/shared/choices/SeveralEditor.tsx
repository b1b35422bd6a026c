import { useMemo } from 'react';
import { keysOf } from '../../../core/cells/keysOf';
import type { GridOption } from '../../../core/columns/GridOption';
import type { EditorProps } from '../../../dom/Popup';
import { ChoiceList } from './ChoiceList';
import { shownChoices } from './shownChoices';

/** List of a cell with several choices: each selection adds or removes one, the list stays open. */
export function SeveralEditor(props: EditorProps) {
  const { column, value, query, set } = props.request;
  const options = useMemo(() => shownChoices(column, query), [column, query]);
  const keys = useMemo(() => keysOf(value), [value]);
  const chosen = useMemo(() => new Set(keys), [keys]);

  function take({ value: taken }: GridOption) {
    const key = String(taken);
    set((chosen.has(key) ? keys.filter((each) => each !== key) : [...keys, key]).join(','));
  }

  return <ChoiceList {...props} options={options} chosen={chosen} several onTake={take} />;
}
