import { Button } from 'antd';
import type { ReactNode } from 'react';
import type { SelectionStore } from '../../core/selection/createSelectionStore';
import type { Selection } from '../../core/selection/Selection';
import { useTexts } from '../../texts/useTexts';
import { SelectedTag } from './SelectedTag';

export interface SelectedBarProps<Item> {
  selection: Selection<Item>;
  store: SelectionStore<Item>;
  /** What an item is called. */
  nameOf: (item: Item) => string;
  /** What stands for a key nobody knows the item of; never the key itself. */
  unknownName: string;
  /** More buttons behind 清空. */
  extra?: ReactNode;
}

/** More tags than anybody reads slow a dialog down. */
const SHOWN = 40;

/** How many are chosen and which, each with a way to give it up. */
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
            onRemove={() => store.giveUp([key])}
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
