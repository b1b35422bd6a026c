import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { CellDefinition } from '../../core/cells/CellDefinition';
import type { ResolvedColumn } from '../../core/columns/ResolvedColumn';
import { choicesOf } from '../../core/filter/choicesOf';
import type { GridStore } from '../../core/store/GridStore';
import { useSheetTexts } from '../../texts/sheet/sheetTexts';
import { waitForNames, namesMissing } from '../names/waitForNames';
import { choiceLabel } from './describeFilter';

export interface ChoiceFieldsProps<Row extends object> {
  column: ResolvedColumn<Row>;
  definition: CellDefinition;
  store: GridStore<Row>;
  values: readonly string[];
  /** Empty cells can be chosen although no loaded row has one: the server filters. */
  offersEmpty: boolean;
  onChange: (values: readonly string[]) => void;
}

/** Choices from which a search is offered. */
const MANY = 8;

/** The texts of a column as checkboxes; checked ones stay visible. */
export function ChoiceFields<Row extends object>(props: ChoiceFieldsProps<Row>) {
  const { column, definition, store, values, offersEmpty, onChange } = props;
  const texts = useSheetTexts();
  const [query, setQuery] = useState('');
  const read = () => choicesOf(store.ledger.rows, column, definition, (row) => store.columnFor(row, column));
  const [choices, setChoices] = useState(read);
  const now = useRef({ column, read });
  useLayoutEffect(() => {
    now.current = { column, read };
  });
  useEffect(() => {
    // Names and linked choices requested by formatting arrive later.
    let open = true;
    const { rows } = store.ledger;
    const named = { read: () => [now.current], columnFor: (row: Row, own: typeof column) => store.columnFor(row, own) };
    if (namesMissing(rows, named.read(), named.columnFor))
      void waitForNames(rows, named, '').then(
        () => open && setChoices(now.current.read()),
        // Those that do not come stay as they are read in the grid.
        () => undefined,
      );
    return () => {
      open = false;
    };
  }, [store]);
  const ticked = new Set(values);
  const wanted = query.trim().toLocaleLowerCase();
  const labelOf = (text: string) => choiceLabel(text, column, definition, texts);
  const offered = offersEmpty && !choices.includes('') ? [...choices, ''] : choices;
  const matching = offered.filter((text) => labelOf(text).toLocaleLowerCase().includes(wanted));

  return (
    <>
      {offered.length > MANY ? (
        <input
          type="search"
          className="gezi-input"
          aria-label={texts.searchChoices}
          placeholder={texts.searchChoices}
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
      ) : null}
      <ul className="gezi-choices">
        {matching.map((text) => (
          <li key={text}>
            <label>
              <input
                type="checkbox"
                className="gezi-check"
                checked={ticked.has(text)}
                onChange={({ target }) =>
                  onChange(target.checked ? [...values, text] : values.filter((each) => each !== text))
                }
              />
              <span>{labelOf(text)}</span>
            </label>
          </li>
        ))}
        {matching.length === 0 ? <li className="gezi-columns-none">{texts.noChoices}</li> : null}
      </ul>
    </>
  );
}
