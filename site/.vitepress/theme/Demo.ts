import { useData } from 'vitepress';
import { defineComponent, h, onBeforeUnmount, onMounted, ref, watch } from 'vue';
import { mountSample, type MountedSample } from './mountSample.tsx';

/** A running sample: the component that `samples/<language>/<name>.tsx` exports, in the language and colours of the page. */
export const Demo = defineComponent({
  name: 'Demo',
  props: {
    /** File below `samples/<language>` without its extension. */
    name: { type: String, required: true },
    /** Least height in pixels, kept free while the sample loads. */
    height: { type: Number, default: 120 },
    /** The sample reaches the edges of its box. */
    flush: Boolean,
  },
  setup(props) {
    const { isDark, lang } = useData();
    const place = ref<HTMLElement>();
    const failure = ref('');
    let mounted: MountedSample | undefined;
    let isGone = false;
    let observer: IntersectionObserver | undefined;

    const look = () => ({ locale: lang.value as 'zh-CN' | 'en-US', dark: isDark.value });

    async function start() {
      try {
        const sample = await mountSample(place.value!, props.name, look());
        if (isGone) sample.unmount();
        else mounted = sample;
      } catch (error) {
        failure.value = String(error);
      }
    }

    onMounted(() => {
      // A page with several samples loads those that the reader reaches.
      observer = new IntersectionObserver(
        ([entry]) => {
          if (!entry?.isIntersecting) return;
          observer?.disconnect();
          void start();
        },
        { rootMargin: '300px' },
      );
      observer.observe(place.value!);
    });
    watch([isDark, lang], () => mounted?.update(look()));
    onBeforeUnmount(() => {
      isGone = true;
      observer?.disconnect();
      mounted?.unmount();
    });

    return () =>
      h('div', { class: ['demo vp-raw', props.flush && 'demo-flush'], 'data-sample': props.name }, [
        h('div', { ref: place, class: 'demo-place', style: { minHeight: `${props.height}px` } }),
        failure.value ? h('p', { class: 'demo-failure', role: 'alert' }, failure.value) : null,
      ]);
  },
});
