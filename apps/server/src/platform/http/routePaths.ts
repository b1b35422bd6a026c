import type { Endpoint } from '@gezi/domain';

/** Routes of an endpoint: `/a/{id}` as `/api/a/:id`. A last segment that the input does not require is optional. */
export function routePaths({ path, input }: Pick<Endpoint, 'path' | 'input'>): string[] {
  const url = `/api${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
  const last = /\/\{(\w+)\}$/.exec(path)?.[1];
  const required = (input as { required?: string[] }).required ?? [];
  return last && !required.includes(last) ? [url, url.slice(0, url.lastIndexOf('/'))] : [url];
}
