import { closeSync, fsyncSync, openSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type EmscriptenOptions = Parameters<NodeFS['init']>[1];

/** What Emscripten knows of an open file. */
interface Stream {
  /** Descriptor of the host; absent for folders. */
  nfd?: number;
  node: unknown;
}

interface HostFiles {
  stream_ops: { fsync?: (stream: Stream) => number };
  realPath(node: unknown): string;
}

/**
 * Files on the host's disk that reach it when PostgreSQL says so. PGlite's own answers every fsync without doing
 * anything: after a power cut such a folder would often not open again.
 */
export class DurableNodeFS extends NodeFS {
  override async init(pg: PGlite, options: EmscriptenOptions): Promise<{ emscriptenOpts: EmscriptenOptions }> {
    const { emscriptenOpts } = await super.init(pg, options);
    const prepare = (module: unknown) => {
      const files = (module as { NODEFS: HostFiles }).NODEFS;
      files.stream_ops.fsync = (stream) => {
        if (stream.nfd === undefined) fsyncPath(files.realPath(stream.node));
        else fsyncSync(stream.nfd);
        return 0;
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), prepare] } };
  }
}

/** Brings a file, or the list of names in a folder, to the disk. */
export function fsyncPath(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
