import { ApiError } from '@gezi/client';
import { useMemo, useState } from 'react';
import { useAnswer, type Answer } from '../kit/useAnswer';
import type { RemoteNode } from './RemoteNode';

/** One level of a tree; the roots without a parent. */
export type LoadLevel = (parent: string | undefined, signal?: AbortSignal) => Promise<readonly RemoteNode[]>;

/** Children of a node, or why they could not be loaded. */
export type Level = readonly RemoteNode[] | ApiError;

export interface TreeLevels {
  roots: Answer<readonly RemoteNode[]>;
  /** Levels by parent, as far as they were opened. */
  levels: Readonly<Record<string, Level>>;
  /** Every node loaded so far. */
  nodes: readonly RemoteNode[];
  /** Loads the children of a node. */
  open: (parent: string) => Promise<void>;
}

/** The levels of a tree, loaded when they are opened. @param source everything it depends on; undefined loads nothing */
export function useTreeLevels(source: string | undefined, loadLevel: LoadLevel): TreeLevels {
  const roots = useAnswer(source, (signal) => loadLevel(undefined, signal));
  const [loaded, setLoaded] = useState<{ of: string | undefined; levels: Readonly<Record<string, Level>> }>({
    of: source,
    levels: {},
  });
  const levels = loaded.of === source ? loaded.levels : NONE;
  const nodes = useMemo(
    () => [
      ...(roots.data ?? []),
      ...Object.values(levels).flatMap((level) => (level instanceof ApiError ? [] : level)),
    ],
    [roots.data, levels],
  );

  async function open(parent: string) {
    const level = await loadLevel(parent).catch((error: unknown) =>
      error instanceof ApiError ? error : new ApiError({ kind: 'malformed', path: '', cause: error }),
    );
    setLoaded((before) => ({
      of: source,
      levels: { ...(before.of === source ? before.levels : NONE), [parent]: level },
    }));
  }
  return { roots, levels, nodes, open };
}

const NONE: Readonly<Record<string, Level>> = {};
