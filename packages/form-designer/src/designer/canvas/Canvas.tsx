import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { ROOT, type NodeKey } from '../../core/document/FormDocument';
import { booleanMember } from '../../core/document/members';
import { formLook } from '../../runtime/layout/formLook';
import { useFromStore, useNode, useStore } from '../store/designerContext';
import { useTexts } from '../texts/useTexts';
import { CanvasItem } from './CanvasItem';
import { ItemView } from './itemView';
import { labelAt, LabelEditor, type EditedLabel } from './LabelEditor';

export interface CanvasProps {
  /** Opens the menu of the selected component at this point of the window. */
  onMenu: (x: number, y: number) => void;
  onTool: (tool: 'duplicate' | 'remove') => void;
  onKey: (event: KeyboardEvent) => void;
  /** The selected text for the clipboard. */
  onCopy: () => string | undefined;
  onCut: () => string | undefined;
  onPaste: (text: string) => void;
  /** Offered on an empty board. */
  onAdd: () => void;
  /** Offered on an empty board. */
  onTemplates: () => void;
  /** As wide as a phone. */
  narrow: boolean;
  scroller: React.RefObject<HTMLDivElement | null>;
}

/** The form as it will look; its components can be selected, moved and changed. One listener per event. */
export function Canvas(props: CanvasProps) {
  const { onMenu, onTool, onKey, onCopy, onCut, onPaste, onAdd, onTemplates, narrow, scroller } = props;
  const texts = useTexts();
  const store = useStore();
  const root = useNode(ROOT);
  const config = useFromStore(({ document }) => document.config);
  const primary = useFromStore(({ selection }) => selection.primary);
  const request = useFromStore((each) => each.focusRequest);
  const tree = useRef<HTMLDivElement>(null);
  const [edited, setEdited] = useState<EditedLabel>();
  const items = root?.children ?? [];
  const empty = items.length === 0;

  useLayoutEffect(() => {
    if (!request || !tree.current) return;
    const element =
      request.key === ROOT
        ? undefined
        : tree.current.querySelector<HTMLElement>(`[data-key="${CSS.escape(request.key)}"]`);
    (element ?? tree.current).focus({ preventScroll: true });
    element?.scrollIntoView({ block: 'nearest' });
  }, [request]);

  function press(event: MouseEvent) {
    const target = event.target as Element;
    const tool = target.closest<HTMLElement>('[data-tool]');
    if (tool) {
      const { left, bottom } = tool.getBoundingClientRect();
      const name = tool.dataset['tool'];
      if (name === 'menu') onMenu(left, bottom + 4);
      else onTool(name === 'remove' ? 'remove' : 'duplicate');
      return;
    }
    const key = keyAt(target);
    if (key === undefined) {
      store.select([]);
      tree.current?.focus({ preventScroll: true });
      return;
    }
    if (event.shiftKey) store.extend(key);
    else if (event.ctrlKey || event.metaKey) store.toggle(key);
    else if (store.selection.primary !== key || store.selection.keys.size > 1) store.select([key]);
    focusOn(key);
  }

  function focusOn(key: NodeKey) {
    tree.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)?.focus({ preventScroll: true });
  }

  function menu(event: MouseEvent) {
    const key = keyAt(event.target as Element);
    event.preventDefault();
    if (key !== undefined && !store.selection.keys.has(key)) store.select([key]);
    // A menu opened by a key has no pointer position.
    const element =
      event.clientX === 0 && key !== undefined ? tree.current?.querySelector(`[data-key="${CSS.escape(key)}"]`) : null;
    const box = element?.getBoundingClientRect();
    onMenu(box ? box.left + 24 : event.clientX, box ? box.top + 24 : event.clientY);
  }

  const look = formLook(config);
  const className = [
    `gezi-form gezi-form-${look.size} gezi-form-labels-${look.position} gezi-fd-form`,
    booleanMember(config, 'disabled') && 'gezi-fd-form-off',
    narrow && 'gezi-fd-form-narrow',
    empty && 'gezi-fd-form-empty',
  ];
  return (
    <div ref={scroller} className="gezi-fd-canvas">
      <div
        ref={tree}
        role="tree"
        aria-label={texts.canvas}
        aria-multiselectable
        // The selected component is the tab stop, or the canvas if there is none.
        tabIndex={primary === null ? 0 : -1}
        data-zone={ROOT}
        className={className.filter(Boolean).join(' ')}
        style={look.style}
        onClick={press}
        onDoubleClick={({ target }) => {
          if (scroller.current) setEdited(labelAt(target as Element, scroller.current));
        }}
        onContextMenu={menu}
        onKeyDown={onKey}
        onCopy={(event) => hand(event, onCopy())}
        onCut={(event) => hand(event, onCut())}
        onPaste={(event) => {
          event.preventDefault();
          onPaste(event.clipboardData.getData('text/plain'));
        }}
      >
        <ItemView value={CanvasItem}>
          <div role="presentation" className="gezi-form-grid">
            {items.map((key) => (
              <CanvasItem key={key} itemKey={key} />
            ))}
          </div>
        </ItemView>
      </div>
      {edited ? <LabelEditor key={edited.key} edited={edited} onClose={() => setEdited(undefined)} /> : null}
      {empty ? (
        <div className="gezi-fd-board-hint">
          <svg viewBox="0 0 120 72" aria-hidden="true">
            <rect x="22" y="8" width="76" height="56" rx="6" />
            <path d="M34 22h22M34 34h52M34 46h36" />
            <path className="gezi-fd-board-arrow" d="M78 42l14 7-6 2-2 6z" />
          </svg>
          <b className="gezi-fd-docked-only">{texts.emptyBoard}</b>
          <span className="gezi-fd-docked-only">{texts.emptyBoardHint}</span>
          <b className="gezi-fd-small-only">{texts.emptyBoardSmall}</b>
          <span className="gezi-fd-small-only">{texts.emptyBoardSmallHint}</span>
          <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={onAdd}>
            {texts.addComponent}
          </Button>
          <button type="button" className="gezi-fd-text-button" onClick={onTemplates}>
            {texts.templatesTitle}
          </button>
        </div>
      ) : null}
    </div>
  );
}

const keyAt = (target: Element): NodeKey | undefined => target.closest<HTMLElement>('[data-key]')?.dataset['key'];

function hand(event: React.ClipboardEvent, text: string | undefined) {
  if (text === undefined) return;
  event.preventDefault();
  event.clipboardData.setData('text/plain', text);
}
