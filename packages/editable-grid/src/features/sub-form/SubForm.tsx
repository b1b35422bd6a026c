import { useThemeClass } from '@gezi/ui';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { RowId } from '../../core/rowId';
import type { GridKit } from '../../react/GridKit';
import { dialog } from '../../dom/roles';
import { useFeature } from '../../react/useFeature';
import { useSheetTexts } from '../../texts/sheet/sheetTexts';
import { useTexts } from '../../texts/useTexts';
import { openWithRetries } from './openWithRetries';
import { subFormFeature, type SubFormContext } from './subFormFeature';
import { subFormPlace } from './subFormPlace';

/** A form or table that belongs to a row and opens at it. */
export interface SubFormSettings<Row extends object> {
  /** Heading; default 子表. */
  title?: (row: Row) => string;
  /** Content of the sub-form; a promise is awaited and retried three times if it fails. */
  render: (row: Row, close: () => void) => ReactNode | Promise<ReactNode>;
  /** `click` on a row opens it (default), or only Alt+Enter and `openSubForm` of the API. */
  openOn?: 'click' | 'none';
}

export interface SubFormProps<Row extends object> {
  kit: GridKit<Row>;
  settings: SubFormSettings<Row>;
}

interface Open {
  rowId: RowId;
  /** Moves the focus into it. */
  enter: boolean;
}

type Content = { rowId: RowId; node: ReactNode } | { rowId: RowId; failed: true };

/** The popover below a row, above it near the bottom edge; closes when its row is scrolled out of view. */
export function SubForm<Row extends object>({ kit, settings }: SubFormProps<Row>) {
  const { store } = kit;
  const texts = useSheetTexts();
  const themeClass = useThemeClass();
  const { loading } = useTexts();
  const [open, setOpen] = useState<Open>();
  const [content, setContent] = useState<Content>();
  const box = useRef<HTMLDivElement>(null);
  /** The press under way is in the sub-form, or in something that was opened from it. */
  const pressed = useRef(false);
  const { render } = settings;
  const row = open && store.ledger.find(open.rowId);
  const renderNow = useRef(render);
  useLayoutEffect(() => {
    renderNow.current = render;
  });

  function close() {
    if (open && box.current?.contains(document.activeElement)) {
      const column = kit.parts.current?.controller.current?.column ?? 0;
      kit.parts.current?.controller.focusAt(store.indexOf(open.rowId), column);
    }
    setOpen(undefined);
    setContent(undefined);
  }

  function follow() {
    if (open && box.current && !place(kit, open.rowId, box.current)) close();
  }

  useFeature<Row, SubFormContext>(kit, subFormFeature<Row>, {
    onClick: settings.openOn !== 'none',
    openRow: open?.rowId,
    open: (rowId, enter) => setOpen({ rowId, enter }),
    follow,
  });
  useEffect(() => {
    kit.opens.set('subForm', (rowId) => setOpen({ rowId, enter: true }));
    return () => void kit.opens.delete('subForm');
  }, [kit]);

  const rowId = open?.rowId;
  useEffect(() => {
    if (rowId === undefined) return;
    let current = true;
    const find = () => store.ledger.find(rowId);
    openWithRetries(async () => {
      const row = find();
      return row ? await renderNow.current(row, () => setOpen(undefined)) : null;
    }).then(
      (node) => current && setContent({ rowId, node }),
      () => current && setContent({ rowId, failed: true }),
    );
    return () => {
      current = false;
    };
  }, [rowId, store]);

  useLayoutEffect(() => {
    if (!open || !box.current) return;
    place(kit, open.rowId, box.current);
    if (open.enter) box.current.focus({ preventScroll: true });
  }, [kit, open, content]);

  useEffect(() => {
    if (!open) return;
    const onScroll = () => follow();
    const isElsewhere = (target: EventTarget | null) =>
      !box.current?.contains(target as Node) && isOver(target, kit, open.rowId);
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !isElsewhere(event.target)) close();
    };
    const onPress = ({ target }: Event) => {
      pressed.current = false;
      if ((target as Element).closest('.gezi-scroller, .gezi-popup') || isElsewhere(target)) return;
      // React events of nested popups bubble to the sub-form, wherever they are in the document.
      setTimeout(() => {
        if (!pressed.current) close();
      });
    };
    window.addEventListener('scroll', onScroll, true);
    window.addEventListener('resize', onScroll);
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress, true);
    return () => {
      window.removeEventListener('scroll', onScroll, true);
      window.removeEventListener('resize', onScroll);
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress, true);
    };
  });

  if (!open || !row) return null;
  const shown = content?.rowId === open.rowId ? content : undefined;
  const title = settings.title?.(row) ?? texts.subForm;
  return createPortal(
    <div
      ref={box}
      {...dialog}
      tabIndex={-1}
      aria-label={title}
      className={`gezi-sub-form ${themeClass}`}
      onPointerDownCapture={() => (pressed.current = true)}
    >
      <div className="gezi-sub-form-head">
        <strong>{title}</strong>
        {kit.opens.has('details') ? (
          <button type="button" className="gezi-link" onClick={() => kit.opens.get('details')?.(open.rowId, '')}>
            {texts.details}
          </button>
        ) : null}
        <button type="button" className="gezi-close" aria-label={texts.close} onClick={close} />
      </div>
      <div className="gezi-sub-form-body">
        {!shown ? (
          <output className="gezi-sub-form-wait">
            <span className="gezi-spin" aria-hidden />
            {loading}
          </output>
        ) : 'failed' in shown ? (
          <p role="alert">{texts.subFormFailed}</p>
        ) : (
          shown.node
        )}
      </div>
    </div>,
    document.body,
  );
}

/** Whether the element is in a dialog opened above the row, not in one that contains the grid. */
function isOver<Row extends object>(target: EventTarget | null, kit: GridKit<Row>, rowId: RowId): boolean {
  const over = target instanceof Element && target.closest('[role=dialog], .ant-modal-root');
  const slot = kit.parts.current?.view.slotAt(kit.store.indexOf(rowId));
  return over && slot ? !over.contains(slot.element) : false;
}

/** @returns false if the row is not visible */
function place<Row extends object>(kit: GridKit<Row>, rowId: RowId, box: HTMLElement): boolean {
  const view = kit.parts.current?.view;
  const slot = view?.slotAt(kit.store.indexOf(rowId));
  const scroller = slot?.element.closest('.gezi-scroller');
  if (!slot || !scroller) return false;
  const sight = scroller.getBoundingClientRect();
  const head = scroller.querySelector('.gezi-head')?.clientHeight ?? 0;
  const rows = {
    left: sight.left,
    right: sight.left + scroller.clientWidth,
    top: sight.top + head,
    bottom: sight.bottom,
  };
  const at = subFormPlace(slot.element.getBoundingClientRect(), rows, window.innerHeight);
  if (!at) return false;
  box.dataset.side = at.side;
  box.style.left = `${at.left}px`;
  box.style.width = `${at.width}px`;
  box.style.maxHeight = `${at.maxHeight}px`;
  box.style.top = at.side === 'below' ? `${at.top}px` : 'auto';
  box.style.bottom = at.side === 'above' ? `${at.bottom}px` : 'auto';
  return true;
}
