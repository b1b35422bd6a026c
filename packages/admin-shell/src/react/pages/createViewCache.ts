import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { CHUNK_TIMEOUT, ChunkTimeout, isChunkError } from '../../core/chunkError';
import type { ViewLoader } from '../router/AdminRouterProps';

export interface ViewCache {
  /** The view of a component key; undefined for an unknown key. */
  get(key: string, views: Record<string, ViewLoader>): LazyExoticComponent<ComponentType> | undefined;
  /** Removes a view that failed to load, so that the next `get` loads it again. */
  forget(key: string): void;
}

/** Delay in milliseconds before a failed script is loaded again. */
const SECOND_TRY_AFTER = 400;

/**
 * Caches views that are loaded on first use. A view stays the same component, even if the application passes new loader
 * functions with every render.
 */
export function createViewCache(): ViewCache {
  const cache = new Map<string, LazyExoticComponent<ComponentType>>();
  return {
    get(key, views) {
      const load = Object.hasOwn(views, key) ? views[key] : undefined;
      if (!load) return undefined;
      const view = cache.get(key) ?? lazy(() => loadTwice(load));
      cache.set(key, view);
      return view;
    },
    forget: (key) => void cache.delete(key),
  };
}

async function loadTwice(load: ViewLoader) {
  try {
    return await inTime(load());
  } catch (error) {
    if (!isChunkError(error)) throw error;
    await new Promise((resolve) => setTimeout(resolve, SECOND_TRY_AFTER));
    return inTime(load());
  }
}

function inTime<T>(promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkTimeout('script not loaded in time')), CHUNK_TIMEOUT);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
