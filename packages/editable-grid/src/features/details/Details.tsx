import { DescriptionGrid, Dialog } from '@gezi/ui';
import { Button } from 'antd';
import { useEffect, useState, type ReactNode } from 'react';
import { fieldOf, type RowId } from '../../core/rowId';
import type { GridFeature } from '../../dom/GridFeature';
import type { GridKit } from '../../react/GridKit';
import { useFeature } from '../../react/useFeature';
import { useSheetTexts } from '../../texts/sheet/sheetTexts';

/** A row, whole, in a dialog. */
export interface DetailsSettings<Row extends object> {
  /** Heading; default 详情. */
  title?: (row: Row) => string;
  /** Default: every column with its value. */
  render?: (row: Row) => ReactNode;
  /** Pixels; default 800. */
  width?: number;
}

export interface DetailsProps<Row extends object> {
  kit: GridKit<Row>;
  settings: DetailsSettings<Row>;
}

/**
 * Dialog with all fields of a row; opened by double-click, by Alt+Enter if there is no sub-form, or by the API; has
 * buttons for the previous and next row.
 */
export function Details<Row extends object>({ kit, settings }: DetailsProps<Row>) {
  const { store, parts } = kit;
  const texts = useSheetTexts();
  const [rowId, setRowId] = useState<RowId>();
  useFeature<Row, DetailsContext>(kit, detailsFeature<Row>, { open: setRowId, byKey: () => !kit.opens.has('subForm') });
  useEffect(() => {
    kit.opens.set('details', setRowId);
    return () => void kit.opens.delete('details');
  }, [kit]);

  const row = rowId === undefined ? undefined : store.ledger.find(rowId);
  const index = rowId === undefined ? -1 : store.indexOf(rowId);
  const number = index + (parts.current?.view.options.firstNumber ?? 1);

  function step(by: number) {
    const next = store.rowAt(index + by);
    if (next) setRowId(store.ledger.idOf(next));
  }

  return (
    <Dialog
      open={row !== undefined}
      title={row && (settings.title?.(row) ?? texts.details)}
      width={settings.width ?? 800}
      onCancel={() => setRowId(undefined)}
      footer={
        <div className="gezi-details-foot">
          <span>{texts.rowOf(number, store.size)}</span>
          <Button disabled={index <= 0} onClick={() => step(-1)}>
            {texts.previousRow}
          </Button>
          <Button disabled={index < 0 || index >= store.size - 1} onClick={() => step(1)}>
            {texts.nextRow}
          </Button>
          <Button type="primary" onClick={() => setRowId(undefined)}>
            {texts.close}
          </Button>
        </div>
      }
    >
      {row ? (
        <div className="gezi-details">{settings.render ? settings.render(row) : <AllFields kit={kit} row={row} />}</div>
      ) : null}
    </Dialog>
  );
}

function AllFields<Row extends object>({ kit: { store }, row }: { kit: GridKit<Row>; row: Row }) {
  const texts = useSheetTexts();
  const { columns, define } = store.settings;
  const items = columns
    .filter(({ type = 'normal' }) => !['none', 'lead'].includes(define(type).control) && type !== 'row-actions')
    .map((column) => {
      const own = store.columnFor(row, column);
      const definition = define(column.type ?? 'normal');
      const value = fieldOf(row, column.key);
      return {
        key: column.key,
        label: column.title ?? column.key,
        value: definition.switched
          ? texts[definition.switched(value, own) ? 'yes' : 'no']
          : definition.format(value, own),
        wide: definition.multiline ?? false,
      };
    });
  return <DescriptionGrid items={items} />;
}

interface DetailsContext {
  open: (rowId: RowId) => void;
  /** Alt+Enter is not the sub-form's. */
  byKey: () => boolean;
}

const detailsFeature = <Row extends object>(context: () => DetailsContext): GridFeature<Row> => ({
  attach({ scroller, controller }) {
    function onDoubleClick({ target }: MouseEvent) {
      const place = controller.placeOf(target);
      // Twice into a text marks a word.
      const typing = target instanceof Element && target.closest('input, textarea, button, a, [role=button]');
      if (place && !typing) context().open(place.slot.rowId);
    }
    scroller.addEventListener('dblclick', onDoubleClick);
    return {
      keyDown({ key, altKey }, place) {
        if (key !== 'Enter' || !altKey || !context().byKey()) return false;
        context().open(place.rowId);
        return true;
      },
      detach: () => scroller.removeEventListener('dblclick', onDoubleClick),
    };
  },
});
