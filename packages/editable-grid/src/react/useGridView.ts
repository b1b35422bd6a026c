import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { GridStore } from '../core/store/GridStore';
import { CellTip } from '../dom/CellTip';
import { GridController, type ControllerSettings } from '../dom/GridController';
import { GridView } from '../dom/GridView';
import type { GridFeature } from '../dom/GridFeature';
import type { GridViewOptions } from '../dom/GridViewOptions';
import type { Popup } from '../dom/Popup';
import { columnSignature } from './columnSignature';
import type { SeenRoom } from './useRoom';

export interface GridParts<Row extends object> {
  view: GridView<Row>;
  controller: GridController<Row>;
}

interface Elements {
  frame: RefObject<HTMLElement | null>;
  scroller: RefObject<HTMLElement | null>;
  body: RefObject<HTMLElement | null>;
}

/**
 * Creates view and controller of a grid while its elements are mounted.
 *
 * @param attach called with them, and with null on unmount
 * @param options `undefined` until the visible width has been measured, if needed
 * @param seen the last measured width
 */
export function useGridView<Row extends object>(
  { frame, scroller, body }: Elements,
  attach: (parts: GridParts<Row> | null) => void,
  store: GridStore<Row>,
  popup: Popup,
  options: GridViewOptions<Row> | undefined,
  settings: ControllerSettings<Row>,
  features: readonly GridFeature<Row>[],
  id: string,
  seen: SeenRoom,
): void {
  const parts = useRef<GridParts<Row>>(null);
  const ready = options !== undefined;
  const drawn = useRef<{ options: GridViewOptions<Row>; signature: string }>(null);
  const latest = useRef(options);

  useLayoutEffect(() => {
    latest.current = options;
  });

  useLayoutEffect(() => {
    const first = latest.current;
    if (!ready || !first || !frame.current || !scroller.current || !body.current) return;
    const tip = new CellTip(frame.current, `${id}-tip`);
    // The width was measured after this was drawn.
    const view = new GridView(scroller.current, body.current, store, { ...first, width: seen.width ?? first.width });
    const controller = new GridController({
      frame: frame.current,
      scroller: scroller.current,
      store,
      view,
      popup,
      tip,
    });
    parts.current = { view, controller };
    attach(parts.current);
    drawn.current = { options: first, signature: columnSignature(first.layout) };
    const follow = () => controller.follow();
    window.addEventListener('scroll', follow, true);
    return () => {
      window.removeEventListener('scroll', follow, true);
      parts.current = null;
      attach(null);
      drawn.current = null;
      controller.destroy();
      view.destroy();
      tip.destroy();
    };
  }, [ready, attach, frame, scroller, body, store, popup, id, seen]);

  useLayoutEffect(() => {
    const before = drawn.current;
    if (!options || !parts.current || !before || before.options === options) return;
    const signature = columnSignature(options.layout);
    const { view } = parts.current;
    if (signature === before.signature && isSameAppearance(before.options, options)) view.adopt(options);
    else view.configure(options);
    drawn.current = { options, signature };
  }, [options]);

  useLayoutEffect(() => {
    if (parts.current) parts.current.controller.settings = settings;
  });

  useLayoutEffect(() => {
    parts.current?.controller.show(features);
  }, [ready, features, frame, scroller, body, store, popup, id]);
}

// Anything that the elements of a row are built from.
const isSameAppearance = <Row extends object>(a: GridViewOptions<Row>, b: GridViewOptions<Row>): boolean =>
  a.registry === b.registry &&
  a.texts === b.texts &&
  a.alwaysEdit === b.alwaysEdit &&
  a.readOnly === b.readOnly &&
  a.selection === b.selection &&
  a.changeMarks === b.changeMarks &&
  a.rowHeight === b.rowHeight &&
  a.controlHeight === b.controlHeight;
