// Writes the API page of every published package, in both languages, before the site is served or built.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { publishedPackages } from '../../scripts/lib.mjs';
import { apiMarkdown } from './apiMarkdown.mjs';
import { readApi } from './apiModel.mjs';

const pages = join(import.meta.dirname, '../pages');

for (const one of readApi(publishedPackages())) {
  for (const language of ['zh-CN', 'en-US']) {
    const file = join(pages, language === 'zh-CN' ? '.' : 'en', one.name.split('/')[1], 'api.md');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, apiMarkdown(one, language));
  }
}
