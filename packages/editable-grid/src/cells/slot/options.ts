import type { ContentOptions } from '../normal/options';

/** Options of a cell whose content is the application's, also where the row has no field of the column's key. */
export type SlotOptions<Row extends object> = Required<ContentOptions<Row>>;
