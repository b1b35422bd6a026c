import type { BatchAction } from '../../core/columns/RowAction';
import type { GridKit } from '../../react/GridKit';
import { useStoreValue } from '../../react/useStoreValue';
import { useTexts } from '../../texts/useTexts';

export interface BatchBarProps<Row extends object> {
  kit: GridKit<Row>;
  actions: readonly BatchAction<Row>[];
}

/**
 * Batch actions on the selected rows, their number, and a button that clears the selection; empty without a selection.
 * Rows that a filter hides are left out.
 */
export function BatchBar<Row extends object>({ kit, actions }: BatchBarProps<Row>) {
  const { store, feedback } = kit;
  const texts = useTexts();
  const selected = useStoreValue(store, ({ listedSelection }) => listedSelection.length);
  const some = useStoreValue(store, ({ selection }) => selection.size > 0);

  async function run({ confirm, label, onClick }: BatchAction<Row>) {
    if (store.listedSelection.length === 0) return feedback.notify('warning', texts.selectFirst);
    if (confirm && !(await feedback.confirm(label, confirm))) return;
    onClick(store.listedSelection.map((id) => store.ledger.find(id)).filter((row) => row !== undefined));
  }

  return (
    <div className="gezi-grid-toolbar gezi-batch">
      {some
        ? actions.map((action) => (
            <button
              key={action.key}
              type="button"
              className={`gezi-button${action.danger ? ' gezi-button-danger gezi-button-plain' : ''}`}
              onClick={() => void run(action)}
            >
              {action.label}
            </button>
          ))
        : null}
      <output className="gezi-grid-toolbar-note">{some ? texts.selected(selected) : ''}</output>
      {some ? (
        <button type="button" className="gezi-link" onClick={() => store.clearSelection()}>
          {texts.clearSelection}
        </button>
      ) : null}
    </div>
  );
}
