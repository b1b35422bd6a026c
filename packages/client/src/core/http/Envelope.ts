/** What every answer of the API looks like on the wire, except those the contract marks raw. */
export interface Envelope<Result = unknown> {
  success: boolean;
  /** For the user; an upload carries its stored path here. */
  message: string;
  /** 200 on success (some platforms leave 0), 201 for an import with rejected rows; as a number, whatever came. */
  code: number;
  result: Result;
  /** Server time, epoch milliseconds; 0 when the server did not say. */
  timestamp: number;
  /** The member of the input at fault, where the server names one. */
  field?: string;
}

/** Reads a parsed JSON answer as an envelope; undefined when it is none. */
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
