import { useSearchParams } from 'react-router';

/** Page size of a public list (P§9). */
export const PAGE_SIZE = 10;

/** Search conditions and page of a list, stored in the address. */
export function useListAddress() {
  const [params, setParams] = useSearchParams();
  const wanted = Number(params.get('page') ?? 1);

  /** Changed conditions return to the first page. */
  function change(values: Record<string, string>, page = 1): void {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries({ ...values, page: page > 1 ? String(page) : '' })) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    setParams(next);
  }

  return {
    pageNo: Number.isInteger(wanted) && wanted > 0 && wanted <= 1_000_000 ? wanted : 1,
    valueOf: (name: string, maxLength = 50): string => (params.get(name) ?? '').slice(0, maxLength),
    change,
  };
}
