import { beginsAs, extensionOf, hasSignature, HEAD_LENGTH } from '@gezi/validators';

/**
 * Whether a file begins as its extension promises. An extension nobody knows the beginning of passes: the server
 * decides.
 *
 * @throws {DOMException} when the file cannot be read, e.g. because it was moved
 */
export async function contentMatches(file: File): Promise<boolean> {
  const type = extensionOf(file.name);
  if (!hasSignature(type)) return true;
  return beginsAs(type, new Uint8Array(await file.slice(0, HEAD_LENGTH).arrayBuffer()));
}
