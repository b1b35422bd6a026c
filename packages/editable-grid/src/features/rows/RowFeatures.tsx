import { Later, lazyPart } from '@gezi/ui';
import type { ResolvedColumn } from '../../core/columns/ResolvedColumn';
import type { SourceTotal } from '../../core/source/SourceRows';
import type { RowLinkage } from '../../core/store/StoreSettings';
import type { SourceState } from '../source/Source';
import type { GridKit } from '../../react/GridKit';
import type { EditableGridProps } from '../../react/EditableGridProps';
import { isArranged, type SheetView } from '../../react/useSheetView';

const RowOrder = lazyPart(async () => (await import('../row-order/RowOrder')).RowOrder);
const RowExpand = lazyPart(async () => (await import('../row-expand/RowExpand')).RowExpand);
const Tree = lazyPart(async () => (await import('../tree/Tree')).Tree);
const Groups = lazyPart(async () => (await import('../group/Groups')).Groups);
const Source = lazyPart(async () => (await import('../source/Source')).Source);
const Comments = lazyPart(async () => (await import('../comments/Comments')).Comments);
const LinkedChoices = lazyPart(async () => (await import('../linkage/LinkedChoices')).LinkedChoices);
const SubForm = lazyPart(async () => (await import('../sub-form/SubForm')).SubForm);
const Details = lazyPart(async () => (await import('../details/Details')).Details);

export interface RowFeaturesProps<Row extends object> extends Omit<EditableGridProps<Row>, 'columns'> {
  kit: GridKit<Row>;
  view: SheetView;
  /** Rows may be added, moved and removed. */
  editable: boolean;
  /** Called with the total height of all open panels, in pixels. */
  onPanelHeight: (height: number) => void;
  columns: readonly ResolvedColumn<Row>[];
  onSourceState: (state: SourceState) => void;
  onSourceTotal: (total: SourceTotal) => void;
  onLinkage: (linkage: RowLinkage<Row> | undefined) => void;
}

/** Row features beyond cells; each part loads on first use. */
export function RowFeatures<Row extends object>(props: RowFeaturesProps<Row>) {
  const { kit, editable, view, tree, group } = props;
  const dragSort = editable && Boolean(props.dragSort) && !tree && !group;
  return (
    <>
      {dragSort ? (
        <Later onFailure={() => kit.keys.drop('rows')}>
          <RowOrder kit={kit} sorted={isArranged(view)} />
        </Later>
      ) : null}
      {props.linkage ? (
        <Later>
          <LinkedChoices kit={kit} columns={props.columns} load={props.linkage} onLinkage={props.onLinkage} />
        </Later>
      ) : null}
      {props.comments ? (
        <Later onFailure={() => kit.keys.drop('comments')}>
          <Comments kit={kit} settings={props.comments} sync={props.sync} view={view} />
        </Later>
      ) : null}
      {props.subForm ? (
        <Later>
          <SubForm kit={kit} settings={props.subForm} />
        </Later>
      ) : null}
      {props.details ? (
        <Later>
          <Details kit={kit} settings={props.details} />
        </Later>
      ) : null}
      {tree ? (
        <Later>
          <Tree kit={kit} settings={tree} />
        </Later>
      ) : null}
      {props.source ? (
        <Later>
          <Source
            kit={kit}
            source={props.source}
            by={group?.by ?? NONE}
            columns={props.columns}
            view={view}
            onState={props.onSourceState}
            onTotal={props.onSourceTotal}
          />
        </Later>
      ) : null}
      {group && group.by.length > 0 && !tree && !props.source ? (
        <Later>
          <Groups key={JSON.stringify([group.by, group.totals])} kit={kit} settings={group} />
        </Later>
      ) : null}
      {props.expand && !tree ? (
        <Later>
          <RowExpand kit={kit} settings={props.expand} onHeight={props.onPanelHeight} />
        </Later>
      ) : null}
    </>
  );
}

const NONE: readonly string[] = [];
