/**
 * The contender named in the address, ours by default. Loads only that one, so that style sheets of others do not slow
 * the page down.
 */
export async function chosenContender<Contender>(all: Record<string, () => Promise<Contender>>): Promise<Contender> {
  const name = new URLSearchParams(location.search).get('contender') ?? 'gezi';
  const load = all[name];
  if (!load) throw new Error(`no contender ${name}`);
  return load();
}
