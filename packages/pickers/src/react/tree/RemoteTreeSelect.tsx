import { describeFailure, useClientKit } from '@gezi/client';
import { App, TreeSelect, type TreeSelectProps } from 'antd';
import { useMemo, useState } from 'react';
import { splitJoined } from '../../core/joined';
import { cellText } from '../../core/report/cellText';
import { useTexts } from '../../texts/useTexts';
import { LoadFailure } from '../kit/LoadFailure';
import { useAnswer } from '../kit/useAnswer';
import { useTextSearch } from '../kit/useTextSearch';
import type { RemoteNode } from './RemoteNode';
import { namedTree } from './namedTree';

/** What every tree select takes. */
export interface TreeSelectBase {
  /** Stored values, comma-joined. */
  value?: string;
  onChange?: (value: string) => void;
  /** Several nodes, parents and children apart; default one. */
  multiple?: boolean;
  disabled?: boolean;
  placeholder?: string;
  id?: string;
  /** Name for screen readers and of the list. */
  'aria-label'?: string;
}

export interface RemoteTreeSelectProps extends TreeSelectBase {
  /** All that the tree depends on; undefined: nothing is loaded. */
  source: string | undefined;
  /** One level; the roots without a parent. */
  loadLevel: (parent: string | undefined, signal?: AbortSignal) => Promise<readonly RemoteNode[]>;
  /** The texts of values, in their order. */
  loadTexts: (values: readonly string[]) => Promise<readonly string[]>;
}

type Loaded = Readonly<Record<string, readonly RemoteNode[]>>;

/** A tree select whose levels are loaded when they are opened; values from elsewhere get their names, never shown as ids. */
export function RemoteTreeSelect({
  source,
  loadLevel,
  loadTexts,
  value,
  onChange,
  multiple = false,
  placeholder,
  ...input
}: RemoteTreeSelectProps) {
  const texts = useTexts();
  const { locale } = useClientKit();
  const { message } = App.useApp();
  const roots = useAnswer(source, (signal) => loadLevel(undefined, signal));
  const [loaded, setLoaded] = useState<{ of: string | undefined; levels: Loaded }>({ of: source, levels: {} });
  const levels = loaded.of === source ? loaded.levels : NONE;
  const values = splitJoined(value);

  const nodes = useMemo(() => [...(roots.data ?? []), ...Object.values(levels).flat()], [roots.data, levels]);
  const titles = useMemo(() => new Map(nodes.map((node) => [node.value, node.title])), [nodes]);
  const foreign = values.filter((one) => !titles.has(one));
  const named = useAnswer(source !== undefined && foreign.length > 0 ? foreign.join(',') : undefined, () =>
    loadTexts(foreign),
  );
  const matcher = useTextSearch(useMemo(() => nodes.map(({ title }) => title), [nodes]));

  const label = (one: string) => {
    const text = titles.get(one) ?? named.data?.[foreign.indexOf(one)];
    // What has no name stands for itself in the answer.
    if (text === undefined) return named.loading ? texts.loading : texts.tree.unknown;
    return text === one ? texts.tree.unknown : text;
  };
  const shown = values.map((one) => ({ value: one, label: label(one) }));

  async function open(node: { value?: string | number }) {
    const parent = String(node.value);
    try {
      const children = await loadLevel(parent);
      setLoaded((before) => ({
        of: source,
        levels: { ...(before.of === source ? before.levels : {}), [parent]: children },
      }));
    } catch (error) {
      void message.error(describeFailure(error, { locale }).message);
    }
  }
  const change: TreeSelectProps<Labelled | Labelled[]>['onChange'] = (next) =>
    onChange?.((Array.isArray(next) ? next : next ? [next] : []).map((one) => one.value).join(','));

  return (
    <>
      {roots.error && <LoadFailure error={roots.error} onRetry={roots.retry} />}
      <TreeSelect<Labelled | Labelled[]>
        {...input}
        className="gezi-tree-select"
        labelInValue
        treeCheckable={multiple}
        treeCheckStrictly={multiple}
        showCheckedStrategy={TreeSelect.SHOW_ALL}
        allowClear
        showSearch={{ filterTreeNode: (keyword, node) => matcher(keyword)(cellText(node?.title)) }}
        maxTagCount="responsive"
        placeholder={placeholder ?? texts.pleaseChoose}
        loading={roots.loading}
        value={multiple ? shown : shown[0]}
        treeData={build(roots.data ?? [], levels)}
        loadData={open}
        popupRender={input['aria-label'] ? namedTree(input['aria-label']) : undefined}
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
  title: string;
  isLeaf: boolean;
  children?: Built[];
}

const build = (nodes: readonly RemoteNode[], levels: Loaded): Built[] =>
  nodes.map(({ value, title, isLeaf }) => ({
    value,
    title,
    isLeaf,
    ...(levels[value] && { children: build(levels[value], levels) }),
  }));

const NONE: Loaded = {};
