/** A setting that the server adds to the page as a `meta` element; undefined if it is absent or empty. */
export const pageSetting = (name: string): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content || undefined;
