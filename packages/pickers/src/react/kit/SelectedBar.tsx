import { Button } from 'antd';
import type { ReactNode } from 'react';
import type { SelectionStore } from '../../core/selection/createSelectionStore';
import type { Selection } from '../../core/selection/Selection';
import { useTexts } from '../../texts/useTexts';
import { SelectedTag } from './SelectedTag';

export interface SelectedBarProps<Item> {
  selection: Selection<Item>;
  store: SelectionStore<Item>;
  /** Name of an item. */
  nameOf: (item: Item) => string;
  /** Name of keys whose item is unknown; never the key itself. */
  unknownName: string;
  /** More buttons after 清空. */
  extra?: ReactNode;
}

/** Maximum number of tags rendered. */
const SHOWN = 40;

/** Number and names of the selected items, each with a remove button. */
export function SelectedBar<Item>({ selection, store, nameOf, unknownName, extra }: SelectedBarProps<Item>) {
  const texts = useTexts();
  const { keys, known } = selection;
  const name = (key: string) => {
    const item = known.get(key);
    return item === undefined ? unknownName : nameOf(item);
  };
  return (
    <div className="gezi-picker-chosen">
      <output className="gezi-picker-count">{texts.chosen(keys.length)}</output>
      <div className="gezi-picker-tags">
        {keys.slice(0, SHOWN).map((key) => (
          <SelectedTag
            key={key}
            name={name(key)}
            locked={store.rules.disabled?.has(key)}
            onRemove={() => store.deselect([key])}
          />
        ))}
        {keys.length > SHOWN && <span className="gezi-picker-more">{texts.more(keys.length - SHOWN)}</span>}
      </div>
      {keys.length > 0 && (
        <Button type="link" size="small" onClick={store.clear}>
          {texts.clear}
        </Button>
      )}
      {extra}
    </div>
  );
}
