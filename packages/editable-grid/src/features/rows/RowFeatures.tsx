import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import type { ResolvedColumn } from '../../core/columns/ResolvedColumn';
import type { RowLinkage } from '../../core/store/StoreSettings';
import type { LinkedChoicesProps } from '../linkage/LinkedChoices';
import type { DetailsProps } from '../details/Details';
import type { SubFormProps } from '../sub-form/SubForm';
import type { RowExpandProps } from '../row-expand/RowExpand';
import type { RowOrderProps } from '../row-order/RowOrder';
import type { TreeProps } from '../tree/Tree';
import type { GridKit } from '../../react/GridKit';
import type { RowProps } from '../../react/RowProps';

const RowOrder = lazy(async () => ({
  default: (await import('../row-order/RowOrder')).RowOrder,
})) as <Row extends object>(props: RowOrderProps<Row>) => ReactNode;

const RowExpand = lazy(async () => ({
  default: (await import('../row-expand/RowExpand')).RowExpand,
})) as <Row extends object>(props: RowExpandProps<Row>) => ReactNode;

const Tree = lazy(async () => ({ default: (await import('../tree/Tree')).Tree })) as <Row extends object>(
  props: TreeProps<Row>,
) => ReactNode;

const LinkedChoices = lazy(async () => ({
  default: (await import('../linkage/LinkedChoices')).LinkedChoices,
})) as <Row extends object>(props: LinkedChoicesProps<Row>) => ReactNode;

const SubForm = lazy(async () => ({
  default: (await import('../sub-form/SubForm')).SubForm,
})) as <Row extends object>(props: SubFormProps<Row>) => ReactNode;
const Details = lazy(async () => ({
  default: (await import('../details/Details')).Details,
})) as <Row extends object>(props: DetailsProps<Row>) => ReactNode;

export interface RowFeaturesProps<Row extends object> extends Omit<
  RowProps<Row>,
  'rowActions' | 'rowName' | 'maxRowActions'
> {
  kit: GridKit<Row>;
  /** Rows may be added, moved and removed. */
  editable: boolean;
  /** The rows are sorted or filtered. */
  sorted: boolean;
  /** Called with the total height of all open panels, in pixels. */
  onPanelHeight: (height: number) => void;
  columns: readonly ResolvedColumn<Row>[];
  onLinkage: (linkage: RowLinkage<Row> | undefined) => void;
}

/** Row features beyond cells; each part loads on first use. */
export function RowFeatures<Row extends object>(props: RowFeaturesProps<Row>) {
  const { kit, editable, sorted, dragSort = false, rowMenu = dragSort !== false, excluded } = props;
  return (
    <Suspense fallback={null}>
      {editable && (dragSort || rowMenu) ? (
        <RowOrder kit={kit} sorted={sorted} menu={rowMenu} excluded={excluded} />
      ) : null}
      {props.linkage ? (
        <LinkedChoices kit={kit} columns={props.columns} load={props.linkage} onLinkage={props.onLinkage} />
      ) : null}
      {props.subForm ? <SubForm kit={kit} settings={props.subForm} /> : null}
      {props.details ? <Details kit={kit} settings={props.details} /> : null}
      {props.tree ? <Tree kit={kit} settings={props.tree} /> : null}
      {props.expand ? <RowExpand kit={kit} settings={props.expand} onHeight={props.onPanelHeight} /> : null}
    </Suspense>
  );
}
