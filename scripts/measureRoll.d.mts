/** Requests, rows, files and sockets while the nodes are restarted. */
export interface RollFigures {
  requests: number;
  /** Method, path and answer of each failed request. */
  failed: string[];
  written: number;
  lost: number;
  /** Acknowledged files, and those that are not there or have other bytes afterwards. */
  files: number;
  filesLost: number;
  /** Number of closed sockets by their code. */
  socketsClosed: Record<string, number>;
  socketsOpen: number;
}

export function measureRoll(url: string, roll: () => Promise<void>): Promise<RollFigures>;
