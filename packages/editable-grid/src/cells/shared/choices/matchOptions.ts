import { type GridOption, optionText } from '../../../core/columns/GridOption';

/** Options whose text or value contains the query, ignoring case; all without a query. */
export function matchOptions(options: readonly GridOption[], query: string | undefined): readonly GridOption[] {
  const wanted = query?.trim().toLowerCase();
  if (!wanted) return options;
  return options.filter(
    (option) =>
      optionText(option).toLowerCase().includes(wanted) || String(option.value).toLowerCase().includes(wanted),
  );
}
