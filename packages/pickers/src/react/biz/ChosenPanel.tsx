import { DeleteOutlined } from '@ant-design/icons';
import { EmptyState } from '@gezi/ui';
import { Button } from 'antd';
import { useState } from 'react';
import type { SelectionStore } from '../../core/selection/createSelectionStore';
import type { Selection } from '../../core/selection/Selection';
import { useTexts } from '../../texts/useTexts';

export interface ChosenPanelProps<Item> {
  selection: Selection<Item>;
  store: SelectionStore<Item>;
  nameOf: (item: Item) => string;
  /** Name of keys whose item is unknown. */
  unknownName: string;
}

/** Rows rendered initially and per click on 显示更多: thousands at once would block the dialog. */
const STEP = 100;

/** List of the selected items, each with a delete button (B§2). */
export function ChosenPanel<Item>({ selection, store, nameOf, unknownName }: ChosenPanelProps<Item>) {
  const texts = useTexts();
  const [shown, setShown] = useState(STEP);
  const { keys, known } = selection;
  const name = (key: string) => {
    const item = known.get(key);
    return item === undefined ? unknownName : nameOf(item);
  };
  return (
    <section className="gezi-biz-chosen" aria-label={texts.biz.chosen}>
      <div className="gezi-biz-chosen-head">
        <output>{texts.chosen(keys.length)}</output>
        {keys.length > 0 && (
          <Button type="link" size="small" onClick={store.clear}>
            {texts.clear}
          </Button>
        )}
      </div>
      {keys.length === 0 && <EmptyState compact title={texts.nothingChosen} />}
      <ul>
        {keys.slice(0, shown).map((key) => (
          <li key={key}>
            <span title={name(key)}>{name(key)}</span>
            <Button
              type="text"
              size="small"
              aria-label={`${texts.biz.remove} ${name(key)}`}
              icon={<DeleteOutlined aria-hidden />}
              disabled={store.rules.disabled?.has(key)}
              onClick={() => store.deselect([key])}
            />
          </li>
        ))}
      </ul>
      {keys.length > shown && (
        <Button type="link" size="small" onClick={() => setShown(shown + STEP)}>
          {texts.showMore(keys.length - shown)}
        </Button>
      )}
    </section>
  );
}
