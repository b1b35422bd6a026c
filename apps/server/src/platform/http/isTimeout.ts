/** True for the error with which Fastify answers a request that takes longer than its `handlerTimeout`. */
export const isTimeout = (error: unknown): boolean =>
  (error as { code?: unknown } | null | undefined)?.code === 'FST_ERR_HANDLER_TIMEOUT';
