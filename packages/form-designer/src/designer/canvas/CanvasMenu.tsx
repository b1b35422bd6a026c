import { Dropdown, type MenuProps } from 'antd';
import { selectableParent } from '../drag/containers';
import { useStore } from '../store/designerContext';
import type { DesignerActions } from '../store/DesignerActions';
import { useTexts } from '../texts/useTexts';

export interface CanvasMenuProps {
  /** Point of the window; nothing while it is closed. */
  at: { x: number; y: number } | undefined;
  actions: DesignerActions;
  onMoveTo: () => void;
  onCopy: (cut: boolean) => void;
  onPaste: () => void;
  onClose: () => void;
}

const ENTRIES = [
  'copyOut',
  'cut',
  'paste',
  'duplicate',
  'remove',
  'moveUp',
  'moveDown',
  'moveTo',
  'selectParent',
  'selectAll',
  'mergeRight',
  'mergeDown',
  'split',
  'insertRowBefore',
  'insertRowAfter',
  'insertColumnBefore',
  'insertColumnAfter',
  'removeRow',
  'removeColumn',
] as const;
/** Its first entry has the focus as soon as it is open. */
const OPENED = { open: true, autoFocus: true };
type Entry = (typeof ENTRIES)[number];

/** Actions on the selected component, cell or board. */
export function CanvasMenu({ at, actions, onMoveTo, onCopy, onPaste, onClose }: CanvasMenuProps) {
  const texts = useTexts();
  const store = useStore();
  const calls: Record<Entry, () => void> = {
    copyOut: () => onCopy(false),
    cut: () => onCopy(true),
    paste: onPaste,
    duplicate: () => actions.duplicate(),
    remove: () => actions.remove(),
    moveUp: () => actions.moveBy(-1),
    moveDown: () => actions.moveBy(1),
    moveTo: onMoveTo,
    selectParent: () => actions.selectParent(),
    selectAll: () => actions.selectAll(),
    mergeRight: () => actions.merge('mergeRight'),
    mergeDown: () => actions.merge('mergeDown'),
    split: () => actions.merge('split'),
    insertRowBefore: () => actions.insertLine('insertTableRow', 'before'),
    insertRowAfter: () => actions.insertLine('insertTableRow', 'after'),
    insertColumnBefore: () => actions.insertLine('insertTableColumn', 'before'),
    insertColumnAfter: () => actions.insertLine('insertTableColumn', 'after'),
    removeRow: () => actions.removeLine('removeTableRow'),
    removeColumn: () => actions.removeLine('removeTableColumn'),
  };

  const item = (key: Entry, keys = '', disabled = false) => ({
    key,
    label: texts[key],
    extra: keys || undefined,
    disabled,
  });

  function items(): NonNullable<MenuProps['items']> {
    const { document, selection } = store;
    const { primary } = selection;
    const node = primary === null ? undefined : document.nodes.get(primary);
    const line = { type: 'divider' as const };
    const out = primary !== null && selectableParent(document, primary) !== null ? [item('selectParent')] : [];
    if (!node) return [item('paste', 'Ctrl+V'), item('selectAll', 'Ctrl+A')];
    const cell = actions.cell;
    const can = (type: 'mergeRight' | 'mergeDown' | 'split' | 'removeTableRow' | 'removeTableColumn') =>
      cell !== undefined && store.refusal({ type, key: cell }) === undefined;
    const cells =
      cell === undefined
        ? []
        : [
            item('mergeRight', '', !can('mergeRight')),
            item('mergeDown', '', !can('mergeDown')),
            item('split', '', !can('split')),
            line,
            item('insertRowBefore'),
            item('insertRowAfter'),
            item('insertColumnBefore'),
            item('insertColumnAfter'),
            item('removeRow', '', !can('removeTableRow')),
            item('removeColumn', '', !can('removeTableColumn')),
            line,
          ];
    if (node.kind === 'cell') return [...cells, item('paste', 'Ctrl+V'), ...out];
    return [
      ...cells,
      item('copyOut', 'Ctrl+C'),
      item('cut', 'Ctrl+X'),
      item('paste', 'Ctrl+V'),
      item('duplicate', 'Ctrl+D'),
      line,
      item('moveUp', 'Alt+↑'),
      item('moveDown', 'Alt+↓'),
      item('moveTo'),
      line,
      ...out,
      { ...item('remove', 'Delete'), danger: true },
    ];
  }

  if (!at) return null;
  return (
    <Dropdown
      {...OPENED}
      trigger={[]}
      destroyOnHidden
      menu={{
        items: items(),
        className: 'gezi-fd-menu',
        onClick: ({ key }) => {
          onClose();
          const entry = ENTRIES.find((each) => each === key);
          if (entry) calls[entry]();
        },
      }}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <span className="gezi-fd-menu-anchor" style={{ left: at.x, top: at.y }} />
    </Dropdown>
  );
}
