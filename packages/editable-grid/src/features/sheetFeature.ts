import type { GridFeature } from '../dom/GridFeature';
import { joinFeatures } from '../dom/joinFeatures';
import { clipboardFeature } from './clipboard/clipboardFeature';
import { fillFeature } from './fill/fillFeature';
import { findFeature } from './find/findFeature';
import { historyFeature } from './history/historyFeature';
import { rangeFeature } from './range/rangeFeature';
import { rangeModelOf } from './range/rangeModelOf';
import type { SheetLink } from './range/SheetLink';

/** The spreadsheet features, loaded together. */
export function sheetFeature<Row extends object>(link: SheetLink<Row>): GridFeature<Row> {
  const model = rangeModelOf(link);
  return joinFeatures([
    historyFeature(),
    rangeFeature(model),
    clipboardFeature(model),
    fillFeature(model),
    findFeature(model),
  ]);
}
