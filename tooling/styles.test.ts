import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const folders = readdirSync(join(root, 'packages')).map((name) => `packages/${name}/src`);
const filesOf = (ending: RegExp, within: readonly string[] = folders) =>
  within.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => ending.test(file))
      .map((file) => `${folder}/${file}`),
  );

/** The style sheets with colours: the theme of pages without a provider, and the brand of the application. */
const WITH_PALETTE = ['packages/ui/src/styles.css', 'apps/procurement/src/visitor/brand.css'];
const read = (file: string) => ({
  file,
  // Comments apart; icons are masks, or ticks on a solid ground.
  css: readFileSync(join(root, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, keepLines),
});
const sheets = filesOf(/\.css$/).map(read);
const ofApplication = filesOf(/\.css$/, ['apps/procurement/src']).map(read);

const COLOUR = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch|hwb)\(/i;
const COLOUR_NAME = /\b(?:white|black|gray|grey|red|green|blue|orange|yellow|silver|navy|purple)\b(?![-\w])/;

describe('style sheets', () => {
  test('name no colour but those of the theme', () => {
    const found = [...sheets, ...ofApplication]
      .filter(({ file }) => !WITH_PALETTE.includes(file))
      .flatMap(({ file, css }) =>
        declarations(css.replaceAll(/url\("data:[^"]*"\)/g, iconOf))
          .filter(({ value }) => COLOUR.test(value) || COLOUR_NAME.test(value))
          .map(({ line, property, value }) => `${file}:${line} ${property}: ${value}`),
      );
    expect(found).toEqual([]);
  });

  test('use no variable that is never set', () => {
    const known = new Set(
      [...sheets, ...ofApplication].flatMap(({ css }) =>
        [...css.matchAll(/(--gezi-[\w-]+)\s*:/g)].map(([, name]) => name!),
      ),
    );
    for (const file of filesOf(/\.tsx?$/, [...folders, 'apps/procurement/src']))
      for (const [, name] of readFileSync(join(root, file), 'utf8').matchAll(
        /['"`](--gezi-[\w-]+)['"`]|\b(--gezi-shell-top)\b/g,
      ))
        known.add(name!);
    const unknown = [...sheets, ...ofApplication].flatMap(({ file, css }) =>
      [...css.matchAll(/var\((--gezi-[\w-]+)\)/g)]
        .filter(([, name]) => !known.has(name!))
        .map(([, name]) => `${file} ${name}`),
    );
    expect(unknown).toEqual([]);
  });

  test('leave the page of the application alone', () => {
    const found = sheets.flatMap(({ file, css }) =>
      [...css.matchAll(/(?:^|[},])\s*((?:html|body)(?![-\w.:])[^{},]*)(?=[{,])/g)].map(
        ([, selector]) => `${file} ${selector}`,
      ),
    );
    expect(found).toEqual([]);
  });

  test('name no physical side, so that they follow the writing direction', () => {
    const found = sheets.flatMap(({ file, css }) =>
      declarations(css)
        .filter(isPhysical)
        .map(({ line, property, value }) => `${file}:${line} ${property}: ${value}`),
    );
    expect(found).toEqual([]);
  });
});

/** Values of saved forms and of the specification, and the parts that define colours. */
const WITH_COLOURS = [
  /^packages\/ui\/src\/core\/(?:contrast|fixedColors|themeColors)\.ts$/,
  /^packages\/ui\/src\/react\/(?:geziTheme|readableComponents|usePersistentPreferences|GeziProvider)\.tsx?$/,
  // Palettes that a user writes into a text, and the theme of monaco.
  /^packages\/ui\/src\/editors\//,
  /^packages\/ui\/src\/react\/(?:barcode\/Barcode|html\/onDarkGround)\.tsx?$/,
  // Names of antd's tag colours in data.
  /^packages\/editable-grid\/src\/cells\/shared\/choices\/writeTags\.ts$/,
  // Defaults of saved forms and layouts (B§3).
  /^packages\/editable-grid\/src\/core\/merged-cells\//,
  /^packages\/form-designer\/src\/(?:fields|core)\//,
  /^packages\/form-designer\/src\/runtime\/kit\/(?:shownColor|lettersOf)\.ts$/,
  /^packages\/form-designer\/src\/designer\/panel\/controls\/ColorControl\.tsx$/,
];

test('components of the packages name no colour', () => {
  const found = filesOf(/\.tsx?$/)
    .filter((file) => !/^packages\/domain\/|\.test\.|\.stories\.|\/testing\//.test(file))
    .filter((file) => !WITH_COLOURS.some((allowed) => allowed.test(file)))
    .flatMap((file) => {
      const code = readFileSync(join(root, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, keepLines);
      return code
        .split('\n')
        .flatMap((text, at) =>
          /['"`(]#[0-9a-f]{3,8}['"`)]|\brgba?\(\s*\d/i.test(text) ? `${file}:${at + 1} ${text.trim()}` : [],
        );
    });
  expect(found).toEqual([]);
});

interface Declaration {
  line: number;
  property: string;
  value: string;
}

function declarations(css: string): Declaration[] {
  return [...css.matchAll(/(?<=[{;]\s*)([\w-]+)\s*:\s*([^;{}]+);/g)].map(({ 1: property, 2: value, index }) => ({
    line: css.slice(0, index).split('\n').length,
    property: property!,
    value: value!.replaceAll(/\s+/g, ' '),
  }));
}

function isPhysical({ property, value }: Declaration): boolean {
  if (/^(?:left|right)$|^(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)\b/.test(property))
    return true;
  if (/^(?:text-align|float|clear)$/.test(property)) return /\b(?:left|right)\b/.test(value);
  if (property === 'background-position' || property === 'mask-position') return /\b(?:left|right)\b/.test(value);
  if (property === 'margin' || property === 'padding') {
    const sides = partsOf(value);
    return sides.length === 4 && sides[1] !== sides[3];
  }
  return false;
}

/** Parts of a value, apart by spaces outside brackets. */
function partsOf(value: string): string[] {
  let depth = 0;
  let parts = '';
  for (const sign of value) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    parts += sign === ' ' && depth > 0 ? '_' : sign;
  }
  return parts.split(' ');
}

function iconOf(url: string): string {
  return url.replaceAll(/%23(?:000|fff)(?=')/g, '').replaceAll('%23', '#');
}

function keepLines(text: string): string {
  return text.replaceAll(/[^\n]/g, ' ');
}
