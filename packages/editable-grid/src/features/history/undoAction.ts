import type { Transaction } from '../../core/ledger/ChangeLog';
import type { GridSite } from '../../dom/GridFeature';
import type { MessageAction } from '../../react/Feedback';
import { sheetTexts } from '../../texts/sheet/sheetTexts';
import type { SheetCalls } from '../SheetCalls';
import { travel } from './travel';

/** The undo button of a message about one step; refused once another step is the newest. */
export function undoAction<Row extends object>(
  site: Pick<GridSite<Row>, 'store' | 'controller'>,
  steps: Transaction<Row>,
  { locale, notify }: SheetCalls,
): MessageAction {
  const texts = sheetTexts(locale);
  return {
    label: texts.undo,
    run() {
      if (site.store.log.done.at(-1) === steps) travel(site, true);
      else notify('warning', texts.changedSince);
    },
  };
}
