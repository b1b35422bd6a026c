import type { GridStore } from '../core/store/GridStore';
import { useSheetTexts } from '../texts/sheet/sheetTexts';
import type { GoTo } from './GoTo';
import { useStoreValue } from './useStoreValue';

export interface FailureCountProps<Row extends object> {
  store: GridStore<Row>;
  goTo: GoTo;
}

/** How many cells are not valid, and the way to the first of them. */
export function FailureCount<Row extends object>({ store, goTo }: FailureCountProps<Row>) {
  const texts = useSheetTexts();
  const count = useStoreValue(store, ({ failureCount }) => failureCount);

  async function show() {
    const [first] = await store.checkAll();
    if (first) goTo(first.rowId, first.column);
  }

  return (
    <>
      {texts.failures(count)}
      <button type="button" className="gezi-link" onClick={() => void show()}>
        {texts.showFailure}
      </button>
    </>
  );
}
