import { ApiError, describeFailure, useClientKit } from '@gezi/client';
import { TreeSelect, type TreeSelectProps } from 'antd';
import { useId, useMemo, type ReactNode } from 'react';
import { splitJoined } from '../../core/joined';
import { isOpaqueId } from '../../core/names/isOpaqueId';
import { cellText } from '../../core/report/cellText';
import { useTexts } from '../../texts/useTexts';
import { limitedPopup } from '../kit/limitedPopup';
import { CallFailure } from '../kit/CallFailure';
import { useAnswer } from '../kit/useAnswer';
import { useTextSearch } from '../kit/useTextSearch';
import { namedTree } from './namedTree';
import type { RemoteNode } from './RemoteNode';
import { useTreeLevels, type Level, type LoadLevel } from './useTreeLevels';

/** Props of every tree select. */
export interface TreeSelectBase {
  /** Stored values, comma-joined. */
  value?: string;
  /** Called with the new value. */
  onChange?: (value: string) => void;
  /** Whether several nodes can be selected, parents and children independently; default false. */
  multiple?: boolean;
  /** Maximum number of nodes; default no bound. */
  max?: number;
  /** Values that can be neither selected nor deselected. */
  disabledIds?: readonly string[];
  /** Whether it is disabled; default false. */
  disabled?: boolean;
  /** Text shown without a value. */
  placeholder?: string;
  /** Id of the input, for a label. */
  id?: string;
  /** Name of the input and its list for screen readers. */
  'aria-label'?: string;
}

export interface RemoteTreeSelectProps extends TreeSelectBase {
  /** Everything that the tree depends on; undefined loads nothing. */
  source: string | undefined;
  loadLevel: LoadLevel;
  /** The texts of values, in their order. */
  loadTexts: (values: readonly string[]) => Promise<readonly string[]>;
}

/** A tree select whose levels are loaded when they are opened. Stored values show names, never ids. */
export function RemoteTreeSelect({
  source,
  loadLevel,
  loadTexts,
  value,
  onChange,
  multiple = false,
  max,
  disabledIds,
  placeholder,
  id: givenId,
  ...input
}: RemoteTreeSelectProps) {
  const texts = useTexts();
  const ownId = useId();
  const id = givenId ?? ownId;
  const { locale } = useClientKit();
  const { roots, levels, nodes, open } = useTreeLevels(source, loadLevel);
  const values = splitJoined(value);
  const titles = useMemo(() => new Map(nodes.map((node) => [node.value, node.title])), [nodes]);
  const foreign = values.filter((one) => !titles.has(one));
  const named = useAnswer(source !== undefined && foreign.length > 0 ? foreign.join(',') : undefined, () =>
    loadTexts(foreign),
  );
  const matcher = useTextSearch(useMemo(() => nodes.map(({ title }) => title), [nodes]));

  const label = (one: string) => {
    const text = titles.get(one) ?? named.data?.[foreign.indexOf(one)];
    if (text === undefined) return named.loading ? texts.loading : named.error ? texts.namesFailed : texts.tree.unknown;
    // The response repeats a value that has no name.
    return text === one && isOpaqueId(one) ? texts.tree.unknown : text;
  };
  const shown = values.map((one) => ({ value: one, label: label(one), disabled: disabledIds?.includes(one) }));
  const change: TreeSelectProps<Labelled | Labelled[]>['onChange'] = (next) =>
    onChange?.((Array.isArray(next) ? next : next ? [next] : []).map((one) => one.value).join(','));
  const built = build(roots.data ?? [], levels, disabledIds ?? [], (parent, error) => (
    <button type="button" className="gezi-link" onClick={() => void open(parent)}>
      {texts.tree.retry(describeFailure(error, { locale }).message || texts.loadFailed)}
    </button>
  ));
  const isFull = max !== undefined && values.length >= max;

  return (
    <>
      {roots.error && <CallFailure error={roots.error} onRetry={roots.retry} />}
      <TreeSelect<Labelled | Labelled[]>
        {...input}
        id={id}
        className="gezi-tree-select"
        labelInValue
        treeCheckable={multiple}
        treeCheckStrictly={multiple}
        showCheckedStrategy={TreeSelect.SHOW_ALL}
        maxCount={multiple ? max : undefined}
        allowClear
        showSearch={{ filterTreeNode: (keyword, node) => matcher(keyword)(cellText(node?.name)) }}
        maxTagCount="responsive"
        placeholder={placeholder ?? texts.pleaseChoose}
        loading={roots.loading}
        status={named.error ? 'error' : undefined}
        value={multiple ? shown : shown[0]}
        treeData={built}
        loadData={({ value: parent }) => open(String(parent))}
        onOpenChange={(isOpen) => isOpen && named.error && named.retry()}
        popupRender={limitedPopup(
          namedTree(input['aria-label'], id),
          multiple && isFull ? texts.maximum(max) : undefined,
        )}
        onChange={change}
      />
    </>
  );
}

interface Labelled {
  value: string;
  label: string;
}

interface Built {
  value: string;
  title: ReactNode;
  /** Name of the searched tree. */
  name: string;
  isLeaf: boolean;
  disabled?: boolean;
  selectable?: boolean;
  checkable?: boolean;
  children?: Built[];
}

/** Nodes for antd; a failed level contains a retry button. */
function build(
  nodes: readonly RemoteNode[],
  levels: Readonly<Record<string, Level>>,
  disabledIds: readonly string[],
  retry: (parent: string, error: ApiError) => ReactNode,
): Built[] {
  return nodes.map(({ value, title, isLeaf }) => {
    const level = levels[value];
    const node = { value, title, name: title, isLeaf, ...(disabledIds.includes(value) && { disabled: true }) };
    if (!level) return node;
    if (!(level instanceof ApiError)) return { ...node, children: build(level, levels, disabledIds, retry) };
    const failure = { value: `${value} failed`, title: retry(value, level), name: '', isLeaf: true };
    return { ...node, children: [{ ...failure, selectable: false, checkable: false }] };
  });
}
