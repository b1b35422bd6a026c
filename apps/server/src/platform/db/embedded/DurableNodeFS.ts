import fs from 'node:fs';
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
  private readonly fail: (reason: Error) => void;

  /**
   * @param fail called when the disk refuses or PostgreSQL gives up; must end the thread. PGlite takes no notice of
   *   either, so a commit that never happened would be answered.
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

/** Brings a file, or the list of names in a folder, to the disk. */
export function fsyncPath(path: string): void {
  const descriptor = fs.openSync(path, 'r');
  try {
    fs.fsyncSync(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
}
