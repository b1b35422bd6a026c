import { useData } from 'vitepress';
import { computed, defineComponent, h } from 'vue';
import doors from '../../../tooling/doorSizes.json';
import examples from '../../../tooling/exampleSizes.json';

const kB = (size: number) => `${size} kB`;

function table(heads: readonly [string, string], rows: readonly (readonly [string, number])[]) {
  return h('table', [
    h(
      'thead',
      h(
        'tr',
        heads.map((head, index) => h('th', { style: index ? 'text-align: right' : '' }, head)),
      ),
    ),
    h(
      'tbody',
      rows.map(([name, size]) =>
        h('tr', [h('td', h('code', name)), h('td', { style: 'text-align: right' }, kB(size))]),
      ),
    ),
  ]);
}

/** Compressed sizes of the entry points of one package, or of all. */
export const Sizes = defineComponent({
  name: 'Sizes',
  props: { package: { type: String, default: '' } },
  setup(props) {
    const { lang } = useData();
    const rows = computed(() =>
      Object.entries(doors).filter(([door]) => !props.package || `${door}/`.startsWith(`@gezi/${props.package}/`)),
    );
    return () => table(lang.value === 'zh-CN' ? ['入口', '压缩后'] : ['entry point', 'compressed'], rows.value);
  },
});

/** First load of every example application. */
export const FirstLoads = defineComponent({
  name: 'FirstLoads',
  setup() {
    const { lang } = useData();
    return () =>
      table(lang.value === 'zh-CN' ? ['示例应用', '首屏加载'] : ['example', 'first load'], Object.entries(examples));
  },
});
