import { useClient } from '@gezi/client';
import { useQuery } from '@tanstack/react-query';
import { categoriesQuery } from '../shared/categoriesQuery';

/** Name of a category; its code if it was deleted. */
export function CategoryName({ code }: { code: string | null }) {
  const { data } = useQuery(categoriesQuery(useClient()));
  return data?.find((category) => category.code === code)?.name ?? code;
}
