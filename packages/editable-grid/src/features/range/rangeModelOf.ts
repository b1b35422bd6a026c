import { RangeModel } from './RangeModel';
import type { SheetLink } from './SheetLink';

/** The one range model of a sheet. */
export const rangeModelOf = <Row extends object>(link: SheetLink<Row>): RangeModel<Row> =>
  (link.model ??= new RangeModel<Row>(link));
