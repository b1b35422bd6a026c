import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const site = resolve(import.meta.dirname, '..');
const pages = join(site, 'pages');
const samples = join(site, 'samples');
const LANGUAGES = ['zh-CN', 'en-US'] as const;
type Language = (typeof LANGUAGES)[number];

const filesBelow = (folder: string, ending: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => ending.test(path));
const read = (...path: string[]) => readFileSync(join(...path), 'utf8');

/** Pages of a language that are written by hand, by their path below its folder. */
function pagesOf(language: Language): string[] {
  const all = filesBelow(pages, /\.md$/).filter((path) => !path.endsWith('api.md'));
  const isEnglish = (path: string) => path.startsWith('en/');
  return language === 'zh-CN'
    ? all.filter((path) => !isEnglish(path))
    : all.filter(isEnglish).map((path) => path.slice(3));
}
const pageOf = (language: Language, path: string) => read(pages, language === 'zh-CN' ? '' : 'en', path);

const included = (text: string) => [...text.matchAll(/^<<< @\/\.\.\/samples\/(\S+)/gm)].map(([, path]) => path!);

/** Parts that both languages share: levels of headings, samples, demos, and the rows of tables. */
const outline = (text: string, language: Language) =>
  text.split('\n').flatMap((line) => {
    const shared = /^(#+ |<<< \S+|<(Demo|Sizes|FirstLoads)\b.*|```\w*|:::)/.exec(line)?.[0];
    return shared ? [shared.replace(`/samples/${language}/`, '/samples/')] : line.startsWith('|') ? ['|'] : [];
  });

test('both languages have the same pages', () => {
  expect(pagesOf('en-US').toSorted()).toEqual(pagesOf('zh-CN').toSorted());
});

test.each(pagesOf('zh-CN'))('%s has the same parts in both languages', (path) => {
  expect(outline(pageOf('en-US', path), 'en-US')).toEqual(outline(pageOf('zh-CN', path), 'zh-CN'));
});

test('code in pages is the code of samples', () => {
  const typed = LANGUAGES.flatMap((language) =>
    pagesOf(language).filter((path) => /^```(ts|tsx|js|jsx|typescript)\b/m.test(pageOf(language, path))),
  );
  expect(typed).toEqual([]);
});

test.each(LANGUAGES)('%s: every sample is in a page of its language', (language) => {
  const shown = new Set(pagesOf(language).flatMap((path) => included(pageOf(language, path))));
  const files = filesBelow(samples, /\.tsx?$/).filter((path) => path.startsWith(`${language}/`));
  expect([...shown].filter((path) => !path.startsWith(`${language}/`))).toEqual([]);
  expect(files.filter((path) => !shown.has(path))).toEqual([]);
});

/** The code of a sample without its texts. */
function codeOf(path: string): string[] {
  const parts: string[] = [];
  const visit = (node: ts.Node) => {
    parts.push(ts.isIdentifier(node) ? node.text : ts.SyntaxKind[node.kind]);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, read(samples, path), ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX));
  return parts;
}

const chinese = filesBelow(join(samples, 'zh-CN'), /\.tsx?$/);

test('both languages have the same samples', () => {
  expect(filesBelow(join(samples, 'en-US'), /\.tsx?$/).toSorted()).toEqual(chinese.toSorted());
});

test.each(chinese)('%s differs between the languages in its texts only', (path) => {
  expect(codeOf(join('en-US', path))).toEqual(codeOf(join('zh-CN', path)));
});

/** Texts that are Chinese on purpose: what a package returns in Chinese, and the names of languages. */
const CHINESE_ON_PURPOSE = /describeCron\('[^']+'\)|'zh-CN': \{|English \/ 中文/;

test('English pages and samples are in English', () => {
  const files = [
    ...pagesOf('en-US').map((path) => join(pages, 'en', path)),
    ...chinese.map((path) => join(samples, 'en-US', path)),
  ];
  const left = files.flatMap((file) =>
    read(file)
      .split('\n')
      .filter((line) => /[\u4e00-\u9fff，。；：（）、]/.test(line) && !CHINESE_ON_PURPOSE.test(line))
      .map((line) => `${relative(site, file)}: ${line}`),
  );
  expect(left).toEqual([]);
});
