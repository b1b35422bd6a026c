import { expect, test } from 'vitest';
import { browserTemplates } from './browserTemplates';

function storage(entries: Record<string, string> = {}, room = Infinity): () => Storage {
  const store = {
    getItem: (key: string) => entries[key] ?? null,
    setItem: (key: string, text: string) => {
      if (text.length > room) throw new DOMException('full', 'QuotaExceededError');
      entries[key] = text;
    },
  } as Storage;
  return () => store;
}
const names = (all: readonly { name: string }[]) => all.map(({ name }) => name);

test('are stored, replaced by name, renamed, deleted; newest first', async () => {
  const one = browserTemplates('own', storage());
  await one.save('申请', '{"list":[]}');
  await one.save('合同', '{"list":[]}');
  const [contract, request] = await one.save('申请', '{"list":[1]}');
  expect(names([contract!, request!])).toEqual(['申请', '合同']);
  expect(await one.open(contract!.id)).toBe('{"list":[1]}');
  await expect(one.open('gone')).rejects.toThrow('gone');
  expect(names(await one.rename(request!.id, '验收'))).toEqual(['申请', '验收']);
  // Names are unique: the previous template of that name is replaced.
  expect(names(await one.rename(request!.id, '申请'))).toEqual(['申请']);
  expect(await one.remove(request!.id)).toEqual([]);
});

test('invalid storage is reset, a full one is reported', async () => {
  expect(await browserTemplates('own', storage({ own: '{' })).load()).toEqual([]);
  expect(await browserTemplates('own', storage({ own: '[{"id":1},null]' })).load()).toEqual([]);
  await expect(browserTemplates('own', storage({}, 10)).save('大', '{"list":[]}')).rejects.toThrow('full');
});
