import type { FeatureHooks, GridFeature, GridSite } from './GridFeature';

/** A feature's code once it has arrived, and how to get it. */
export interface LazyCode<Code> {
  load: () => Promise<Code>;
  loaded: Code | undefined;
}

export const lazyCode = <Code>(load: () => Promise<Code>): LazyCode<Code> => {
  const code: LazyCode<Code> = {
    loaded: undefined,
    load: async () => (code.loaded ??= await load()),
  };
  return code;
};

/** Events that precede a press, a key or a paste. */
const SIGNS = ['pointerenter', 'focusin', 'touchstart'] as const;

/**
 * A feature whose code is loaded when the pointer or the focus first enters the grid, so that grids that nobody
 * interacts with do not load it.
 *
 * @param make creates the feature from its loaded code
 */
export const lazyFeature = <Row extends object, Code>(
  code: LazyCode<Code>,
  make: (code: Code) => GridFeature<Row>,
): GridFeature<Row> => ({
  attach(site) {
    if (code.loaded) return make(code.loaded).attach(site);
    return attachLater(site, code, make);
  },
});

function attachLater<Row extends object, Code>(
  site: GridSite<Row>,
  code: LazyCode<Code>,
  make: (code: Code) => GridFeature<Row>,
): FeatureHooks {
  let hooks: FeatureHooks | undefined;
  let gone = false;
  const deafen = () => SIGNS.forEach((sign) => site.frame.removeEventListener(sign, begin));

  function begin() {
    deafen();
    void code.load().then((loaded) => {
      if (gone) return;
      hooks = make(loaded).attach(site);
      hooks.used?.(site.controller.current);
    });
  }

  SIGNS.forEach((sign) => site.frame.addEventListener(sign, begin));
  if (site.frame.matches(':hover')) begin();
  return {
    keyDown: (event, place) => hooks?.keyDown?.(event, place) ?? false,
    used: (place) => hooks?.used?.(place),
    drawn: () => hooks?.drawn?.(),
    detach() {
      gone = true;
      deafen();
      hooks?.detach();
    },
  };
}
