/** An answer of the API on the wire, except answers marked raw. */
export interface Envelope<Result = unknown> {
  success: boolean;
  /** Message for the user; for an upload the stored path. */
  message: string;
  /** 200 on success (0 on some platforms), 201 for an import with rejected rows. */
  code: number;
  result: Result;
  /** Server time in epoch milliseconds; 0 if the server sends none. */
  timestamp: number;
  /** Member of the input that was refused, if the server names one. */
  field?: string;
}

/** Reads parsed JSON as an envelope; undefined if it is not one. */
export function asEnvelope(json: unknown): Envelope | undefined {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return undefined;
  const raw = json as Record<string, unknown>;
  if (typeof raw.success !== 'boolean') return undefined;
  const field = fieldOf(raw.field) ?? fieldOf((raw.result as Record<string, unknown> | null | undefined)?.field);
  return {
    success: raw.success,
    message: typeof raw.message === 'string' ? raw.message : '',
    code: Number(raw.code ?? 0) || 0,
    result: raw.result ?? null,
    timestamp: Number(raw.timestamp ?? 0) || 0,
    ...(raw.success || field === undefined ? {} : { field }),
  };
}

const fieldOf = (value: unknown): string | undefined => (typeof value === 'string' && value ? value : undefined);
