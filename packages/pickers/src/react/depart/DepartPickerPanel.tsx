import { useEffect, useMemo, useState, type Key } from 'react';
import { checkLinked, halfChecked } from '../../core/tree/checkLinked';
import { useTexts } from '../../texts/useTexts';
import { PickerFooter } from '../kit/PickerFooter';
import { SelectedBar } from '../kit/SelectedBar';
import { useSelection } from '../kit/useSelection';
import type { DepartPickerDialogProps } from './DepartPickerDialogProps';
import { DepartTree } from './DepartTree';
import type { PickedDepart } from './PickedDepart';
import { TreeMenu } from './TreeMenu';
import { byCode } from './useDepartNames';
import { useDepartTree } from './useDepartTree';

type DepartPickerPanelProps = Omit<DepartPickerDialogProps, 'open' | 'title' | 'width'>;

const NONE: readonly string[] = [];

/** What stands in the dialog; lives as long as it is open. */
export function DepartPickerPanel({
  multiple = false,
  value = NONE,
  store: stored = 'id',
  disabledIds = NONE,
  max,
  onOk,
  onCancel,
}: DepartPickerPanelProps) {
  const texts = useTexts();
  const tree = useDepartTree();
  const index = tree.data;
  const [linked, setLinked] = useState(false);
  const [opened, setOpened] = useState<readonly Key[]>();
  const disabled = useMemo(() => new Set(disabledIds), [disabledIds]);
  const keyOf = (depart: PickedDepart) => depart[stored];
  const { selection, store, tell } = useSelection<PickedDepart>({ value, multiple, max, disabled, keyOf });

  useEffect(() => {
    if (index) store.learn([...index.nodes.values()]);
  }, [index, store]);

  // The tree goes by id, the selection by what is stored.
  const idsOf = (keys: Iterable<string>) =>
    [...keys].flatMap((key) => (stored === 'id' ? key : ((index && byCode(index).get(key)?.id) ?? [])));
  const checked = idsOf(selection.keys);
  const half = linked && index ? [...halfChecked(index, new Set(checked))] : [];

  function toggle(id: string) {
    const depart = index?.nodes.get(id);
    if (!index || !depart) return;
    if (!linked || !multiple) return tell(store.toggle(depart));
    const next = checkLinked(index, new Set(checked), id, !checked.includes(id), new Set(idsOf(disabled)));
    const gone = selection.keys.filter((key) => idsOf([key]).length === 0);
    tell(store.setKeys([...gone, ...[...next].map((one) => index.nodes.get(one)![stored])]));
  }
  const chosen = () => selection.keys.map((key) => selection.known.get(key) ?? goneDepart(key, stored));
  const menu = multiple && (
    <TreeMenu
      linked={linked}
      onLinked={setLinked}
      onExpandAll={() => setOpened(index?.keys ?? [])}
      onCollapseAll={() => setOpened([])}
    />
  );

  return (
    <>
      <DepartTree
        tree={tree}
        height={360}
        expanded={opened ?? index?.roots.map(({ key }) => key) ?? []}
        onExpand={setOpened}
        isDisabled={disabled.size > 0 ? (node) => disabled.has(node[stored]) : undefined}
        checkable
        checkStrictly
        checkedKeys={{ checked, halfChecked: half }}
        onCheck={(_, { node }) => toggle(node.key)}
        selectedKeys={NONE as string[]}
        onSelect={(_, { node }) => toggle(node.key)}
      />
      <SelectedBar
        selection={selection}
        store={store}
        nameOf={({ departName }) => departName}
        unknownName={index ? texts.departs.unknown : ''}
      />
      <PickerFooter extra={menu} cancelText={texts.close} onOk={() => onOk(chosen())} onCancel={onCancel} />
    </>
  );
}

/** A department of which nothing but the stored value is left; it is not lost by opening the dialog. */
const goneDepart = (value: string, field: 'id' | 'orgCode'): PickedDepart => ({
  id: '',
  orgCode: '',
  departName: '',
  [field]: value,
});
