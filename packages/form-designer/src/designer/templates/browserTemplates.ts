import type { OwnTemplate, TemplateStore } from './TemplateStore';

interface StoredTemplate extends OwnTemplate {
  readonly content: string;
  readonly at: number;
}

/**
 * Stores the templates of a user in the browser.
 *
 * @param key of the storage, one for each user, e.g. `gezi.form-templates.8`
 * @param storage default `localStorage`; saving rejects if it is full or refused
 */
export function browserTemplates(key: string, storage: () => Storage = () => localStorage): TemplateStore {
  function read(): StoredTemplate[] {
    const stored: unknown = JSON.parse(storage().getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isStoredTemplate) : [];
  }
  // Read each time: another tab may have written.
  async function write(change: (all: StoredTemplate[]) => StoredTemplate[]): Promise<StoredTemplate[]> {
    const next = change(await load());
    storage().setItem(key, JSON.stringify(next));
    return next;
  }
  const load = async () => {
    try {
      return await Promise.resolve(read());
    } catch (failure) {
      // A damaged list is replaced; a refused access is an error.
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

const isStoredTemplate = (value: unknown): value is StoredTemplate =>
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
