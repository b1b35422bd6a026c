import fs from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type EmscriptenOptions = Parameters<NodeFS['init']>[1];

/** An open file of Emscripten. */
interface Stream {
  /** Host file descriptor; absent for folders. */
  nfd?: number;
  node: unknown;
}

interface HostFiles {
  stream_ops: { fsync?: (stream: Stream) => number };
  realPath(node: unknown): string;
}

/**
 * File system that performs fsync. PGlite's own ignores every fsync, so a folder often cannot be opened after a power cut.
 */
export class DurableNodeFS extends NodeFS {
  private readonly fail: (reason: Error) => void;

  /**
   * @param fail called when fsync fails or PostgreSQL aborts; must end the thread. PGlite ignores both, so it would
   *   confirm a commit that never happened.
   */
  constructor(folder: string, fail: (reason: Error) => void) {
    super(folder);
    this.fail = fail;
  }

  override async init(pg: PGlite, options: EmscriptenOptions): Promise<{ emscriptenOpts: EmscriptenOptions }> {
    const { emscriptenOpts } = await super.init(pg, options);
    const prepare = (module: unknown) => {
      const files = (module as { NODEFS: HostFiles }).NODEFS;
      files.stream_ops.fsync = (stream) => {
        try {
          if (stream.nfd === undefined) fsyncPath(files.realPath(stream.node));
          else fs.fsyncSync(stream.nfd);
        } catch (error) {
          this.fail(error as Error);
        }
        return 0;
      };
    };
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        preRun: [...(emscriptenOpts.preRun ?? []), prepare],
        onAbort: (what: unknown) => this.fail(new Error(`PostgreSQL gave up: ${String(what)}`)),
      },
    };
  }
}

/** Runs fsync on a file or folder. */
export function fsyncPath(path: string): void {
  const descriptor = fs.openSync(path, 'r');
  try {
    fs.fsyncSync(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
}
