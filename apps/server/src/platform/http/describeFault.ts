/** Describes an unexpected error for the log, without the values of a statement, which may be secret. */
export function describeFault(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) };
  const { query } = error as { query?: unknown };
  const cause = error.cause instanceof Error ? error.cause : undefined;
  const { code } = (cause ?? error) as { code?: unknown };
  return {
    type: error.constructor.name,
    // Drizzle includes the values in its message.
    message: typeof query === 'string' ? `${cause?.message ?? 'failed'}: ${query}` : error.message,
    ...(code === undefined ? {} : { code }),
    stack: framesOf(error),
  };
}

/** The stack without its first lines, which repeat the message. */
function framesOf({ stack = '' }: Error): string {
  const frames = stack.indexOf('\n    at ');
  return frames < 0 ? '' : stack.slice(frames + 1);
}
