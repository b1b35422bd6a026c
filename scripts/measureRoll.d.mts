/** Requests, rows and sockets while the nodes are restarted. */
export interface RollFigures {
  requests: number;
  /** Method, path and answer of each failed request. */
  failed: string[];
  written: number;
  lost: number;
  /** Number of closed sockets by their code. */
  socketsClosed: Record<string, number>;
  socketsOpen: number;
}

export function measureRoll(url: string, roll: () => Promise<void>): Promise<RollFigures>;
