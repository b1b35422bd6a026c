import { describe, expect, test } from 'vitest';
import { scrollHeader, type HeaderScroll } from './headerScroll';
import { DEFAULT_LAYOUT, readLayoutChoices, type LayoutChoices } from './layoutChoices';
import { effectiveLayout, layoutOffer, switchNavMode } from './effectiveLayout';

const choices = (over: Partial<LayoutChoices>): LayoutChoices => ({ ...DEFAULT_LAYOUT, ...over });

describe('available options', () => {
  test.each([
    [{ navMode: 'sidemenu' } as const, ['Fixed'], true],
    [{ navMode: 'topmenu' } as const, ['Fluid', 'Fixed'], false],
  ])('%o', (over, contentWidths, fixedSider) => {
    expect(layoutOffer(choices(over))).toMatchObject({ contentWidths, fixedSider });
  });

  test('a scrolling header cannot hide', () => {
    expect(layoutOffer(choices({ fixedHeader: false })).autoHideHeader).toBe(false);
    expect(layoutOffer(choices({ fixedHeader: true })).autoHideHeader).toBe(true);
  });
});

describe('effective settings', () => {
  test('Fluid applies in topmenu only, and is restored with it', () => {
    const chosen = choices({ navMode: 'topmenu', contentWidth: 'Fluid' });
    expect(effectiveLayout(chosen).contentWidth).toBe('Fluid');
    const aside = { ...chosen, navMode: 'sidemenu' } as const;
    expect(effectiveLayout(aside).contentWidth).toBe('Fixed');
    expect(effectiveLayout({ ...aside, navMode: 'topmenu' }).contentWidth).toBe('Fluid');
  });

  test('hiding requires the fixed header, fixing the menu requires the side menu', () => {
    expect(effectiveLayout(choices({ fixedHeader: false, autoHideHeader: true })).autoHideHeader).toBe(false);
    expect(effectiveLayout(choices({ fixedHeader: true, autoHideHeader: true })).autoHideHeader).toBe(true);
    expect(effectiveLayout(choices({ navMode: 'topmenu', fixedSider: true })).fixedSider).toBe(false);
    expect(effectiveLayout(choices({ navMode: 'sidemenu', fixedSider: true })).fixedSider).toBe(true);
  });
});

test('switching the navigation mode there and back leaves the side menu free', () => {
  const atTop = { ...choices({ fixedSider: true }), ...switchNavMode('topmenu') };
  const atSide = { ...atTop, ...switchNavMode('sidemenu') };
  expect(effectiveLayout(atSide)).toMatchObject({ navMode: 'sidemenu', fixedSider: false });
});

test('stored settings are validated one by one', () => {
  expect(readLayoutChoices({ navMode: 'topmenu', contentWidth: 'Huge', fixedHeader: 'yes', colorWeak: true })).toEqual({
    ...DEFAULT_LAYOUT,
    navMode: 'topmenu',
    colorWeak: true,
  });
  expect(readLayoutChoices(null)).toEqual(DEFAULT_LAYOUT);
  expect(readLayoutChoices('x', choices({ multiTab: false })).multiTab).toBe(false);
});

test('the header hides when scrolling down and returns when scrolling up', () => {
  const walk = (...tops: number[]) =>
    tops.reduce<HeaderScroll>((at, to) => scrollHeader(at, to), { top: 0, hidden: false }).hidden;
  expect(walk(30)).toBe(false);
  expect(walk(30, 200)).toBe(true);
  expect(walk(30, 200, 198)).toBe(true);
  expect(walk(30, 200, 190)).toBe(false);
  expect(walk(30, 200, 190, 192)).toBe(false);
  expect(walk(400, 40)).toBe(false);
});
