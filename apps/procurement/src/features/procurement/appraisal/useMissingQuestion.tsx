import { App } from 'antd';
import type { missingCells } from './core/scoreEntries';
import { useTexts } from './texts';

/** Missing scores that the message names. */
const NAMED = 6;

/** Asks before scores are submitted, or says what is missing. */
export function useMissingQuestion() {
  const texts = useTexts();
  const { modal } = App.useApp();
  return (missing: ReturnType<typeof missingCells>, onSubmit: () => void) => {
    if (missing.length === 0) {
      void modal.confirm({
        title: texts.submitConfirm,
        content: texts.submitHint,
        okText: texts.submit,
        cancelText: texts.cancel,
        onOk: onSubmit,
      });
      return;
    }
    void modal.warning({
      title: texts.missingTitle(missing.length),
      okText: texts.close,
      content: (
        <ul className="gezi-score-missing">
          {missing.slice(0, NAMED).map(({ bidId, supplierName, itemName }) => (
            <li key={`${bidId} ${itemName}`}>{texts.missingCell(supplierName, itemName)}</li>
          ))}
          {missing.length > NAMED && <li>{texts.missingMore(missing.length - NAMED)}</li>}
        </ul>
      ),
    });
  };
}
