import { useData } from 'vitepress';
import { computed, defineComponent, h, onMounted, ref, watch } from 'vue';
import designerEnglish from '../../../docs/screenshots/designer.en-US.png';
import designerChinese from '../../../docs/screenshots/designer.zh-CN.png';
import gridEnglish from '../../../docs/screenshots/grid.en-US.png';
import gridChinese from '../../../docs/screenshots/grid.zh-CN.png';

const PICTURES = {
  'zh-CN': {
    pause: '暂停动画',
    play: '播放动画',
    pictures: [
      { src: gridChinese, text: '两人编辑同一张表：左边输入名称、粘贴三行，右边修改数量' },
      { src: designerChinese, text: '把开关拖进表单并改名；预览中，自动计算的金额使说明变为必填' },
    ],
  },
  'en-US': {
    pause: 'Pause',
    play: 'Play',
    pictures: [
      { src: gridEnglish, text: 'Two users edit a grid: a name is typed, rows are pasted, a quantity is changed' },
      {
        src: designerEnglish,
        text: 'A switch is dragged into a form and renamed; the preview calculates the amount and asks for a reason',
      },
    ],
  },
};

/** Recordings of grid and designer on the start page; still for readers who prefer reduced motion. */
export const MovingPictures = defineComponent({
  name: 'MovingPictures',
  setup() {
    const { lang } = useData();
    const words = computed(() => PICTURES[lang.value as keyof typeof PICTURES]);
    const isPlaying = ref(true);
    onMounted(() => {
      isPlaying.value = !matchMedia('(prefers-reduced-motion: reduce)').matches;
    });
    return () =>
      h('div', { class: 'moving-pictures' }, [
        ...words.value.pictures.map(({ src, text }) => h(Picture, { key: src, src, text, isPlaying: isPlaying.value })),
        h(
          'button',
          { type: 'button', onClick: () => (isPlaying.value = !isPlaying.value) },
          isPlaying.value ? words.value.pause : words.value.play,
        ),
      ]);
  },
});

const Picture = defineComponent({
  props: {
    src: { type: String, required: true },
    text: { type: String, required: true },
    isPlaying: { type: Boolean, required: true },
  },
  setup(props) {
    const image = ref<HTMLImageElement>();
    const still = ref<HTMLCanvasElement>();

    /** Shows the first picture. */
    function stop() {
      const { naturalWidth: width, naturalHeight: height } = image.value!;
      Object.assign(still.value!, { width, height });
      still.value!.getContext('2d')?.drawImage(image.value!, 0, 0);
    }
    watch(
      () => props.isPlaying,
      (isPlaying) => !isPlaying && stop(),
      { flush: 'post' },
    );

    return () =>
      h('figure', [
        h('img', {
          ref: image,
          src: props.src,
          alt: props.isPlaying ? props.text : '',
          hidden: !props.isPlaying,
          onLoad: () => !props.isPlaying && stop(),
        }),
        h('canvas', { ref: still, role: 'img', 'aria-label': props.text, hidden: props.isPlaying }),
        h('figcaption', props.text),
      ]);
  },
});
