import { CloseOutlined } from '@ant-design/icons';
import { formatDateTime } from '@gezi/ui';
import { App, Button } from 'antd';
import {
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
} from 'react';
import { flushSync } from 'react-dom';
import { ROOT } from '../core/document/FormDocument';
import type { CompType } from '../fields/CompType';
import { findFieldType } from '../fields/fieldTypes';
import { booleanMember } from '../core/document/members';
import { ActionBar, type ActionName } from './ActionBar';
import { Canvas } from './canvas/Canvas';
import type { DialogName } from './dialogs/DesignerDialogs';
import type { FormNaming } from './dialogs/SaveDialog';
import { placeOf } from './drag/containers';
import type { DragSite } from './drag/DragSession';
import { KeyDrag } from './drag/KeyDrag';
import { PointerDrag } from './drag/PointerDrag';
import type { FormDesignerProps } from './FormDesignerProps';
import { canvasKey } from './keyboard/canvasKey';
import { CanvasMenu, DesignerDialogs, loadParts, PanelBody } from './later/parts';
import { whenIdle } from './later/whenIdle';
import { Outline } from './outline/Outline';
import { PaneEdge } from './PaneEdge';
import { Palette } from './palette/Palette';
import { PropertyPanel } from './panel/PropertyPanel';
import { DesignerActions } from './store/DesignerActions';
import { useFromStore } from './store/designerContext';
import { loadIdSpeller } from './store/relabel';
import type { DesignerStore } from './store/DesignerStore';
import { useTexts } from './texts/useTexts';
import { useDraft } from './useDraft';
import { useLeaveGuard } from './useLeaveGuard';
import { usePanes } from './usePanes';
import { useSaving } from './useSaving';

export interface DesignerBodyProps extends FormDesignerProps {
  store: DesignerStore;
  warn: (text: string) => void;
  /** Number of problems in the form that was read. */
  problems: number;
}

const NONE_OFF: readonly CompType[] = [];
const DYNAMIC_OFF: readonly CompType[] = ['dynamicTable'];

/** The three panes, the action bar, and open dialogs. */
export function DesignerBody(props: DesignerBodyProps) {
  const { store, warn, height, draftKey, onSave, onDirtyChange, hiddenTypes = [], problems } = props;
  const { existing = false, formName = '', remark = '', onBack, defaultFullscreen = false } = props;
  const texts = useTexts();
  const { modal } = App.useApp();
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const spoken = useRef<HTMLDivElement>(null);
  const keyDrag = useRef<KeyDrag>(null);
  const latest = useRef({ texts, warn });
  const [panes, setPanes] = usePanes();
  const [side, setSide] = useState<'palette' | 'panel'>();
  const [dialog, setDialog] = useState<DialogName>();
  const [menu, setMenu] = useState<{ x: number; y: number }>();
  const [outline, setOutline] = useState(false);
  const [narrow, setNarrow] = useState(false);
  const [fullscreen, setFullscreen] = useState(defaultFullscreen);
  const [draft, settleDraft] = useDraft(store, draftKey);
  const dynamicAllowed = useFromStore(({ document }) => booleanMember(document.config, 'dynamicTableAllowed', true));
  const isChosen = useFromStore(({ selection }) => selection.keys.size > 0);
  useLeaveGuard(store, onDirtyChange);

  useEffect(() => whenIdle(loadParts), []);
  // The pinyin table is large, and needed only to change a label.
  useEffect(() => (isChosen ? whenIdle(() => void loadIdSpeller().catch(() => undefined)) : undefined), [isChosen]);
  useEffect(() => {
    latest.current = { texts, warn };
  });

  const notifier = useMemo(() => {
    const announce = (text: string) => {
      const region = spoken.current;
      // The same words twice are news as well.
      if (region) region.textContent = region.textContent === text ? `${text}\u00a0` : text;
    };
    return {
      texts: () => latest.current.texts,
      announce,
      warn: (text: string) => {
        announce(text);
        latest.current.warn(text);
      },
    };
  }, []);
  const actions = useMemo(() => new DesignerActions(store, notifier), [store, notifier]);

  const { saving, save } = useSaving(store, actions, props);

  const site = (): DragSite => ({ ...notifier, store, scroller: scroller.current! });

  function press(event: PointerEvent) {
    keyDrag.current?.cancel();
    keyDrag.current = null;
    const target = event.target as Element;
    if (!event.isPrimary) return;
    if (event.button !== 0 || target.closest('[data-tool]')) return;
    const type = target.closest<HTMLElement>('[data-type]')?.dataset['type'];
    const item = target.closest<HTMLElement>('.gezi-fd-canvas [data-key]');
    const key = item?.dataset['cell'] === undefined ? item?.dataset['key'] : undefined;
    const offered = findFieldType(type ?? '')?.type;
    if (offered) {
      new PointerDrag(site(), event.nativeEvent, () => {
        setSide(undefined);
        return actions.newDragged(offered);
      });
    } else if (key !== undefined && !event.shiftKey && !event.ctrlKey && !event.metaKey) {
      new PointerDrag(site(), event.nativeEvent, () => actions.carried(key));
    }
  }

  function dragNew(type: CompType) {
    setSide(undefined);
    store.focus(store.selection.primary ?? ROOT);
    keyDrag.current = new KeyDrag(site(), actions.newDragged(type), actions.placeForNew);
  }

  function keyOnRoot(event: KeyboardEvent) {
    const { key, target } = event;
    if (keyDrag.current) {
      event.preventDefault();
      event.stopPropagation();
      if (keyDrag.current.key(event)) keyDrag.current = null;
      return;
    }
    const ctrl = event.ctrlKey || event.metaKey;
    const writing =
      target instanceof HTMLElement &&
      target.matches('input:not([type=radio],[type=range],[type=checkbox],[type=color]), textarea');
    if (ctrl && key.toLowerCase() === 's') {
      event.preventDefault();
      // A form that has a name is saved at once.
      if (onSave && existing) void save({ formName, remark }, false);
      else if (onSave) run('save');
    } else if (ctrl && !writing && key.toLowerCase() === 'z') {
      event.preventDefault();
      if (event.shiftKey) actions.redo();
      else actions.undo();
    } else if (ctrl && !writing && key.toLowerCase() === 'y') {
      event.preventDefault();
      actions.redo();
    } else if (key === ' ' && target instanceof HTMLElement && findFieldType(target.dataset['type'] ?? '')) {
      event.preventDefault();
      dragNew(target.dataset['type'] as CompType);
    }
  }

  /** Escape leads from a side pane back to the canvas. */
  function leavePanel({ key, defaultPrevented, target }: KeyboardEvent) {
    if (key !== 'Escape' || defaultPrevented || !(target as Element).closest('.gezi-fd-side')) return;
    setSide(undefined);
    store.focus(store.selection.primary ?? ROOT);
  }

  function keyOnCanvas(event: KeyboardEvent) {
    if (event.defaultPrevented) return;
    const calls = {
      carry: () => {
        const { primary } = store.selection;
        if (primary === null || store.node(primary)?.kind !== 'item') return;
        const carried = actions.carried(primary);
        keyDrag.current = new KeyDrag(site(), carried, placeOf(store.document, carried.keys[0] ?? primary));
      },
      edit: () => {
        setSide('panel');
        void PanelBody.load().then(() => requestAnimationFrame(() => focusPanel(root.current)));
      },
      help: () => setDialog('help'),
    };
    if (!canvasKey(event, store, actions, calls)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Focuses the search for components, or opens their pane where it covers the canvas. */
  function showPalette() {
    flushSync(() => setOutline(false));
    const search = root.current?.querySelector<HTMLElement>('.gezi-fd-search input');
    if (search && getComputedStyle(search).visibility !== 'hidden') search.focus();
    else setSide('palette');
  }

  function run(action: ActionName) {
    switch (action) {
      case 'undo':
        return actions.undo();
      case 'redo':
        return actions.redo();
      case 'outline':
        setOutline(!outline);
        return setSide('palette');
      case 'narrow':
        return setNarrow(!narrow);
      case 'fullscreen':
        return setFullscreen(!fullscreen);
      case 'back':
        return onBack?.();
      case 'palette':
      case 'panel':
        return setSide(side === action ? undefined : action);
      case 'clear':
        return void modal.confirm({
          title: texts.clearTitle,
          content: texts.clearText,
          okText: texts.confirm,
          cancelText: texts.cancel,
          okButtonProps: { danger: true },
          onOk: () => actions.clear(),
        });
      default:
        return setDialog(action);
    }
  }

  async function saveNamed(naming: FormNaming, isLeaving: boolean) {
    if (await save(naming, isLeaving)) setDialog(undefined);
  }

  function clipboard(cut: boolean) {
    const text = cut ? actions.cut() : actions.copied();
    // Stored here as well, because the browser may refuse its clipboard.
    if (text !== undefined) void navigator.clipboard?.writeText(text).catch(() => undefined);
  }

  async function paste() {
    const text = await readClipboard();
    if (text === undefined) actions.pasteStored();
    else actions.paste(text);
  }

  const without: ActionName[] = [...(onSave ? [] : (['save'] as const)), ...(onBack ? [] : (['back'] as const))];
  return (
    <div
      ref={root}
      className={fullscreen ? 'gezi-fd gezi-fd-fullscreen' : 'gezi-fd'}
      data-side={side}
      style={
        {
          ...(!fullscreen && { height }),
          '--fd-palette': `${panes.palette}px`,
          '--fd-panel': `${panes.panel}px`,
        } as CSSProperties
      }
      role="presentation"
      onPointerDown={press}
      onKeyDownCapture={keyOnRoot}
      onKeyDown={leavePanel}
    >
      <ActionBar
        onAction={run}
        without={without}
        title={formName}
        outlineOpen={outline}
        narrow={narrow}
        fullscreen={fullscreen}
        saving={saving}
      />
      {draft ? (
        <output className="gezi-fd-notice">
          <span>{texts.draftFound(formatDateTime(draft.at))}</span>
          <Button
            size="small"
            type="primary"
            onClick={() => {
              if (actions.replace(draft.document)) settleDraft();
            }}
          >
            {texts.draftRestore}
          </Button>
          <Button size="small" onClick={settleDraft}>
            {texts.draftDiscard}
          </Button>
        </output>
      ) : null}
      {problems > 0 ? (
        <output className="gezi-fd-notice">
          <span>{texts.problemsFound(problems)}</span>
          <Button size="small" onClick={() => setDialog('json')}>
            {texts.problemsShow}
          </Button>
        </output>
      ) : null}
      <div className="gezi-fd-panes">
        <aside
          className="gezi-fd-side gezi-fd-side-palette"
          aria-label={outline ? texts.outlineTitle : texts.palette}
          id={`${id}-palette`}
        >
          <SideHead
            title={outline ? texts.outlineTitle : texts.palette}
            close={texts.close}
            onClose={() => setSide(undefined)}
          />
          {outline ? (
            <Outline />
          ) : (
            <Palette
              onAdd={(type) => actions.add(type)}
              hidden={hiddenTypes}
              off={dynamicAllowed ? NONE_OFF : DYNAMIC_OFF}
            />
          )}
        </aside>
        <PaneEdge
          pane="palette"
          width={panes.palette}
          label={texts.resizePalette}
          onWidth={(palette) => setPanes({ palette })}
        />
        <main className="gezi-fd-middle" aria-label={texts.canvas}>
          <Canvas
            scroller={scroller}
            narrow={narrow}
            onMenu={(x, y) => setMenu({ x, y })}
            onTool={(tool) => (tool === 'remove' ? actions.remove() : actions.duplicate())}
            onKey={keyOnCanvas}
            onCopy={() => actions.copied()}
            onCut={() => actions.cut()}
            onPaste={(text) => actions.paste(text)}
            onAdd={showPalette}
            onTemplates={() => setDialog('templates')}
          />
        </main>
        <PaneEdge pane="panel" width={panes.panel} label={texts.resizePanel} onWidth={(panel) => setPanes({ panel })} />
        <aside className="gezi-fd-side gezi-fd-side-panel" aria-label={texts.panel} id={`${id}-panel`}>
          <SideHead title={texts.panel} close={texts.close} onClose={() => setSide(undefined)} />
          <PropertyPanel onRemove={() => actions.remove()} onDuplicate={() => actions.duplicate()} />
        </aside>
        <button
          type="button"
          tabIndex={-1}
          className="gezi-fd-scrim"
          aria-label={texts.close}
          onClick={() => setSide(undefined)}
        />
      </div>
      {menu ? (
        <CanvasMenu
          at={menu}
          actions={actions}
          onClose={() => {
            setMenu(undefined);
            store.focus(store.selection.primary ?? ROOT);
          }}
          onMoveTo={() => setDialog('moveTo')}
          onCopy={clipboard}
          onPaste={() => void paste()}
        />
      ) : null}
      {dialog ? (
        <DesignerDialogs
          {...props}
          open={dialog}
          actions={actions}
          saving={saving}
          onSaveForm={(naming, isLeaving) => void saveNamed(naming, isLeaving)}
          onClose={() => {
            setDialog(undefined);
            // The focus returns to the button of the dialog; an entry of a menu is gone by then.
            requestAnimationFrame(() => {
              if (document.activeElement === document.body) store.focus(store.selection.primary ?? ROOT);
            });
          }}
        />
      ) : null}
      <div ref={spoken} role="log" aria-live="assertive" className="gezi-visually-hidden" />
    </div>
  );
}

/** Undefined if the browser denies access. */
async function readClipboard(): Promise<string | undefined> {
  try {
    return await navigator.clipboard.readText();
  } catch {
    return undefined;
  }
}

/** Closes the panes that cover the canvas on narrow screens. */
function SideHead({ title, close, onClose }: { title: string; close: string; onClose: () => void }) {
  return (
    <div className="gezi-fd-side-head">
      <b>{title}</b>
      <button type="button" className="gezi-fd-icon-button" aria-label={close} onClick={onClose}>
        <CloseOutlined aria-hidden />
      </button>
    </div>
  );
}

/** The label is usually changed first. */
function focusPanel(root: HTMLElement | null) {
  const body = root?.querySelector('.gezi-fd-panel-body');
  const first =
    body?.querySelector<HTMLElement>(
      '[data-member="label"] input, [data-member="text"] input, [data-member="text"] textarea',
    ) ?? body?.querySelector<HTMLElement>('input, textarea, select, button[role=switch]');
  first?.focus();
}
