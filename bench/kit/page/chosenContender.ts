/**
 * The contender that the address asks for, ours by default. Each is loaded alone: one's style sheet must not slow
 * another's page down.
 */
export async function chosenContender<Contender>(all: Record<string, () => Promise<Contender>>): Promise<Contender> {
  const name = new URLSearchParams(location.search).get('contender') ?? 'gezi';
  const load = all[name];
  if (!load) throw new Error(`no contender ${name}`);
  return load();
}
