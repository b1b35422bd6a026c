import type { RowGroup } from '../../core/group/RowGroup';
import { meanOf } from '../../core/statistics/meanOf';
import { RowGroups, type GroupRules } from '../../core/group/RowGroups';
import type { Heading } from '../../dom/headings';
import type { FeatureHooks, GridFeature, GridSite } from '../../dom/GridFeature';
import { vacantKeys } from './vacantKeys';
import { VacantRows } from './VacantRows';

export interface GroupContext<Row extends object> extends Pick<
  GroupRules<Row>,
  'by' | 'totals' | 'expanded' | 'textOf'
> {
  /** Text of a heading. @param column title of the column; empty for the totals of all rows */
  heading: (group: RowGroup, column: string) => string;
}

/** Rows in groups: a heading with totals above each group, opened by click or with the arrows. */
export const groupFeature = <Row extends object>(context: () => GroupContext<Row>): GridFeature<Row> => ({
  attach: (site) => attach(site, context),
});

function attach<Row extends object>(site: GridSite<Row>, context: () => GroupContext<Row>): FeatureHooks {
  const { scroller, store, controller } = site;
  const groups = new RowGroups<Row>(() => ({ ...context(), ...store.settings }));
  const headings = new VacantRows(site, { headingOf, level: () => context().by.length + 1 });
  const keys = vacantKeys(site, headings, {
    headingOf,
    parentOf: (rowId) => {
      const parent = groups.get(rowId)?.parent;
      return parent && parent.level > 0 ? parent.id : undefined;
    },
    toggle(rowId) {
      const group = groups.get(rowId);
      if (!group || group.level === 0) return;
      groups.toggle(group);
      regroup();
    },
  });
  /** Some rows belong to another group now. */
  let stale = false;
  scroller.setAttribute('role', 'treegrid');

  function headingOf(rowId: string): Heading | undefined {
    const group = groups.get(rowId);
    if (!group) return undefined;
    const { level, column } = group;
    const title = column === undefined ? '' : (store.column(column)?.title ?? column);
    const text = context().heading(group, title);
    return {
      level,
      text,
      open: level > 0 ? groups.isOpen(group) : undefined,
      total: (key) => totalOf(group, key),
    };
  }

  function totalOf(group: RowGroup, column: string) {
    const total = groups.total(group, column);
    return context().totals[column] === 'average' && typeof total === 'number' ? meanOf(total) : total;
  }

  function regroup() {
    stale = false;
    store.arrange(groups.sight, (rowId) => groups.reveal(store.ledger.indexOf(rowId)));
    store.flush();
    headings.draw();
  }

  const stop = store.subscribe(({ all, rows }) => {
    if (all) return;
    for (const rowId of rows) if (groups.changed(store.ledger.indexOf(rowId))) stale = true;
    // A row does not move to another group under the hand.
    if (stale && !controller.current) return regroup();
    headings.draw();
  });
  regroup();

  return {
    keyDown: (event, place) => keys.keyDown(event, place),
    used(place) {
      if (stale && !place) queueMicrotask(() => stale && !controller.current && regroup());
    },
    drawn: () => headings.draw(),
    detach() {
      keys.stop();
      stop();
      scroller.setAttribute('role', 'grid');
      headings.clear();
      store.arrange(undefined);
      store.flush();
    },
  };
}
