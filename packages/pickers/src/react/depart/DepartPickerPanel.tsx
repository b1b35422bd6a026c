import type { DepartmentNode } from '@gezi/client';
import { useEffect, useMemo, useState, type Key } from 'react';
import { checkLinked, halfChecked } from '../../core/tree/checkLinked';
import { useTexts } from '../../texts/useTexts';
import { PickerFooter } from '../kit/PickerFooter';
import { SelectedBar } from '../kit/SelectedBar';
import { useSelection } from '../kit/useSelection';
import { RecentChoices } from '../recent/RecentChoices';
import { useRecent } from '../recent/useRecent';
import type { DepartPickerDialogProps } from './DepartPickerDialogProps';
import { DepartTree } from './DepartTree';
import { departText } from './departText';
import type { PickedDepart } from './PickedDepart';
import { TreeMenu } from './TreeMenu';
import { departBy } from './departBy';
import { useDepartTree } from './useDepartTree';
import { withoutDeparts } from './withoutDeparts';

type DepartPickerPanelProps = Omit<DepartPickerDialogProps, 'open' | 'title' | 'width'>;

const NONE: readonly string[] = [];

/** Content of the dialog; mounted while it is open. */
export function DepartPickerPanel({
  multiple = false,
  value = NONE,
  store: stored = 'id',
  exclude = NONE,
  disabledIds = NONE,
  max,
  onOk,
  onCancel,
}: DepartPickerPanelProps) {
  const texts = useTexts();
  const whole = useDepartTree();
  const index = useMemo(() => whole.data && withoutDeparts(whole.data, exclude, stored), [whole.data, exclude, stored]);
  const tree = { ...whole, data: index };
  const [linked, setLinked] = useState(false);
  const [opened, setOpened] = useState<readonly Key[]>();
  const disabled = useMemo(() => new Set(disabledIds), [disabledIds]);
  const keyOf = (depart: PickedDepart) => depart[stored];
  const { selection, store, notifyRefusal } = useSelection<PickedDepart>({ value, multiple, max, disabled, keyOf });

  useEffect(() => {
    // Excluded departments too: a selected one needs its name.
    if (whole.data) store.addKnown([...whole.data.nodes.values()]);
  }, [whole.data, store]);

  const [recent, addRecent] = useRecent(`depart.${stored}`);
  const recentDeparts = recent.flatMap((one) => (index && departBy(index, stored).get(one)) ?? []);
  function finish(departs: PickedDepart[]) {
    addRecent(departs.map(keyOf));
    onOk(departs);
  }

  // The tree is keyed by id, the selection by the stored field.
  const idsOf = (keys: Iterable<string>) =>
    [...keys].flatMap((key) => (stored === 'id' ? key : ((index && departBy(index, stored).get(key)?.id) ?? [])));
  const checked = idsOf(selection.keys);
  const half = linked && index ? [...halfChecked(index, new Set(checked))] : [];

  const isDisabled = useMemo(
    () => (disabled.size > 0 ? (node: DepartmentNode) => disabled.has(node[stored]) : undefined),
    [disabled, stored],
  );

  function toggle(id: string) {
    const depart = index?.nodes.get(id);
    if (!index || !depart) return;
    if (!linked || !multiple) return notifyRefusal(store.toggle(depart));
    const next = checkLinked(index, new Set(checked), id, !checked.includes(id), new Set(idsOf(disabled)));
    const gone = selection.keys.filter((key) => idsOf([key]).length === 0);
    notifyRefusal(store.setKeys([...gone, ...[...next].map((one) => index.nodes.get(one)![stored])]));
  }
  const chosen = () => selection.keys.map((key) => selection.known.get(key) ?? missingDepart(key, stored));
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
      <RecentChoices items={recentDeparts} nameOf={departText} {...{ selection, store, notifyRefusal }} />
      <DepartTree
        tree={tree}
        height={360}
        expanded={opened ?? index?.roots.map(({ key }) => key) ?? []}
        onExpand={setOpened}
        isDisabled={isDisabled}
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
        nameOf={departText}
        unknownName={whole.loading ? texts.loading : texts.departs.unknown}
      />
      <PickerFooter extra={menu} cancelText={texts.close} onOk={() => finish(chosen())} onCancel={onCancel} />
    </>
  );
}

/** A department that no longer exists; opening the dialog does not lose the stored value. */
const missingDepart = (value: string, field: 'id' | 'orgCode'): PickedDepart => ({
  id: '',
  orgCode: '',
  departName: '',
  [field]: value,
});
