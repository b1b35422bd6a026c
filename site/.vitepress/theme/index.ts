import DefaultTheme from 'vitepress/theme';
import type { Theme } from 'vitepress';
import { Demo } from './Demo.ts';
import { FirstLoads, Sizes } from './Sizes.ts';
import './site.css';

export default {
  extends: DefaultTheme,
  enhanceApp({ app }) {
    app.component('Demo', Demo);
    app.component('FirstLoads', FirstLoads);
    app.component('Sizes', Sizes);
  },
} satisfies Theme;
