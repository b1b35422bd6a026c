import { useState, type ReactNode } from 'react';
import type { GridKit } from '../../react/GridKit';
import type { GridSize } from '../../react/gridSizes';
import { Menu } from '../../react/Menu';
import { useStoreValue } from '../../react/useStoreValue';
import { useSheetTexts } from '../../texts/sheet/sheetTexts';
import { travel } from '../history/travel';
import { rangeModelOf } from '../range/rangeModelOf';
import type { SheetLink } from '../range/SheetLink';
import { Tool } from './Tool';

export interface EditToolsProps<Row extends object> {
  kit: GridKit<Row>;
  link: SheetLink<Row>;
  readOnly: boolean;
  size: GridSize;
  onSize: (size: GridSize) => void;
  /** Further tools, before the height of rows. */
  children: ReactNode;
}

const SIZES: readonly GridSize[] = ['medium', 'small', 'mini', 'tiny'];

/** Undo, redo, find, the given tools and density. */
export function EditTools<Row extends object>({ kit, link, readOnly, size, onSize, children }: EditToolsProps<Row>) {
  const texts = useSheetTexts();
  const mayUndo = useStoreValue(kit.store, ({ log }) => log.done.length > 0);
  const mayRedo = useStoreValue(kit.store, ({ log }) => log.undone.length > 0);
  const [open, setOpen] = useState<HTMLElement>();

  function go(back: boolean) {
    const { current } = kit.parts;
    if (current) travel({ store: kit.store, controller: current.controller }, back);
  }

  function find() {
    const model = rangeModelOf(link);
    model.openFind();
    // The focus makes the grid load its spreadsheet features.
    if (!model.site) kit.parts.current?.controller.focusAt(0, 0);
  }

  return (
    <div className="gezi-edit-tools">
      {readOnly ? null : (
        <>
          <Tool label={texts.undo} disabled={!mayUndo} onPress={() => go(true)}>
            <path d="M4 3 1.5 5.5 4 8M2 5.5h5.5a3.5 3.5 0 0 1 0 7H5" />
          </Tool>
          <Tool label={texts.redo} disabled={!mayRedo} onPress={() => go(false)}>
            <path d="m10 3 2.5 2.5L10 8M12 5.5H6.5a3.5 3.5 0 0 0 0 7H9" />
          </Tool>
        </>
      )}
      <Tool label={readOnly ? texts.find : texts.findAndReplace} onPress={find}>
        <path d="M6 10.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9Zm3.2-1.3 3.8 3.8" />
      </Tool>
      {children}
      <Tool
        label={texts.density}
        expanded={open !== undefined}
        onPress={(button) => setOpen(open ? undefined : button)}
      >
        <path d="M1 2.5h12M1 7h12M1 11.5h12" />
      </Tool>
      {open ? (
        <Menu
          label={texts.density}
          at={open}
          items={SIZES.map((each) => ({
            key: each,
            label: texts.densities[each],
            checked: each === size,
            onSelect: () => onSize(each),
          }))}
          onClose={() => setOpen(undefined)}
        />
      ) : null}
    </div>
  );
}
