import DefaultTheme from 'vitepress/theme';
import type { Theme } from 'vitepress';
import { h } from 'vue';
import { Demo } from './Demo.ts';
import { MovingPictures } from './MovingPictures.ts';
import { FirstLoads, Sizes } from './Sizes.ts';
import './site.css';

export default {
  extends: DefaultTheme,
  Layout: () => h(DefaultTheme.Layout, null, { 'home-hero-after': () => h(MovingPictures) }),
  enhanceApp({ app }) {
    app.component('Demo', Demo);
    app.component('FirstLoads', FirstLoads);
    app.component('Sizes', Sizes);
  },
} satisfies Theme;
