import 'bpmn-js/dist/assets/diagram-js.css';
import 'bpmn-js/dist/assets/bpmn-js.css';
import 'bpmn-js/dist/assets/bpmn-font/css/bpmn.css';
import Modeler from 'bpmn-js/lib/Modeler';
import NavigatedViewer from 'bpmn-js/lib/NavigatedViewer';
import { flowableModdle } from '@gezi/domain';
import { paletteModule } from './paletteModule';
import { translateModule } from './translate';
import './modeler.css';

/** Colours of the current theme. */
const RENDERER = {
  defaultFillColor: 'var(--gezi-bg)',
  defaultStrokeColor: 'var(--gezi-text)',
  defaultLabelColor: 'var(--gezi-text)',
};

/** A modeler with the elements that the engine runs. This module and all of bpmn-js load on demand. */
export function createModeler(container: HTMLElement, language: string): Modeler {
  return new Modeler({
    container,
    bpmnRenderer: RENDERER,
    moddleExtensions: { flowable: flowableModdle },
    additionalModules: [translateModule(language), paletteModule],
  });
}

/** A drawing that can be moved and zoomed. */
export const createViewer = (container: HTMLElement): NavigatedViewer =>
  new NavigatedViewer({ container, bpmnRenderer: RENDERER, moddleExtensions: { flowable: flowableModdle } });
