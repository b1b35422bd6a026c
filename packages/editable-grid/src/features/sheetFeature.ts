import type { GridFeature } from '../dom/GridFeature';
import { joinFeatures } from '../dom/joinFeatures';
import { clipboardFeature } from './clipboard/clipboardFeature';
import { contextMenuFeature } from './context-menu/contextMenuFeature';
import { fillFeature } from './fill/fillFeature';
import { findFeature } from './find/findFeature';
import { historyFeature } from './history/historyFeature';
import { rangeFeature } from './range/rangeFeature';
import { rangeModelOf } from './range/rangeModelOf';
import type { SheetLink } from './range/SheetLink';

export { notifyDropped } from './notifyDropped';

/**
 * The context menu and the spreadsheet features, loaded together.
 *
 * @param spreadsheet ranges, clipboard, fill, undo keys and find; otherwise only the menu
 */
export function sheetFeature<Row extends object>(link: SheetLink<Row>, spreadsheet: boolean): GridFeature<Row> {
  const model = rangeModelOf(link);
  const menu = contextMenuFeature(link);
  if (!spreadsheet) return menu;
  return joinFeatures([
    menu,
    historyFeature(),
    rangeFeature(model),
    clipboardFeature(model),
    fillFeature(model),
    findFeature(model),
  ]);
}
