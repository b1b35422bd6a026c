import * as domain from '@gezi/domain';
import type { Endpoint } from '@gezi/domain';

/** Every endpoint of the domain by its name. */
export const endpoints: Readonly<Record<string, Endpoint>> = Object.fromEntries(
  Object.entries(domain as Record<string, unknown>).filter((entry): entry is [string, Endpoint] =>
    isEndpoint(entry[1]),
  ),
);

/** Fills in the parameters of a path. @returns the path and the remaining input */
export function fillPath(
  path: string,
  input: Record<string, unknown>,
): { path: string; rest: Record<string, unknown> } {
  const rest = { ...input };
  const filled = path.replaceAll(/\{(\w+)\}/g, (_match, name: string) => {
    const value = rest[name] ?? 'x';
    delete rest[name];
    // Buffers replace lone surrogates, which cannot be encoded.
    return encodeURIComponent(Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString());
  });
  return { path: filled, rest };
}

function isEndpoint(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;
}
