import type { SourceRows, VacantRow } from '../../core/source/SourceRows';
import type { Heading } from '../../dom/headings';
import type { FeatureHooks, GridFeature, GridSite } from '../../dom/GridFeature';
import { vacantKeys } from '../group/vacantKeys';
import { VacantRows } from '../group/VacantRows';

export interface SourceContext<Row extends object> {
  rows: SourceRows<Row>;
  /** Number of columns that group the rows. */
  levels: number;
  /** Text of a heading, or of a row that could not be loaded. */
  textOf: (vacant: Exclude<VacantRow, { kind: 'loading' }>) => string;
}

/** Milliseconds between requests while scrolling. */
const PAUSE = 60;

/** Rows of a server: loads those that are visible, and shows headings, rows that are loading and failures. */
export const sourceFeature = <Row extends object>(context: () => SourceContext<Row>): GridFeature<Row> => ({
  attach: (site) => attach(site, context),
});

function attach<Row extends object>(site: GridSite<Row>, context: () => SourceContext<Row>): FeatureHooks {
  const { scroller, store, view } = site;
  const headings = new VacantRows(site, { headingOf, level: () => context().levels + 1 });
  const keys = vacantKeys(site, headings, {
    headingOf,
    parentOf: (rowId) => context().rows.parentOf(rowId),
    toggle(rowId) {
      context().rows.toggle(rowId);
      store.flush();
    },
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  if (context().levels > 0) scroller.setAttribute('role', 'treegrid');

  function headingOf(rowId: string): Heading | undefined {
    const vacant = context().rows.vacantRow(rowId);
    if (!vacant || vacant.kind === 'loading') return undefined;
    const isGroup = vacant.kind === 'group';
    return {
      level: vacant.level,
      open: isGroup ? vacant.open : undefined,
      text: context().textOf(vacant),
      total: (column) => (isGroup ? vacant.group.totals?.[column] : undefined),
    };
  }

  function load() {
    timer = undefined;
    // Not a range: the active row may be far from the visible ones.
    context().rows.want([...view.slots()].map(({ index }) => index));
    headings.draw();
  }

  store.arrange(context().rows.arrange);
  store.flush();

  return {
    keyDown: (event, place) => keys.keyDown(event, place),
    drawn() {
      headings.draw();
      timer ??= setTimeout(load, PAUSE);
    },
    detach() {
      clearTimeout(timer);
      keys.stop();
      context().rows.stop();
      scroller.setAttribute('role', 'grid');
      headings.clear();
      store.arrange(undefined);
      store.flush();
    },
  };
}
