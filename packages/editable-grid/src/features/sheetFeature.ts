import type { GridFeature } from '../dom/GridFeature';
import { joinFeatures } from '../dom/joinFeatures';
import { clipboardFeature } from './clipboard/clipboardFeature';
import { fillFeature } from './fill/fillFeature';
import { findFeature } from './find/findFeature';
import { historyFeature } from './history/historyFeature';
import { rangeFeature } from './range/rangeFeature';
import type { RangeModel } from './range/RangeModel';

/** What makes a grid a sheet; loaded as one. */
export const sheetFeature = <Row extends object>(model: RangeModel<Row>): GridFeature<Row> =>
  joinFeatures([
    historyFeature(),
    rangeFeature(model),
    clipboardFeature(model),
    fillFeature(model),
    findFeature(model),
  ]);
