/** Runs pnpm in the exact version that package.json names. */
export function pnpm(
  args: readonly string[],
  options?: { cwd?: string; quiet?: boolean; env?: Record<string, string> },
): Promise<{ code: number; output: string }>;

/** Options of Node for the server. */
export const SERVER_OPTIONS: readonly string[];
