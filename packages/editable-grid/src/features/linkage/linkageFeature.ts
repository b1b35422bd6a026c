import type { ResolvedColumn } from '../../core/columns/ResolvedColumn';
import { Linkage, type LoadChoices } from '../../core/linkage/Linkage';
import type { RowLinkage } from '../../core/store/StoreSettings';
import type { GridFeature } from '../../dom/GridFeature';

export interface LinkageContext<Row extends object> {
  columns: readonly ResolvedColumn<Row>[];
  load: LoadChoices;
  /** Receives the active linkage; `undefined` when it ends. */
  onLinkage: (linkage: RowLinkage<Row> | undefined) => void;
}

/** Dependent selects: redraws the cells and the open list when choices arrive. */
export const linkageFeature = <Row extends object>(context: () => LinkageContext<Row>): GridFeature<Row> => ({
  attach({ store, view, popup, controller }) {
    const linkage = new Linkage<Row>(() => {
      const { columns, load } = context();
      return { columns, load, onChange };
    });

    function onChange(key: string) {
      // Sorting and filtering use displayed texts.
      if (store.sorts.some((sort) => sort.column === key) || store.filters[key]) store.configure(store.settings);
      view.adopt(view.options);
      const row = controller.current && store.ledger.find(controller.current.rowId);
      const column = store.column(key);
      if (row && column && popup.request?.column.key === key) popup.renew(store.columnFor(row, column));
    }

    context().onLinkage(linkage);
    return { detach: () => context().onLinkage(undefined) };
  },
});
