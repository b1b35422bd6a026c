import { lazy } from 'react';
import type { ReactNode } from 'react';
import type { ResolvedColumn } from '../../core/columns/ResolvedColumn';
import type { SortState } from '../../core/view/sortOrder';
import type { RowLinkage } from '../../core/store/StoreSettings';
import type { ContextMenuProps } from '../context-menu/ContextMenu';
import type { ChangeMenu } from '../context-menu/MenuPlace';
import { rangeModelOf } from '../range/rangeModelOf';
import type { SheetLink } from '../range/SheetLink';
import type { CommentsProps } from '../comments/Comments';
import type { LinkedChoicesProps } from '../linkage/LinkedChoices';
import type { DetailsProps } from '../details/Details';
import type { SubFormProps } from '../sub-form/SubForm';
import type { RowExpandProps } from '../row-expand/RowExpand';
import type { RowOrderProps } from '../row-order/RowOrder';
import type { GroupsProps } from '../group/Groups';
import type { SourceProps, SourceState } from '../source/Source';
import type { TreeProps } from '../tree/Tree';
import type { GridKit } from '../../react/GridKit';
import { Later } from '../../react/Later';
import { lazyPart } from '../../react/lazyPart';
import type { EditableGridProps } from '../../react/EditableGridProps';
import type { SheetView } from '../../react/useSheetView';

const RowOrder = lazyPart(async () => ({
  default: (await import('../row-order/RowOrder')).RowOrder,
})) as <Row extends object>(props: RowOrderProps<Row>) => ReactNode;

const ContextMenu = lazyPart(async () => ({
  default: (await import('../context-menu/ContextMenu')).ContextMenu,
})) as <Row extends object>(props: ContextMenuProps<Row>) => ReactNode;

const RowExpand = lazyPart(async () => ({
  default: (await import('../row-expand/RowExpand')).RowExpand,
})) as <Row extends object>(props: RowExpandProps<Row>) => ReactNode;

const Tree = lazy(async () => ({ default: (await import('../tree/Tree')).Tree })) as <Row extends object>(
  props: TreeProps<Row>,
) => ReactNode;

const Groups = lazy(async () => ({ default: (await import('../group/Groups')).Groups })) as <Row extends object>(
  props: GroupsProps<Row>,
) => ReactNode;

const Source = lazy(async () => ({ default: (await import('../source/Source')).Source })) as <Row extends object>(
  props: SourceProps<Row>,
) => ReactNode;

const Comments = lazyPart(async () => ({
  default: (await import('../comments/Comments')).Comments,
})) as <Row extends object>(props: CommentsProps<Row>) => ReactNode;

const LinkedChoices = lazy(async () => ({
  default: (await import('../linkage/LinkedChoices')).LinkedChoices,
})) as <Row extends object>(props: LinkedChoicesProps<Row>) => ReactNode;

const SubForm = lazyPart(async () => ({
  default: (await import('../sub-form/SubForm')).SubForm,
})) as <Row extends object>(props: SubFormProps<Row>) => ReactNode;
const Details = lazyPart(async () => ({
  default: (await import('../details/Details')).Details,
})) as <Row extends object>(props: DetailsProps<Row>) => ReactNode;

export interface RowFeaturesProps<Row extends object> extends Omit<
  EditableGridProps<Row>,
  'columns' | 'contextMenu' | 'spreadsheet'
> {
  kit: GridKit<Row>;
  link: SheetLink<Row>;
  view: SheetView;
  /** Rows may be added, moved and removed. */
  editable: boolean;
  spreadsheet: boolean;
  contextMenu: boolean | ChangeMenu<Row>;
  onSort: (sorts: readonly SortState[]) => void;
  onFilter: (key: string, anchor: HTMLElement) => void;
  /** Called with the total height of all open panels, in pixels. */
  onPanelHeight: (height: number) => void;
  columns: readonly ResolvedColumn<Row>[];
  onSourceState: (state: SourceState) => void;
  onLinkage: (linkage: RowLinkage<Row> | undefined) => void;
}

/** Row features beyond cells; each part loads on first use. */
export function RowFeatures<Row extends object>(props: RowFeaturesProps<Row>) {
  const { kit, editable, view, tree, group, contextMenu, link, excluded = [] } = props;
  const dragSort = editable && Boolean(props.dragSort) && !tree && !group;
  return (
    <>
      {dragSort ? (
        <Later kit={kit} keys="rows">
          <RowOrder kit={kit} sorted={view.sorts.length > 0 || Object.keys(view.filters).length > 0} />
        </Later>
      ) : null}
      {contextMenu ? (
        <Later kit={kit}>
          <ContextMenu
            kit={kit}
            link={link}
            model={rangeModelOf(link)}
            view={view}
            cells={props.spreadsheet}
            change={typeof contextMenu === 'function' ? contextMenu : undefined}
            readOnly={props.readOnly === true}
            disabled={props.disabled === true}
            changesRows={Boolean(props.toolbar || props.dragSort)}
            movesRows={dragSort}
            isTree={tree !== undefined}
            excluded={excluded}
            sortsOnServer={props.onSortChange !== undefined}
            filtersOnServer={props.onFiltersChange !== undefined}
            onSort={props.onSort}
            onFilter={props.onFilter}
          />
        </Later>
      ) : null}
      {props.linkage ? (
        <Later kit={kit}>
          <LinkedChoices kit={kit} columns={props.columns} load={props.linkage} onLinkage={props.onLinkage} />
        </Later>
      ) : null}
      {props.comments ? (
        <Later kit={kit} keys="comments">
          <Comments kit={kit} settings={props.comments} sync={props.sync} />
        </Later>
      ) : null}
      {props.subForm ? (
        <Later kit={kit}>
          <SubForm kit={kit} settings={props.subForm} />
        </Later>
      ) : null}
      {props.details ? (
        <Later kit={kit}>
          <Details kit={kit} settings={props.details} />
        </Later>
      ) : null}
      {tree ? (
        <Later kit={kit}>
          <Tree kit={kit} settings={tree} />
        </Later>
      ) : null}
      {props.source ? (
        <Later kit={kit}>
          <Source
            kit={kit}
            source={props.source}
            by={group?.by ?? NONE}
            columns={props.columns}
            view={view}
            onState={props.onSourceState}
          />
        </Later>
      ) : null}
      {group && group.by.length > 0 && !tree && !props.source ? (
        <Later kit={kit}>
          <Groups key={JSON.stringify([group.by, group.totals])} kit={kit} settings={group} />
        </Later>
      ) : null}
      {props.expand && !tree ? (
        <Later kit={kit}>
          <RowExpand kit={kit} settings={props.expand} onHeight={props.onPanelHeight} />
        </Later>
      ) : null}
    </>
  );
}

const NONE: readonly string[] = [];
