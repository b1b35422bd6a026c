import type { ImportProgressState } from '@gezi/domain';

/** How far the imports of this server are, for those who started them; forgotten with their end. */
export function importProgress() {
  const states = new Map<string, ImportProgressState>();
  const keyOf = (userId: string, key: string) => `${userId} ${key}`;

  return {
    of: (userId: string, key: string): ImportProgressState | null => states.get(keyOf(userId, key)) ?? null,
    /** @param key made by the client; without one nobody asks */
    follow(userId: string, key: string | undefined) {
      const id = key ? keyOf(userId, key.slice(0, 64)) : undefined;
      return {
        tell: (state: ImportProgressState) => void (id && states.set(id, state)),
        end: () => void (id && states.delete(id)),
      };
    },
  };
}
export type ImportProgressBook = ReturnType<typeof importProgress>;
