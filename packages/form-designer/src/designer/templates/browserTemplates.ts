import type { OwnTemplate, TemplateStore } from './TemplateStore';

interface Kept extends OwnTemplate {
  readonly content: string;
  readonly at: number;
}

/**
 * Own templates in the browser's storage.
 *
 * @param key of the storage, one for each person, e.g. `gezi.form-templates.8`
 * @param storage default `localStorage`; where it is full or refused, saving rejects
 */
export function browserTemplates(key: string, storage: () => Storage = () => localStorage): TemplateStore {
  function read(): Kept[] {
    const kept: unknown = JSON.parse(storage().getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isKept) : [];
  }
  // Read anew each time: another tab may have written.
  async function write(change: (all: Kept[]) => Kept[]): Promise<Kept[]> {
    const next = change(await load());
    storage().setItem(key, JSON.stringify(next));
    return next;
  }
  const load = async () => {
    try {
      return await Promise.resolve(read());
    } catch (failure) {
      // What is no list any more is begun anew; what is refused is told.
      if (failure instanceof SyntaxError) return [];
      throw failure;
    }
  };

  return {
    isLocal: true,
    load,
    async open(id) {
      const found = (await load()).find((template) => template.id === id);
      if (!found) throw new Error(`no template ${id}`);
      return found.content;
    },
    save: (name, content) =>
      write((all) => [
        { id: newId(), name, content, at: Date.now() },
        ...all.filter((template) => template.name !== name),
      ]),
    rename: (id, name) =>
      write((all) =>
        all
          .filter((template) => template.id === id || template.name !== name)
          .map((template) => (template.id === id ? { ...template, name, at: Date.now() } : template)),
      ),
    remove: (id) => write((all) => all.filter((template) => template.id !== id)),
  };
}

const newId = () => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`;

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'name' in value &&
  typeof value.name === 'string' &&
  'content' in value &&
  typeof value.content === 'string' &&
  'at' in value &&
  typeof value.at === 'number';
