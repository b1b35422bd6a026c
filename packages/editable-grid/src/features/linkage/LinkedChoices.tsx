import type { GridKit } from '../../react/GridKit';
import { useFeature } from '../../react/useFeature';
import { linkageFeature, type LinkageContext } from './linkageFeature';

export interface LinkedChoicesProps<Row extends object> extends LinkageContext<Row> {
  kit: GridKit<Row>;
}

/** Linked columns (`linkageKey`), while mounted. */
export function LinkedChoices<Row extends object>({ kit, columns, load, onLinkage }: LinkedChoicesProps<Row>) {
  useFeature<Row, LinkageContext<Row>>(kit, linkageFeature<Row>, { columns, load, onLinkage });
  return null;
}
