import { expect, test } from 'vitest';
import { contrast, READABLE } from '../../core/contrast';
import { onDarkGround } from './onDarkGround';

const coloursOf = (html: string) => {
  const { body } = new DOMParser().parseFromString(onDarkGround(html, '#141414'), 'text/html');
  return [...body.querySelectorAll<HTMLElement>('[style]')].map(({ style }) => style.color);
};

test.each(['#cf1322', '#0958d9', '#531dab', 'black', 'rgb(192, 0, 0)'])('%s is readable on a dark page', (colour) => {
  const [shown] = coloursOf(`<p><span style="color: ${colour}">急件</span></p>`);
  expect(contrast(shown!, '#141414')).toBeGreaterThanOrEqual(READABLE);
});

test('keeps marked text dark', () => {
  const [marker, inner] = coloursOf(
    '<span style="background-color: #ffffb8">重点<b style="color: #cf1322">急件</b></span>',
  );
  expect(contrast(marker!, '#ffffb8')).toBeGreaterThanOrEqual(READABLE);
  expect(contrast(inner!, '#ffffb8')).toBeGreaterThanOrEqual(READABLE);
});

test('leaves text without colours unchanged', () => {
  expect(onDarkGround('<p>公告', '#141414')).toBe('<p>公告');
});
