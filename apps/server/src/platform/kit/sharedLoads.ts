/**
 * Shares loads among callers that ask for the same key at the same time. A caller never gets a value whose load began
 * before its call: while a load runs, later callers wait together for the next one.
 *
 * @returns loads the value of a key
 */
export function sharedLoads<Value>(load: (key: string) => Promise<Value>): (key: string) => Promise<Value> {
  const running = new Map<string, Promise<unknown>>();
  const waiting = new Map<string, Promise<Value>>();

  return (key) => {
    const joined = waiting.get(key);
    if (joined) return joined;
    const next = begin(key, running.get(key));
    waiting.set(key, next);
    return next;
  };

  async function begin(key: string, former: Promise<unknown> | undefined): Promise<Value> {
    await former;
    waiting.delete(key);
    const loaded = load(key);
    const settled = loaded.catch(() => undefined);
    running.set(key, settled);
    void settled.then(() => {
      if (running.get(key) === settled) running.delete(key);
    });
    return loaded;
  }
}
